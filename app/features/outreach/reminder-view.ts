import { formatZone } from '#app/features/invitation/zone-label.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import {
  type ReminderKind,
  findReminderDay,
  judgeReminder,
  reminderKinds,
} from '#app/features/mail/reminders/rules.ts';
import { isPast } from '#app/features/schedule/past.ts';
import { formatDate } from '#app/features/schedule/rules.ts';

import type { ReminderSwitch } from './schema.ts';

interface Stored {
  isOn: boolean;
  /** The date that it was queued for; '' before. */
  queuedFor: string;
}

type Event = Pick<
  Invite,
  'date' | 'timeZone' | 'answersClosed' | 'answerSettings' | 'cancellation' | 'endsNextDay'
>;

const noDate = {
  answer: 'There is no last day for answers yet.',
  event: 'The event has no date yet.',
} as const;

/** When a reminder will be sent, or why it will not. */
function describe(kind: ReminderKind, event: Event, { isOn, queuedFor }: Stored, now: number) {
  const { timeZone } = event;
  const date = kind === 'answer' ? event.answerSettings.answerBy : event.date;
  const state = judgeReminder(kind, { date, timeZone }, now);
  if (state === 'none') return noDate[kind];
  if (queuedFor === date) return `Sent for ${formatDate(date)}.`;
  const time = `${formatDate(findReminderDay(kind, date))} at 10:00 AM, ${formatZone({ date, timeZone, startTime: '10:00' }) || 'UTC'}`;
  if (state === 'passed') return `It was due on ${time}, and won’t be sent any more.`;
  if (kind === 'answer' && event.answersClosed) return 'Answers are closed.';
  if (state === 'due')
    return isOn ? 'Going out now.' : `It was due on ${time}, and goes out at once.`;
  return `${isOn ? 'Goes' : 'It would go'} out on ${time}.`;
}

/** Empty for an event that is canceled or over (behaviour 35.6). */
export function toSwitches(
  event: Event,
  stored: Record<ReminderKind, Stored>,
  now: number,
): ReminderSwitch[] {
  if (event.cancellation || isPast(event, now)) return [];
  return reminderKinds.map((kind) => ({
    kind,
    isOn: stored[kind].isOn,
    when: describe(kind, event, stored[kind], now),
  }));
}
