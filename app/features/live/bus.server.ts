import { LRUCache } from 'lru-cache';

import { createId } from '#app/platform/ids.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';

import type { Cursor } from './cursor.ts';

const mostCursors = 10_000;

/** `sure` is false after a gap, in which a change may have been missed. */
type Listener = (sure: boolean) => void;

export interface BusLink {
  send(id: string): void;
  close(): Promise<void>;
}

/** Calls `deliver` with each id that another process publishes, and with null after a gap. */
export type Connect = (deliver: (id: string | null) => void) => BusLink;

/**
 * Publishes ids of changed invitations and hosts; subscribers read the data again. Delivery is at least once: a change
 * may arrive twice, or, after a lost connection, as 'anything may have changed'.
 */
export interface Bus extends Publisher {
  /** Returns a function that unsubscribes. A listener must not throw. */
  subscribe(id: string, listener: Listener): () => void;
  /** Data of `id` that is read from now on holds every change that this process has heard of. Tells of no other id. */
  cursor(id: string): Cursor;
  close(): Promise<void>;
}

/**
 * Beyond `most` cursors, the events whose cursors were asked for longest ago get new ones: their screens read once more
 * (behaviour 21.13).
 */
export function createBus(connect?: Connect, most = mostCursors): Bus {
  const listeners = new Map<string, Set<Listener>>();
  /** The changes that were heard of in an era, which begins anew when some may have been missed. */
  const heard = new LRUCache<string, { era: string; count: number }>({ max: most });

  function deliver(id: string | null): void {
    if (id === null) heard.clear();
    else {
      const known = heard.peek(id);
      if (known) known.count += 1;
    }
    const reached = id === null ? [...listeners.values()] : [listeners.get(id) ?? []];
    for (const each of reached) for (const listener of each) listener(id !== null);
  }

  const link = connect?.(deliver);
  return {
    publish(id) {
      deliver(id);
      link?.send(id);
    },
    subscribe(id, listener) {
      // A new function each time, so that subscribing one listener twice makes two subscriptions.
      const own: Listener = (sure) => listener(sure);
      const those = listeners.get(id) ?? new Set();
      listeners.set(id, those.add(own));
      return () => {
        those.delete(own);
        if (those.size === 0 && listeners.get(id) === those) listeners.delete(id);
      };
    },
    cursor(id) {
      const known = heard.get(id) ?? { era: createId(), count: 0 };
      heard.set(id, known);
      return `${known.era}.${known.count}`;
    },
    close: async () => link?.close(),
  };
}
