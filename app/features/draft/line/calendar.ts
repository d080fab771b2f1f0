import { isCalendarDate } from '#app/features/schedule/calendar-date.ts';

/** 'YYYY-MM-DD', or null for a day that does not exist. */
export function toDate(year: number, month: number, dayOfMonth: number): string | null {
  const date = [String(year).padStart(4, '0'), pad(month), pad(dayOfMonth)].join('-');
  return isCalendarDate(date) ? date : null;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The next such day from `today` on. February 29 waits for its year. Null for a day of no year. */
export function nextDate(today: string, month: number, dayOfMonth: number): string | null {
  const year = Number(today.slice(0, 4));
  for (let at = year; at <= year + 8; at++) {
    const date = toDate(at, month, dayOfMonth);
    if (date !== null && date >= today) return date;
  }
  return null;
}

/** 0 is Sunday. */
export const weekdayOf = (date: string) => new Date(Date.parse(date)).getUTCDay();

/** Days from `date` to the next such weekday, 0 to 6. */
export const daysUntil = (date: string, weekday: number) => (weekday - weekdayOf(date) + 7) % 7;
