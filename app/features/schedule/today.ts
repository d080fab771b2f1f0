/** Twelve hours behind UTC: a day without a zone is over when it is over everywhere. */
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
