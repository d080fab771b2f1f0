import { texts } from '#app/platform/language/say.ts';

import { getDateFormat } from './date-format.ts';
import type { Schedule } from './schema.ts';

export const datePassed = texts('This date has passed.');

/** In the event's own zone, or in the machine's zone if it has none (behaviour 7.11). */
export function hasPassed(
  { date, timeZone }: Pick<Schedule, 'date' | 'timeZone'>,
  now = new Date(),
): boolean {
  if (date === '') return false;
  return date < getToday(timeZone, now);
}

/** As 'YYYY-MM-DD', in the machine's zone if `timeZone` is ''. */
export function getToday(timeZone = '', now = new Date()): string {
  const zone = timeZone === '' ? {} : { timeZone };
  // The Swedish form of a date is YYYY-MM-DD.
  const today = getDateFormat('sv', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return today.format(now);
}
