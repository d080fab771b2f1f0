/** The zone twelve hours behind UTC: a day without a zone ends when it has ended everywhere. */
const lastZone = 'Etc/GMT+12';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatDay(now: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // The Swedish form of a date is YYYY-MM-DD.
    format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(now);
}

const minuteMs = 60_000;
const found = new Map<string, { minute: number; day: string }>();

/**
 * The day in a zone as YYYY-MM-DD. It is formatted once a minute: every view of a guest page asks for it, and days
 * begin on whole minutes everywhere.
 */
export function findToday(now: number, zone: string): string {
  const timeZone = zone === '' ? lastZone : zone;
  const minute = Math.floor(now / minuteMs);
  const known = found.get(timeZone);
  if (known?.minute === minute) return known.day;
  const day = formatDay(now, timeZone);
  found.set(timeZone, { minute, day });
  return day;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock in a zone as 'YYYY-MM-DD HH:MM'; without a zone that of UTC. */
export function findLocalTime(now: number, zone: string): string {
  const timeZone = zone === '' ? 'UTC' : zone;
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  return clock.format(now);
}

const dayMs = 24 * 60 * 60 * 1000;

/** YYYY-MM-DD, this many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
