import { addDays } from '#app/features/schedule/add-days.ts';
import { findLocalTime } from '#app/features/schedule/today.ts';

/** `answer` asks for an answer; `event` reminds guests who come. */
export const reminderKinds = ['answer', 'event'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const daysBefore: Readonly<Record<ReminderKind, number>> = { answer: 3, event: 1 };

/** It is queued between these times in the event's zone, or in UTC. A server that was down that long skips it. */
const [from, until] = ['10:00', '16:00'];

/** YYYY-MM-DD; '' without a date. */
export function findReminderDay(kind: ReminderKind, date: string): string {
  return date === '' ? '' : addDays(date, -daysBefore[kind]);
}

/** Whether a reminder has a date, and its time is to come, is now or has passed (behaviour 35.5). */
export function judgeReminder(
  kind: ReminderKind,
  { date, timeZone }: { date: string; timeZone: string },
  now: number,
): 'none' | 'planned' | 'due' | 'passed' {
  const day = findReminderDay(kind, date);
  if (day === '') return 'none';
  const local = findLocalTime(now, timeZone);
  if (local < `${day} ${from}`) return 'planned';
  return local < `${day} ${until}` ? 'due' : 'passed';
}
