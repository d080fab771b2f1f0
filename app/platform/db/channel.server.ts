import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

const firstPauseMs = 200;
const longestPauseMs = 15_000;
const answerWithinMs = 5_000;
/** Without a check, a server that stops answering and leaves the connection open would go unnoticed. */
const checkEveryMs = 20_000;

/** Only processes that listen at that moment receive a message. */
export interface Channel {
  /** Rejects when there is no connection, because nobody has received the messages. */
  send(words: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface ChannelListener {
  heard(word: string): void;
  /** Called each time the connection opens. Messages sent before may have been missed. */
  opened(): void;
}

/** Keeps one connection open, beside the pool. A lost one is replaced after growing pauses. */
export function openChannel(url: string, name: string, listener: ChannelListener): Channel {
  const closing = new AbortController();
  let line: Client | null = null;

  async function stayOpen(): Promise<void> {
    let pause = firstPauseMs;
    while (!closing.signal.aborted) {
      const client = newClient(url, name);
      const opened = await holdOpen(client, closing.signal, async () => {
        await client.query(`listen ${client.escapeIdentifier(name)}`);
        client.on('notification', ({ payload, processId }) => {
          if (payload && processId !== processIdOf(client)) listener.heard(payload);
        });
        line = client;
        listener.opened();
      });
      line = null;
      pause = opened ? firstPauseMs : Math.min(pause * 2, longestPauseMs);
      // Random, so that processes that lost the database together do not reconnect at the same moment.
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

/** Returns false if the connection was never `opened`. */
async function holdOpen(
  client: Client,
  signal: AbortSignal,
  opened: () => Promise<void>,
): Promise<boolean> {
  // A lost connection also emits 'end'.
  client.on('error', () => {});
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const end = () => void client.end().catch(() => {});
  const check = setInterval(() => client.query('select 1').catch(end), checkEveryMs);
  signal.addEventListener('abort', end);
  try {
    // `connect` never settles when the client is ended while it connects.
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

/** PostgreSQL's number of this connection, which is missing from the library's types. */
function processIdOf(client: Client): number | null {
  return (client as Client & { processID: number | null }).processID;
}
