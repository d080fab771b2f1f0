import { addDays } from '#app/features/schedule/add-days.ts';
import { getLastDay } from '#app/features/schedule/past.ts';
import { findToday } from '#app/features/schedule/today.ts';

import type { Invite } from '../schema.ts';

/** How long a deletion can be undone (behaviour 34.7). */
export const undoDeletionMs = 10 * 60 * 1000;

/** How long before an event's guests are deleted its host is told (behaviour 34.10). */
export const noticeDays = 14;

type Days = Pick<Invite, 'date' | 'endsNextDay' | 'timeZone'>;

/** The earliest day on which guests are deleted, as YYYY-MM-DD (behaviour 34.10). */
export function findExpiryDay(event: Days, days: number, toldAt: number): string {
  const byEvent = addDays(getLastDay(event), days + 1);
  const byNotice = addDays(findToday(toldAt, event.timeZone), noticeDays);
  return byEvent > byNotice ? byEvent : byNotice;
}

/** True once `days` have passed since the event and its host was told two weeks ago (behaviour 34.11). */
export function hasExpired(event: Days, days: number, toldAt: number, now: number): boolean {
  return findToday(now, event.timeZone) >= findExpiryDay(event, days, toldAt);
}
