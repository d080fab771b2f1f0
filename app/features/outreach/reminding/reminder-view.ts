import { formatZone } from '#app/features/invitation/zone-label.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import {
  type ReminderKind,
  findReminderDay,
  judgeReminder,
  reminderKinds,
} from '#app/features/mail/reminders/rules.ts';
import { isPast } from '#app/features/schedule/past.ts';
import { formatDate, formatMinutes, toClock } from '#app/features/schedule/rules.ts';
import { getLanguage, say, texts } from '#app/platform/language/say.ts';

import type { ReminderSwitch } from '../schema.ts';

interface Stored {
  isOn: boolean;
  /** The date that it was queued for; '' before. */
  queuedFor: string;
}

type Event = Pick<
  Invite,
  'date' | 'timeZone' | 'answersClosed' | 'answerSettings' | 'cancellation' | 'endsNextDay'
>;

const noDate = texts({
  answer: 'There is no last day for answers yet.',
  event: 'The event has no date yet.',
});

/** The minute of the day. */
const dueAt = 10 * 60;

/** When a reminder will be sent, or why it will not. */
function describe(kind: ReminderKind, event: Event, { isOn, queuedFor }: Stored, now: number) {
  const { timeZone } = event;
  const date = kind === 'answer' ? event.answerSettings.answerBy : event.date;
  const state = judgeReminder(kind, { date, timeZone }, now);
  if (state === 'none') return say(noDate[kind]);
  if (queuedFor === date) return say('Sent for {day}.', { day: formatDate(date) });
  const due = {
    day: formatDate(findReminderDay(kind, date)),
    time: formatMinutes(dueAt),
    zone: formatZone({ date, timeZone, startTime: toClock(dueAt) }, getLanguage()) || 'UTC',
  };
  if (state === 'passed') {
    return say('It was due on {day} at {time}, {zone}, and won’t be sent any more.', due);
  }
  if (kind === 'answer' && event.answersClosed) return say('Answers are closed.');
  if (state === 'due') {
    return isOn
      ? say('Going out now.')
      : say('It was due on {day} at {time}, {zone}, and goes out at once.', due);
  }
  return isOn
    ? say('Goes out on {day} at {time}, {zone}.', due)
    : say('It would go out on {day} at {time}, {zone}.', due);
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
