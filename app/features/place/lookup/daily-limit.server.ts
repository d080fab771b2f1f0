import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import { shareLimits } from '#app/platform/limits/shared-limits.server.ts';
import type { Log } from '#app/platform/log.server.ts';

/** Counts a request. False when the day's requests, or the visitor's share of them, are used up. */
export type DailyLimit = (visitor: string) => Promise<boolean>;

interface DailyLimitOptions {
  db: Db;
  clock: Clock;
  log: Log;
  /** Requests per day of all visitors and processes. */
  most: number;
}

/** A visitor's share is a tenth of the day's requests, but at least this many. */
const leastShare = 50;
const duration = 24 * 60 * 60;

export function getVisitorShare(most: number): number {
  return Math.min(most, Math.max(leastShare, Math.floor(most / 10)));
}

/** Counts requests to a paid provider per day (UTC) in the database, with a hash of the visitor's network address. */
export function createDailyLimit({ db, clock, log, most }: DailyLimitOptions): DailyLimit {
  const createLimit = shareLimits(db, clock);
  const ofVisitor = createLimit({
    keyPrefix: 'place-visitor',
    points: getVisitorShare(most),
    duration,
  });
  const ofAll = createLimit({ keyPrefix: 'place-day', points: most, duration });
  let warnedOn = '';

  return async (visitor) => {
    const day = new Date(clock()).toISOString().slice(0, 10);
    if (!(await ofVisitor.allow(hashToken(`${day} ${visitor}`)))) return false;
    if (await ofAll.allow(day)) return true;
    if (warnedOn !== day) log.warn('daily limit of the place provider reached', { limit: most });
    warnedOn = day;
    return false;
  };
}
