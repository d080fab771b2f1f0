import { type Language, getLocale } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';

import { isCalendarDate, minutesInTwoDays } from './calendar-date.ts';
import { getDateFormat } from './date-format.ts';
import type { Schedule } from './schema.ts';

export const minutesInDay = 24 * 60;
export const stepMinutes = 5;
/** In minutes (behaviour 8.5). */
export const minimumWindow = 60;
export const defaultStart = 9 * 60;
export const defaultEnd = 17 * 60;

/** Minutes from the event day's midnight, both ends included; above 1440 `end` is on the next day. */
export interface ActivityWindow {
  start: number;
  end: number;
}

type Times = Pick<Schedule, 'startTime' | 'endTime'>;

/** From an 'HH:MM' on a 24-hour clock; null for anything else. */
export function parseClock(clock: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

function onClock(minutes: number): { hours: number; rest: string } {
  const within = ((minutes % minutesInDay) + minutesInDay) % minutesInDay;
  return { hours: Math.floor(within / 60), rest: String(within % 60).padStart(2, '0') };
}

/** The clock starts again after 24 hours: 1470 is '00:30'. */
export function toClock(minutes: number): string {
  const { hours, rest } = onClock(minutes);
  return `${String(hours).padStart(2, '0')}:${rest}`;
}

/**
 * 870 is '2:30 PM', 1470 is '12:30 AM' (behaviour 7.8). Other languages have 12 or 24 hours, as '14:30' or '٢:٣٠ م', and
 * no line break inside.
 */
export function formatMinutes(minutes: number, language: Language = getLanguage()): string {
  if (language !== 'en') {
    const format = getDateFormat(getLocale(language), { timeStyle: 'short', timeZone: 'UTC' });
    return format.format(minutes * 60_000).replaceAll(/\s/g, '\u00A0');
  }
  const { hours, rest } = onClock(minutes);
  return `${hours % 12 || 12}:${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** '2 PM' for a whole hour in English; others, and other languages, as `formatMinutes`. */
export const formatShortly = (minutes: number, language: Language = getLanguage()) =>
  language === 'en'
    ? formatMinutes(minutes, language).replace(':00', '')
    : formatMinutes(minutes, language);

/** Both times are set and the end is not after the start (behaviour 7.3). */
export function canEndNextDay({ startTime, endTime }: Times): boolean {
  const start = parseClock(startTime);
  const end = parseClock(endTime);
  return start !== null && end !== null && end <= start;
}

const noon = 12 * 60;

/** From noon or later until before noon (behaviour 7.10). */
export function isClearlyNextDay({ startTime, endTime }: Times): boolean {
  const start = parseClock(startTime);
  const end = parseClock(endTime);
  return start !== null && end !== null && start >= noon && end < noon;
}

/**
 * A missing or unreadable time is 09:00 or 17:00. An end that is not after the start is the next day's when the host
 * said so, else start + 60 minutes (behaviour 8.4, 8.5, 8.7).
 */
export function getActivityWindow({
  startTime,
  endTime,
  endsNextDay,
}: Times & Pick<Schedule, 'endsNextDay'>): ActivityWindow {
  const start = parseClock(startTime) ?? defaultStart;
  const end = parseClock(endTime) ?? defaultEnd;
  if (end > start) return { start, end };
  if (endsNextDay && canEndNextDay({ startTime, endTime })) {
    return { start, end: end + minutesInDay };
  }
  return { start, end: start + minimumWindow };
}

export function isWithin(minutes: number, { start, end }: ActivityWindow): boolean {
  return minutes >= start && minutes <= end;
}

/** The same wall-clock time on either day, or null. */
function sameClockWithin(minutes: number, window: ActivityWindow): number | null {
  const days = [minutes, minutes + minutesInDay, minutes - minutesInDay];
  return days.find((candidate) => isWithin(candidate, window)) ?? null;
}

export function clampToWindow(minutes: number, { start, end }: ActivityWindow): number {
  return Math.min(Math.max(minutes, start), end);
}

/**
 * Moved to the other side of midnight when only that lies inside (behaviour 8.14). A time that no activity may have
 * becomes the nearer end.
 */
export function alignToWindow(minutes: number, window: ActivityWindow): number {
  const kept = minutes <= minutesInTwoDays ? minutes : clampToWindow(minutes, window);
  return sameClockWithin(minutes, window) ?? kept;
}

/** A five-minute mark of the clock or an end of the window (behaviour 8.9). */
export function snapToStep(minutes: number, window: ActivityWindow): number {
  const within = clampToWindow(minutes, window);
  const mark = clampToWindow(Math.round(within / stepMinutes) * stepMinutes, window);
  const rests = [mark, window.start, window.end];
  return rests.reduce((best, rest) =>
    Math.abs(rest - within) < Math.abs(best - within) ? rest : best,
  );
}

/** Equal times keep their order; 23:30 comes before 00:30 of the next day. */
export function sortActivities<Item extends { time: number }>(activities: readonly Item[]): Item[] {
  return activities.toSorted((one, other) => one.time - other.time);
}

/** The separator in a range of times: ' - ' for guests (behaviour 13.3), ' – ' on the dashboard (behaviour 18.11). */
export type RangeSeparator = ' - ' | ' – ';

/** A start alone, 'until' an end alone; '' when neither is set. */
export function formatTimeRange(
  startTime: string,
  endTime: string,
  separator: RangeSeparator = ' - ',
): string {
  const [start = '', end = ''] = [startTime, endTime].map((clock) => {
    const minutes = parseClock(clock);
    return minutes === null ? '' : formatMinutes(minutes);
  });
  if (start === '') return end === '' ? '' : say('until {end}', { end });
  if (end === '') return start;
  return separator === ' - '
    ? say('{start} - {end}', { start, end })
    : say('{start} – {end}', { start, end });
}

/** Midnight in UTC; null when `date` is no date. */
export function toUtcDate(date: string): Date | null {
  if (date === '' || !isCalendarDate(date)) return null;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const utc = new Date(0);
  utc.setUTCFullYear(year, month - 1, day);
  return utc;
}

/**
 * '' when `date` is no date. Formatted in UTC, so that the machine's zone does not change the day; in the language of
 * the host without a locale.
 */
export function formatDate(date: string, locale = getLocale(getLanguage())): string {
  const utc = toUtcDate(date);
  if (!utc) return '';
  return getDateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(utc);
}

/** A time zone has a meaning only with a date and a time. */
export function hasZonedTimes({
  date,
  startTime,
  endTime,
}: Pick<Schedule, 'date' | 'startTime' | 'endTime'>): boolean {
  return date !== '' && (startTime !== '' || endTime !== '');
}
