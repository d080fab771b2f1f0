import type { AnswerSettings } from '#app/features/invite/schema.ts';
import { type Days, isPast } from '#app/features/schedule/past.ts';
import { findToday } from '#app/features/schedule/today.ts';

/** True when the last day for answers is over in the event's zone (behaviour 25.9). */
export function isPastAnswerBy(
  { answerBy, timeZone }: { answerBy: string; timeZone: string },
  now: number,
): boolean {
  return answerBy !== '' && answerBy < findToday(now, timeZone);
}

/** 'open' and 'late' accept answers, and mark late ones; the others refuse them. */
export type Answering = 'open' | 'late' | 'tooLate' | 'closed' | 'canceled';

/** Whether guests may answer at `now` (epoch ms). `late` says if late answers are marked or refused (behaviour 25.9, 44.3). */
export function findAnswering(
  {
    closed,
    canceled = false,
    late,
    ...day
  }: {
    closed: boolean;
    canceled?: boolean;
    answerBy: string;
    timeZone: string;
  } & Pick<AnswerSettings, 'late'>,
  now: number,
): Answering {
  if (canceled) return 'canceled';
  if (closed) return 'closed';
  if (!isPastAnswerBy(day, now)) return 'open';
  return late === 'close' ? 'tooLate' : 'late';
}

/** What guests meet: an event that is over asks them nothing, unless it was saved so (behaviour 44.3). */
export type GuestAnswering = Answering | 'over';

export function findGuestAnswering(
  rules: Parameters<typeof findAnswering>[0] & Days & { savedPast: boolean },
  now: number,
): GuestAnswering {
  const isOver = !rules.canceled && !rules.savedPast && isPast(rules, now);
  return isOver ? 'over' : findAnswering(rules, now);
}
