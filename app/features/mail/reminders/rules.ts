import { addDays, findLocalTime } from '#app/features/schedule/today.ts';

/** The two reminders that a host can switch on: to answer, and of the event to those who come. */
export const reminderKinds = ['answer', 'event'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** How many days before the answer-by date or the event. */
export const daysBefore: Readonly<Record<ReminderKind, number>> = { answer: 3, event: 1 };

/**
 * The times on that day, in the event's zone or else in UTC, between which it is queued. A server that was down until
 * the second one queues it no more.
 */
const [from, until] = ['10:00', '16:00'];

/** The day of a reminder, as YYYY-MM-DD; '' without a date. */
export function findReminderDay(kind: ReminderKind, date: string): string {
  return date === '' ? '' : addDays(date, -daysBefore[kind]);
}

/** The state of a reminder: it has no date, or its time is to come, has come or has passed (behaviour 35.5). */
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
