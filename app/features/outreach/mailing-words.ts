import type { DayLimits, DayWait, MailKind, MailWait } from '#app/features/mail/schema.ts';
import type { ListedRound } from '#app/features/told/schema.ts';
import { say, texts } from '#app/platform/language/say.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';

import type { Audience, MailingKind } from './audience.ts';
import type { SentMailing } from './schema.ts';

export const kindWords = texts({
  invitation: 'Invitation',
  reminder: 'Reminder to answer',
  tomorrow: 'Reminder of the day before',
  change: 'What has changed',
  message: 'Your message',
  cancellation: 'Cancellation',
  promotion: 'A place from the waiting list',
  confirmation: 'Confirmation of an answer',
  address: 'Confirmation of a guest’s address',
  answers: 'Answers',
  'follow-up': 'Reminder to go on',
  verify: 'Confirmation of an address',
  reset: 'New password',
}) satisfies Readonly<Record<MailKind, string>>;

export const audienceWords = texts({
  all: 'Everyone who has not declined',
  yes: 'Going',
  maybe: 'Maybe',
  no: 'Declined',
  none: 'No response',
}) satisfies Readonly<Record<Audience, string>>;

export const mailingTitles = texts({
  invitation: 'Send invitations',
  reminder: 'Remind',
  message: 'Write to guests',
  change: 'Tell your guests',
  cancellation: 'Tell your guests that it’s canceled',
}) satisfies Readonly<Record<MailingKind, string>>;

/** What a mailing is called where its messages are counted. */
export type Noun = 'invitation' | 'reminder' | 'message';

export const toNoun = (kind: MailingKind): Noun =>
  kind === 'invitation' || kind === 'reminder' ? kind : 'message';

const counted = texts({
  invitation: '{count, plural, one {# invitation} other {# invitations}}',
  reminder: '{count, plural, one {# reminder} other {# reminders}}',
  message: '{count, plural, one {# message} other {# messages}}',
}) satisfies Readonly<Record<Noun, string>>;

/** '12 invitations' */
export const countNoun = (noun: Noun, count: number): string => say(counted[noun], { count });

export const sendWords = texts({
  invitation: 'Send {count, plural, one {# invitation} other {# invitations}}',
  reminder: 'Send {count, plural, one {# reminder} other {# reminders}}',
  message: 'Send {count, plural, one {# message} other {# messages}}',
}) satisfies Readonly<Record<Noun, string>>;

export const sendingWords = texts({
  invitation: 'Sending {count, plural, one {# invitation} other {# invitations}}',
  reminder: 'Sending {count, plural, one {# reminder} other {# reminders}}',
  message: 'Sending {count, plural, one {# message} other {# messages}}',
}) satisfies Readonly<Record<Noun, string>>;

export const heldWords = texts({
  invitation: 'Waiting for you: {count, plural, one {# invitation} other {# invitations}}',
  reminder: 'Waiting for you: {count, plural, one {# reminder} other {# reminders}}',
  message: 'Waiting for you: {count, plural, one {# message} other {# messages}}',
}) satisfies Readonly<Record<Noun, string>>;

/** The end of a sentence, after a colon. */
function explainWait(wait: DayWait, limits: DayLimits): string {
  switch (wait) {
    case 'host':
      return say('this server sends at most {count, number} a day for each host.', {
        count: limits.hostLimit,
      });
    case 'young':
      return say(
        'a new account sends at most {count, number} a day, until it is a week old and a guest has answered.',
        { count: limits.youngLimit },
      );
    case 'network':
      return say('this server sends at most {count, number} a day for all hosts of one network.', {
        count: limits.networkLimit,
      });
    case 'mailbox':
      return say('one mailbox gets only so many messages a day.');
  }
}

const rowTitles = {
  ...kindWords,
  ...texts({
    tomorrow: 'The day before',
    change: 'What has changed',
    message: 'From you',
    cancellation: 'Canceled',
    promotion: 'A place from the waiting list',
  }),
} satisfies Readonly<Record<MailKind, string>>;

const roundTitles = texts({
  change: 'What has changed',
  cancel: 'Canceled',
  thanks: 'Thanks',
}) satisfies Partial<Record<ToldAbout, string>>;

