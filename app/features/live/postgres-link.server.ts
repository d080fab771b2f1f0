import { type Channel, openChannel } from '#app/platform/db/channel.server.ts';

import type { Connect } from './bus.server.ts';

/** Each id is sent at most once in this time. */
const windowMs = 250;
/** Beyond this many ids in one window, 'anything may have changed' is sent instead. */
const mostIds = 1000;
const anything = '*';

/** Links the processes that share a PostgreSQL database, by LISTEN and NOTIFY. Only ids travel. */
export function createPostgresLink(url: string, name = 'festoon_changes'): Connect {
  return (deliver) => {
    let unsent = new Set<string>();
    let window: NodeJS.Timeout | null = null;
    const channel: Channel = openChannel(url, name, {
      heard: (word) => deliver(word === anything ? null : word),
      opened: () => {
        deliver(null);
        void flush();
      },
    });

    /** Sends the unsent ids; if the connection is lost they stay unsent until it is open again. */
    async function flush(): Promise<void> {
      if (unsent.size === 0) return;
      const ids = unsent;
      unsent = new Set();
      try {
        await channel.send([...ids]);
      } catch {
        for (const id of ids) keep(id);
      }
    }

    function keep(id: string): void {
      if (unsent.size >= mostIds) unsent = new Set([anything]);
      if (!unsent.has(anything)) unsent.add(id);
    }

    /** Sends the first change at once, and those that follow in the window together at its end. */
    function openWindow(): void {
      void flush();
      window = setTimeout(() => {
        window = null;
        if (unsent.size > 0) openWindow();
      }, windowMs);
      window.unref();
    }

    return {
      send(id) {
        keep(id);
        if (!window) openWindow();
      },
      async close() {
        if (window) clearTimeout(window);
        await flush();
        await channel.close();
      },
    };
  };
}
