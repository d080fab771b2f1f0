import { getDateFormat } from './date-format.ts';
import { minuteMs, toWall } from './zone-offsets.ts';

/** The zone twelve hours behind UTC: a day without a zone ends when it has ended everywhere. */
export const lastZone = 'Etc/GMT+12';

const found = new Map<string, { minute: number; wall: number; day: string }>();

/** Read once a minute: every guest page asks for it, and days begin on whole minutes everywhere. */
function readClock(now: number, timeZone: string): { wall: number; day: string } {
  const minute = Math.floor(now / minuteMs);
  const known = found.get(timeZone);
  if (known?.minute === minute) return known;
  const wall = toWall(timeZone, minute * minuteMs) / minuteMs;
  const read = { minute, wall, day: new Date(wall * minuteMs).toISOString().slice(0, 10) };
  found.set(timeZone, read);
  return read;
}

/** What a zone's clocks show, in minutes as if it were UTC. */
export function findWallMinutes(now: number, timeZone: string): number {
  return readClock(now, timeZone).wall;
}

/** Today as YYYY-MM-DD; without a zone the day that has not ended everywhere. */
export function findToday(now: number, zone: string): string {
  return readClock(now, zone === '' ? lastZone : zone).day;
}

/** The clock in a zone as 'YYYY-MM-DD HH:MM'; without a zone that of UTC. */
export function findLocalTime(now: number, zone: string): string {
  const timeZone = zone === '' ? 'UTC' : zone;
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return getDateFormat('sv', format).format(now);
}
