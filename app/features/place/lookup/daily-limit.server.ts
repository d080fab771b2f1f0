import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import type { Log } from '#app/platform/log.server.ts';

/** Counts a visitor's request. Returns false when the day's requests, or the visitor's share of them, are used up. */
export type DailyLimit = (visitor: string) => Promise<boolean>;

interface DailyLimitOptions {
  db: Db;
  clock: Clock;
  log: Log;
  /** Requests per day, of all visitors and processes together. */
  most: number;
}

/** A visitor may use a tenth of the day's requests, but at least this many. */
const leastShare = 50;
const everybody = '';

export function getVisitorShare(most: number): number {
  return Math.min(most, Math.max(leastShare, Math.floor(most / 10)));
}

const countRequest = prepareStatement<
  { day: string; visitor: string; most: number },
  { count: number }
>((db, value) =>
  db
    .insertInto('place_requests')
    .values({ day: value('day'), visitor: value('visitor'), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'visitor'])
        .doUpdateSet((row) => ({ count: row('place_requests.count', '+', 1) }))
        .where('place_requests.count', '<', value('most')),
    )
    .returning('count'),
);

/**
 * Limits the requests to a paid provider per day (UTC). The counts are in the database, so that processes share
 * them and a restart keeps them. A hash of each visitor's network address is stored until the first request of the
 * next day.
 */
export function createDailyLimit({ db, clock, log, most }: DailyLimitOptions): DailyLimit {
  const share = getVisitorShare(most);
  let warnedOn = '';

  /** The number of this request, or null when the limit is reached. */
  const count = async (day: string, visitor: string, limit: number) =>
    (await countRequest(db, { day, visitor, most: limit })).rows[0]?.count ?? null;

  return async (visitor) => {
    const day = new Date(clock()).toISOString().slice(0, 10);
    if ((await count(day, hashToken(`${day} ${visitor}`), share)) === null) return false;
    const total = await count(day, everybody, most);
    if (total === 1) await db.deleteFrom('place_requests').where('day', '<', day).execute();
    if (total !== null) return true;
    if (warnedOn !== day) log.warn('daily limit of the place provider reached', { limit: most });
    warnedOn = day;
    return false;
  };
}
