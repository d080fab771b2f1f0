import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

const firstPauseMs = 200;
const longestPauseMs = 15_000;
const answerWithinMs = 5_000;
/** How often the line is tried: a connection that went silent is not noticed otherwise. */
const checkEveryMs = 20_000;

/** Other processes on the same PostgreSQL database. What is said reaches those that listen at that moment, and is kept nowhere. */
export interface Channel {
  /** Says words of this process's own to all others; rejects when the line is down: nobody heard them then. */
  send(words: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface Ears {
  /** A word that another process said. */
  heard(word: string): void;
  /** The line is open, for the first time or again: whatever was said before may have been missed. */
  opened(): void;
}

/**
 * Keeps one connection of its own open on a channel, beside the pool, for as long as it is not closed: a
 * connection that is lost is replaced after growing pauses.
 */
export function openChannel(url: string, name: string, ears: Ears): Channel {
  const closing = new AbortController();
  let line: Client | null = null;

  async function stayOpen(): Promise<void> {
    let pause = firstPauseMs;
    while (!closing.signal.aborted) {
      const client = newClient(url, name);
      const opened = await holdOpen(client, closing.signal, async () => {
        await client.query(`listen ${client.escapeIdentifier(name)}`);
        client.on('notification', ({ payload, processId }) => {
          if (payload && processId !== processIdOf(client)) ears.heard(payload);
        });
        line = client;
        ears.opened();
      });
      line = null;
      pause = opened ? firstPauseMs : Math.min(pause * 2, longestPauseMs);
      // Nodes that lost the database together do not come back to it all at once.
      const jittered = pause * (0.5 + Math.random());
      await sleep(jittered, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  const done = stayOpen();
  return {
    async send(words) {
      if (!line) throw new Error('the line is down');
      await line.query('select pg_notify($1, word) from unnest($2::text[]) as word', [name, words]);
    },
    async close() {
      closing.abort();
      await done;
    },
  };
}

function newClient(url: string, name: string): Client {
  return new Client({
    connectionString: url,
    application_name: `festoon ${name}`,
    keepAlive: true,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  });
}

/** Connects, and stays connected until the connection is lost or `signal` aborts; false if it was never `opened`. */
async function holdOpen(
  client: Client,
  signal: AbortSignal,
  opened: () => Promise<void>,
): Promise<boolean> {
  // A lost connection is heard as its end.
  client.on('error', () => {});
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const end = () => void client.end().catch(() => {});
  const check = setInterval(() => client.query('select 1').catch(end), checkEveryMs);
  signal.addEventListener('abort', end);
  try {
    // A client that is ended while it connects never says so of its connecting.
    await Promise.race([client.connect(), ended]);
    signal.throwIfAborted();
    await opened();
    await ended;
    return true;
  } catch {
    end();
    return false;
  } finally {
    clearInterval(check);
    signal.removeEventListener('abort', end);
  }
}

/** The number by which PostgreSQL names this connection to those who hear it; missing from the library's types. */
function processIdOf(client: Client): number | null {
  return (client as Client & { processID: number | null }).processID;
}
