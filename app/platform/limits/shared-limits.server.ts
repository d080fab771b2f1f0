import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';

import { type Clock, readSystemClock } from '../clock.ts';
import { coalesce } from '../coalesce.ts';
import type { Db } from '../db/client.server.ts';
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
  /** Counted from 1, on all processes together. */
  points: number;
  /** In epoch milliseconds. */
  expire: number;
}

/**
 * One statement for all attempts of one turn. Rows are locked in the order of their keys, so that processes cannot
 * deadlock.
 */
async function countAll(
  db: Db,
  attempts: readonly LimitedAttempt[],
  now: number,
): Promise<Map<LimitedAttempt, Counted>> {
  const own = Map.groupBy(attempts, ({ key }) => key);
  const given = [...own].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const added = given.map(
    ([key, those]) => sql`(${key}, ${those.length}, ${now + (those[0]?.windowMs ?? 0)})`,
  );
  const { rows } = await sql<Counted & { key: string }>`
    insert into attempts (key, points, expire) values ${sql.join(added)}
    on conflict (key) do update set
      points = case when attempts.expire <= ${now} then 0 else attempts.points end + excluded.points,
      expire = case when attempts.expire <= ${now} then excluded.expire else attempts.expire end
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

/** Shared by every process on one database (docs/decisions/0015-several-processes-on-one-postgresql.md). */
export function shareLimits(db: Db, clock: Clock = readSystemClock): (rule: LimitRule) => Limit {
  let cleared = clock();
  const counted = coalesce(async (attempts: LimitedAttempt[]) => {
    const now = clock();
    if (now - cleared > clearEveryMs) {
      cleared = now;
      await sql`delete from attempts where expire <= ${now}`.execute(db);
    }
    return countAll(db, attempts, now);
  });

  return ({ keyPrefix, points, duration }) => {
    /** The moment until which a key is refused without a query. */
    const refused = new LRUCache<string, number>({ max: mostRefused });
    const keyOf = (key: string) => `${keyPrefix}:${key}`;
    return {
      async allow(key) {
        const now = clock();
        if ((refused.get(key) ?? 0) > now) return false;
        const found = await counted({ key: keyOf(key), windowMs: duration * 1000 });
        if (!found || found.points <= points) return true;
        refused.set(key, Math.min(found.expire, now + refusedForMs));
        return false;
      },
      async refund(key) {
        refused.delete(key);
        // Refused attempts are among the points. They do not count.
        await sql`
          update attempts set points = case when points > ${points} then ${points} else points end - 1
          where key = ${keyOf(key)} and points > 0
        `.execute(db);
      },
      async forget(key) {
        refused.delete(key);
        await sql`delete from attempts where key = ${keyOf(key)}`.execute(db);
      },
    };
  };
}
