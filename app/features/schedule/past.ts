import type { Schedule } from './schema.ts';
import { addDays, findToday } from './today.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type Days = Pick<Schedule, 'date' | 'endsNextDay' | 'timeZone'>;

/** As YYYY-MM-DD; empty without a date. */
export function getLastDay({ date, endsNextDay }: Pick<Days, 'date' | 'endsNextDay'>): string {
  return date === '' || !endsNextDay ? date : addDays(date, 1);
}

/** True from the day after the event, in its own zone (behaviour 34.9). */
export function isPast(event: Days, now: number): boolean {
  const last = getLastDay(event);
  return last !== '' && last < findToday(now, event.timeZone);
}

export function isPastSince(event: Days, days: number, now: number): boolean {
  return isPast(event, now - days * dayMs);
}
