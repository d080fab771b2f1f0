import type { Client } from 'pg';

/** For how long a word can be asked for. Whoever asks less often has missed some. */
const keptMs = 30_000;
const askEveryMs = 2_000;

const now = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const sayWords = `
  insert into heard_words (word, said_by, said_at)
  select word, $2, ${now} from unnest($1::text[]) as word
  on conflict (word, said_by) do update
    set said_at = greatest(excluded.said_at, heard_words.said_at + 1)`;

const askForWords = `
  select word, said_by as by, said_at as at from heard_words
  where said_by <> $1 and said_at > ${now} - ${keptMs}`;

const forgetWords = `delete from heard_words where said_at < ${now} - ${2 * keptMs}`;

/** What others say, read from a table every two seconds, for a connection that cannot listen (behaviour 21.14). */
export interface AskedWords {
  say(words: readonly string[]): Promise<void>;
  stop(): void;
}

/**
 * Resolves once every later word will be heard. A failure of the database calls `failed`, and nothing is heard from then
 * on.
 */
export async function askForWordsOn(
  client: Client,
  ownName: string,
  on: { heard(word: string): void; missed(): void; failed(): void },
): Promise<AskedWords> {
  let known = new Map<string, number>();
  let askedAt = performance.now();

  /** Returns the words that were said since it asked last. */
  async function ask(): Promise<string[]> {
    const { rows } = await client.query<{ word: string; by: string; at: number }>(askForWords, [
      ownName,
    ]);
    const before = known;
    known = new Map(rows.map(({ word, by, at }) => [`${by} ${word}`, at]));
    const fresh = rows.filter(({ word, by, at }) => before.get(`${by} ${word}`) !== at);
    return fresh.map(({ word }) => word);
  }

  async function askOnce(): Promise<void> {
    const isLate = performance.now() - askedAt > keptMs / 2;
    askedAt = performance.now();
    const words = await ask();
    if (isLate) on.missed();
    else for (const word of words) on.heard(word);
    await client.query(forgetWords);
  }

  await ask();
  let asking = false;
  const timer = setInterval(() => {
    if (asking) return;
    asking = true;
    askOnce()
      .catch(() => on.failed())
      .finally(() => (asking = false));
  }, askEveryMs);
  return {
    say: async (words) => void (await client.query(sayWords, [words, ownName])),
    stop: () => clearInterval(timer),
  };
}
