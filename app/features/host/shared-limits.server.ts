import { sql } from 'kysely';

import { coalesce } from '#app/platform/coalesce.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { Limit } from './limits.server.ts';

const clearEveryMs = 5 * 60 * 1000;
/** So many keys at most are refused from memory; the table knows the others. */
const mostRefused = 10_000;

export interface Window {
  keyPrefix: string;
  points: number;
  /** Seconds. */
  duration: number;
}

interface Attempt {
  key: string;
  windowMs: number;
}

interface Counted {
  /** Which attempt of its window this one is, counted from 1 on all processes together. */
  points: number;
  /** When the window ends, in epoch milliseconds. */
  expire: number;
}

/**
 * Counts attempts in the table `attempts`, those of one turn of the event loop in one statement. The rows are taken
 * in the order of their keys, so that two processes never wait for each other crosswise.
 */
async function countAll(db: Db, attempts: readonly Attempt[]): Promise<Map<Attempt, Counted>> {
  const now = Date.now();
  const own = Map.groupBy(attempts, ({ key }) => key);
  const keys = [...own.keys()];
  const points = keys.map((key) => own.get(key)?.length ?? 0);
  const expires = keys.map((key) => now + (own.get(key)?.[0]?.windowMs ?? 0));
  const { rows } = await sql<Counted & { key: string }>`
    insert into attempts (key, points, expire)
    select * from unnest(${keys}::text[], ${points}::integer[], ${expires}::bigint[]) order by 1
    on conflict (key) do update set
      points = case when attempts.expire <= ${now}::bigint then 0 else attempts.points end + excluded.points,
      expire = case when attempts.expire <= ${now}::bigint then excluded.expire else attempts.expire end
    returning key, points, expire`.execute(db);
  return new Map(
    rows.flatMap(({ key, points: total, expire }) => {
      const those = own.get(key) ?? [];
      return those.map((attempt, index) => {
        return [attempt, { points: total - those.length + index + 1, expire }] as const;
      });
    }),
  );
}

/** Makes limits that every process on one PostgreSQL counts together. */
export function shareLimits(db: Db): (window: Window) => Limit {
  let cleared = Date.now();
  const counted = coalesce(async (attempts: Attempt[]) => {
    if (Date.now() - cleared > clearEveryMs) {
      cleared = Date.now();
      await sql`delete from attempts where expire <= ${cleared}`.execute(db);
    }
    return countAll(db, attempts);
  });

  return ({ keyPrefix, points, duration }) => {
    /** Whoever has had too many is refused without asking, until the window ends. */
    const refused = new Map<string, number>();
    const keyOf = (key: string) => `${keyPrefix}:${key}`;
    return {
      async allow(key) {
        if ((refused.get(key) ?? 0) > Date.now()) return false;
        const found = await counted({ key: keyOf(key), windowMs: duration * 1000 });
        if (!found || found.points <= points) return true;
        if (refused.size >= mostRefused) refused.clear();
        refused.set(key, found.expire);
        return false;
      },
      async forget(key) {
        refused.delete(key);
        await sql`delete from attempts where key = ${keyOf(key)}`.execute(db);
      },
    };
  };
}
