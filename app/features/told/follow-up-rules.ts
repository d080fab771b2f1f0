import { addDays } from '#app/features/schedule/add-days.ts';
import type { Schedule } from '#app/features/schedule/schema.ts';
import { findLocalTime } from '#app/features/schedule/today.ts';

/** In the event's zone. */
const hour = '10:00';

const listBefore = (day: string, ...counts: number[]) =>
  day === '' ? [] : counts.map((count) => addDays(day, -count));

/**
 * The day on which a host may want to go through the guests without an answer, as 'YYYY-MM-DD': three days before the
 * last day for answers or one; without such a day a week from now, or two days before the event, or one. '' when none
 * of them is between `today` and the event (behaviour 48.9).
 */
export function findFollowUpDay(
  { date, answerBy }: Pick<Schedule, 'date'> & { answerBy: string },
  today: string,
): string {
  const days =
    answerBy === '' ? [addDays(today, 7), ...listBefore(date, 2, 1)] : listBefore(answerBy, 3, 1);
  return days.find((day) => day > today && (date === '' || day < date)) ?? '';
}

export const isFollowUpDue = (day: string, timeZone: string, now: number): boolean =>
  findLocalTime(now, timeZone) >= `${day} ${hour}`;
