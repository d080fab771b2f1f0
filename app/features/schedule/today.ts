/** The zone twelve hours behind UTC: a day without a zone ends when it has ended everywhere. */
const lastZone = 'Etc/GMT+12';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in a zone as YYYY-MM-DD, which is the Swedish form of a date. */
export function findToday(now: number, zone: string): string {
  const timeZone = zone === '' ? lastZone : zone;
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(now);
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