/** '11 invitations by phone', 'Canceled: 1 message by phone'. */
export function describeRound({ about, count }: ListedRound): string {
  if (about === 'invite') {
    return say('{count, plural, one {# invitation by phone} other {# invitations by phone}}', {
      count,
    });
  }
  if (about === 'remind') {
    return say('{count, plural, one {# reminder by phone} other {# reminders by phone}}', {
      count,
    });
  }
  return say('{title}: {count, plural, one {# message by phone} other {# messages by phone}}', {
    title: say(roundTitles[about]),
    count,
  });
}

type Outcomes = Pick<SentMailing, 'queued' | 'sent' | 'failed' | 'suppressed'>;

const countAll = ({ queued, sent, failed, suppressed }: Outcomes) =>
  queued + sent + failed + suppressed;

/** '36 invitations', 'Canceled: 1 message'. A household gets one, so these are messages and no guests. */
export function describeMailing(mailing: SentMailing): string {
  const { kind } = mailing;
  const count = countAll(mailing);
  if (kind === 'invitation' || kind === 'reminder') return countNoun(kind, count);
  return say('{title}: {count, plural, one {# message} other {# messages}}', {
    title: say(rowTitles[kind]),
    count,
  });
}

/** 'any' is a number alone, beneath what it is about. */
interface Waits {
  what: Noun | 'any';
  count: number;
}

const untilConfirmed = texts({
  invitation:
    '{count, plural, one {# invitation waits until an address of the sender is confirmed, at most seven days.} other {# invitations wait until an address of the sender is confirmed, at most seven days.}}',
  reminder:
    '{count, plural, one {# reminder waits until an address of the sender is confirmed, at most seven days.} other {# reminders wait until an address of the sender is confirmed, at most seven days.}}',
  message:
    '{count, plural, one {# message waits until an address of the sender is confirmed, at most seven days.} other {# messages wait until an address of the sender is confirmed, at most seven days.}}',
  any: '{count, plural, one {# waits until an address of the sender is confirmed, at most seven days.} other {# wait until an address of the sender is confirmed, at most seven days.}}',
}) satisfies Readonly<Record<Waits['what'], string>>;

const untilTomorrow = texts({
  invitation:
    '{count, plural, one {# invitation will wait until tomorrow or later} other {# invitations will wait until tomorrow or later}}: {reason}',
  reminder:
    '{count, plural, one {# reminder will wait until tomorrow or later} other {# reminders will wait until tomorrow or later}}: {reason}',
  message:
    '{count, plural, one {# message will wait until tomorrow or later} other {# messages will wait until tomorrow or later}}: {reason}',
  any: '{count, plural, one {# will wait until tomorrow or later} other {# will wait until tomorrow or later}}: {reason}',
}) satisfies Readonly<Record<Waits['what'], string>>;

/** '3 invitations will wait until tomorrow or later: …'. */
export function describeWait({ what, count }: Waits, wait: MailWait, limits: DayLimits): string {
  if (wait === 'sender') return say(untilConfirmed[what], { count });
  return say(untilTomorrow[what], { count, reason: explainWait(wait, limits) });
}

export function describeTest(
  { address, wait }: { address: string; wait: DayWait | null },
  limits: DayLimits,
): string {
  if (wait === null) return say('A test is on its way to {address}.', { address });
  const reason = explainWait(wait, limits);
  return say('The test to {address} will wait until tomorrow or later: {reason}', {
    address,
    reason,
  });
}

const results = texts({
  failed: '{count, plural, one {# came back} other {# came back}}',
  lapsed:
    '{count, plural, one {# lapsed: no address was confirmed within seven days} other {# lapsed: no address was confirmed within seven days}}',
  queued: '{count, plural, one {# on their way} other {# on their way}}',
  sent: '{count, plural, one {# sent} other {# sent}}',
  suppressed:
    '{count, plural, one {# not sent: no longer needed, or no mail wanted} other {# not sent: no longer needed, or no mail wanted}}',
});

/** What came back first: '1 came back · 12 sent', or 'all sent'. */
export function describeResults(mailing: SentMailing): string {
  const { failed, queued, sent, suppressed, lapsed } = mailing;
  if (sent === countAll(mailing)) return say('all sent');
  const parts = [
    [failed, results.failed],
    [lapsed, results.lapsed],
    [queued, results.queued],
    [sent, results.sent],
    [suppressed - lapsed, results.suppressed],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => say(words, { count }))
    .join(' · ');
}
