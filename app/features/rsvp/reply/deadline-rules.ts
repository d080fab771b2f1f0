import type { AnswerSettings } from '#app/features/invite/schema.ts';

/** Twelve hours behind UTC: a day without a zone is over when it is over everywhere. */
const lastZone = 'Etc/GMT+12';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in a zone as YYYY-MM-DD, which is the Swedish form of a date. */
function formatDay(now: number, zone: string): string {
  const timeZone = zone === '' ? lastZone : zone;
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(now);
}

/** True when the last day for answers is over in the event's zone (behaviour 25.9). */
export function isPastAnswerBy(
  { answerBy, timeZone }: { answerBy: string; timeZone: string },
  now: number,
): boolean {
  return answerBy !== '' && answerBy < formatDay(now, timeZone);
}

/** Whether guests may answer now: yes, marked as late, or no longer. */
export type Answering = 'open' | 'late' | 'tooLate' | 'closed';

export function findAnswering(
  {
    closed,
    late,
    ...day
  }: { closed: boolean; answerBy: string; timeZone: string } & Pick<AnswerSettings, 'late'>,
  now: number,
): Answering {
  if (closed) return 'closed';
  if (!isPastAnswerBy(day, now)) return 'open';
  return late === 'close' ? 'tooLate' : 'late';
}
