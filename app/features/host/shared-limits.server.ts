import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

import { coalesce } from '#app/platform/coalesce.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { Limit, LimitRule } from './limit.ts';

/** How long a key is refused without a query. Short, because another process may refund an attempt. */
const refusedForMs = 1000;
const clearEveryMs = 5 * 60 * 1000;
/** How many blocked keys are remembered in memory; others are looked up in the table. */
const mostRefused = 10_000;

interface LimitedAttempt {
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
 * Counts attempts in the table `attempts`, with one statement for all attempts of one turn of the event loop. The
 * rows are locked in the order of their keys, so that two processes cannot deadlock.
 */
async function countAll(
  db: Db,
  attempts: readonly LimitedAttempt[],
): Promise<Map<LimitedAttempt, Counted>> {
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

/**
 * Creates limits that are shared by every process on one PostgreSQL database
 * (docs/decisions/0015-several-processes-on-one-postgresql.md).
 */
export function shareLimits(db: Db): (rule: LimitRule) => Limit {
  let cleared = Date.now();
  const counted = coalesce(async (attempts: LimitedAttempt[]) => {
    if (Date.now() - cleared > clearEveryMs) {
      cleared = Date.now();
      await sql`delete from attempts where expire <= ${cleared}`.execute(db);
    }
    return countAll(db, attempts);
  });

  return ({ keyPrefix, points, duration }) => {
    /** Keys over their limit, with the moment until which they are refused without a query. */
    const refused = new LRUCache<string, number>({ max: mostRefused });
    const keyOf = (key: string) => `${keyPrefix}:${key}`;
    return {
      async allow(key) {
        if ((refused.get(key) ?? 0) > Date.now()) return false;
        const found = await counted({ key: keyOf(key), windowMs: duration * 1000 });
        if (!found || found.points <= points) return true;
        refused.set(key, Math.min(found.expire, Date.now() + refusedForMs));
        return false;
      },
      async refund(key) {
        refused.delete(key);
        await sql`
          update attempts set points = points - 1 where key = ${keyOf(key)} and points > 0
        `.execute(db);
      },
      async forget(key) {
        refused.delete(key);
        await sql`delete from attempts where key = ${keyOf(key)}`.execute(db);
      },
    };
  };
}
