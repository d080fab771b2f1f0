import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import { shareLimits } from '#app/platform/limits/shared-limits.server.ts';
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
const duration = 24 * 60 * 60;

export function getVisitorShare(most: number): number {
  return Math.min(most, Math.max(leastShare, Math.floor(most / 10)));
}

/**
 * Limits the requests to a paid provider per day (UTC). The counts are in the database on both engines, so that
 * processes share them and a restart keeps them. Of a visitor's network address only a hash is stored, for a day.
 */
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
