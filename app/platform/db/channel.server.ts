import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { createId } from '../ids.server.ts';
import { type AskedWords, askForWordsOn } from './asked-words.server.ts';
import { isDirect, processIdOf } from './postgres.server.ts';

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

/** How this process hears and is heard as long as a connection lasts. */
type Line = Pick<AskedWords, 'say' | 'stop'>;

/**
 * Keeps one connection open, beside the pool. A lost one is replaced after growing pauses. Through a pooler it cannot
 * listen, and asks every two seconds (behaviour 21.14); all processes must then use the pooler.
 */
export function openChannel(url: string, name: string, listener: ChannelListener): Channel {
  const closing = new AbortController();
  const ownName = createId();
  let line: Line | null = null;

  async function listen(client: Client): Promise<Line> {
    await client.query(`listen ${client.escapeIdentifier(name)}`);
    client.on('notification', ({ payload, processId }) => {
      if (payload && processId !== processIdOf(client)) listener.heard(payload);
    });
    const notify = 'select pg_notify($1, word) from unnest($2::text[]) as word';
    return { say: async (words) => void (await client.query(notify, [name, words])), stop() {} };
  }

  const askOn = (client: Client) =>
    askForWordsOn(client, ownName, {
      heard: (word) => listener.heard(word),
      missed: () => listener.opened(),
      failed: () => void client.end().catch(() => {}),
    });

  async function stayOpen(): Promise<void> {
    let pause = firstPauseMs;
    while (!closing.signal.aborted) {
      const client = newClient(url, name);
      const opened = await holdOpen(client, closing.signal, async () => {
        line = (await isDirect(client)) ? await listen(client) : await askOn(client);
        listener.opened();
      });
      line?.stop();
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
      await line.say(words);
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
