import { getDateFormat } from './date-format.ts';

/** The zone twelve hours behind UTC: a day without a zone ends when it has ended everywhere. */
const lastZone = 'Etc/GMT+12';

const minuteMs = 60_000;
const found = new Map<string, { minute: number; day: string }>();

/** Today as YYYY-MM-DD. Formatted once a minute: every guest page asks for it, and days begin on whole minutes everywhere. */
export function findToday(now: number, zone: string): string {
  const timeZone = zone === '' ? lastZone : zone;
  const minute = Math.floor(now / minuteMs);
  const known = found.get(timeZone);
  if (known?.minute === minute) return known.day;
  // The Swedish form of a date is YYYY-MM-DD.
  const day = getDateFormat('sv', { timeZone, dateStyle: 'short' }).format(now);
  found.set(timeZone, { minute, day });
  return day;
}

/** The clock in a zone as 'YYYY-MM-DD HH:MM'; without a zone that of UTC. */
export function findLocalTime(now: number, zone: string): string {
  const timeZone = zone === '' ? 'UTC' : zone;
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return getDateFormat('sv', format).format(now);
}

const dayMs = 24 * 60 * 60 * 1000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
