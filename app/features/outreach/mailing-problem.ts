import type { Invite } from '#app/features/invite/schema.ts';
import { findAnswering } from '#app/features/rsvp/deadline-rules.ts';
import { isPast } from '#app/features/schedule/past.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { say, texts } from '#app/platform/language/say.ts';

import type { MailingKind } from './audience.ts';
import type { HostAddress } from './schema.ts';

export const { eventCanceled, eventOver, eventTakesPlace } = texts({
  eventCanceled: 'This event is canceled. You can still write to your guests.',
  eventOver: 'This event is over. You can still write to your guests.',
  eventTakesPlace: 'This event isn’t canceled, so there’s no cancellation to announce.',
});

type MailedEvent = Pick<
  Invite,
  'answerSettings' | 'answersClosed' | 'cancellation' | 'date' | 'endsNextDay' | 'timeZone'
>;

/** Why nobody can be reminded to answer; '' if guests may answer. */
function findReminderProblem(event: MailedEvent, now: number): string {
  const { answerSettings, answersClosed, timeZone } = event;
  const { answerBy, late } = answerSettings;
  switch (findAnswering({ closed: answersClosed, answerBy, late, timeZone }, now)) {
    case 'closed':
      return say('Answers are closed, so nobody can be reminded to answer.');
    case 'tooLate':
      return say(
        'Answers closed after {day}, so nobody can be reminded to answer. You can set a later date in Answer settings.',
        { day: formatDate(answerBy) },
      );
    default:
      return '';
  }
}

/** Why guests can no longer be invited or reminded; '' if they can (behaviour 31.1). */
export function findEnd(event: MailedEvent, now: number): string {
  if (event.cancellation) return eventCanceled;
  return isPast(event, now) ? eventOver : '';
}

/** Why a kind of mailing is not possible now; '' if it is (behaviour 31.10). */
export function findEventProblem(kind: MailingKind, event: MailedEvent, now: number): string {
  switch (kind) {
    case 'message':
      return '';
    case 'cancellation':
      return event.cancellation ? '' : eventTakesPlace;
    case 'change':
      return event.cancellation ? eventCanceled : '';
    case 'invitation':
      return findEnd(event, now);
    case 'reminder':
      return findEnd(event, now) || findReminderProblem(event, now);
  }
}

/** Whether guests may answer (behaviour 29.8). */
export const takesAnswers = (event: MailedEvent, now: number) =>
  findEventProblem('reminder', event, now) === '';

/**
 * Why a host cannot send mail now; '' if they can (behaviour 31.2). What goes to guests may wait until an address is
 * confirmed (behaviour 29.25).
 */
export function findSenderProblem(
  isOn: boolean,
  host: HostAddress | null,
  mayWait = false,
): string {
  if (!isOn) return say('This server sends no mail.');
  if (mayWait) return '';
  if (!host) return say('Mail goes out once you’ve pressed the link we send you.');
  const { address, isVerified } = host;
  return isVerified
    ? ''
    : say('Waiting for you: press the link we sent to {address}.', { address });
}
