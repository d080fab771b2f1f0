import type { DayLimits, DayWait, MailKind, MailWait } from '#app/features/mail/schema.ts';
import { countLabel } from '#app/platform/text.ts';

import type { Audience, MailingKind } from './audience.ts';
import type { SentMailing } from './schema.ts';

export const kindWords: Readonly<Record<MailKind, string>> = {
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
  verify: 'Confirmation of an address',
  reset: 'New password',
};

export const audienceWords: Readonly<Record<Audience, string>> = {
  all: 'Everyone who has not declined',
  yes: 'Going',
  maybe: 'Maybe',
  no: 'Declined',
  none: 'No response',
};

export const mailingTitles: Readonly<Record<MailingKind, string>> = {
  invitation: 'Send invitations',
  reminder: 'Remind',
  message: 'Write to guests',
  change: 'Tell your guests',
  cancellation: 'Tell your guests that it’s canceled',
};

const nouns: Readonly<Record<MailingKind, string>> = {
  invitation: 'invitation',
  reminder: 'reminder',
  message: 'message',
  change: 'message',
  cancellation: 'message',
};

/** '12 invitations' */
export function countMailing(kind: MailingKind, count: number): string {
  return countLabel(count, nouns[kind]);
}

const upTo = (limit: number) => `at most ${limit.toLocaleString('en')} a day`;

function explainWait(wait: DayWait, limits: DayLimits): string {
  switch (wait) {
    case 'host':
      return `this server sends ${upTo(limits.hostLimit)} for each host.`;
    case 'young':
      return `a new account sends ${upTo(limits.youngLimit)}, until it is a week old and a guest has answered.`;
    case 'network':
      return `this server sends ${upTo(limits.networkLimit)} for all hosts of one network.`;
    case 'mailbox':
      return 'one mailbox gets only so many messages a day.';
  }
}

const rowTitles: Partial<Record<MailKind, string>> = {
  tomorrow: 'The day before',
  change: 'What has changed',
  message: 'From you',
  cancellation: 'Canceled',
  promotion: 'A place from the waiting list',
};

type Outcomes = Pick<SentMailing, 'queued' | 'sent' | 'failed' | 'suppressed'>;

const countAll = ({ queued, sent, failed, suppressed }: Outcomes) =>
  queued + sent + failed + suppressed;

/** '36 invitations', 'Canceled: 1 message'. A household gets one, so these are messages and no guests. */
export function describeMailing(mailing: SentMailing): string {
  const { kind } = mailing;
  const count = countAll(mailing);
  if (kind === 'invitation' || kind === 'reminder') return countMailing(kind, count);
  return `${rowTitles[kind] ?? kindWords[kind]}: ${countLabel(count, 'message')}`;
}

/** '3 invitations will wait until tomorrow or later: …'. `count` has the noun where it needs one. */
export function describeWait(count: string, wait: MailWait, limits: DayLimits): string {
  if (wait === 'sender') {
    return `${count} ${isOne(count) ? 'waits' : 'wait'} until an address of the sender is confirmed, at most seven days.`;
  }
  return `${count} will wait until tomorrow or later: ${explainWait(wait, limits)}`;
}

export function describeTest(
  { address, wait }: { address: string; wait: MailWait | null },
  limits: DayLimits,
): string {
  if (wait === null) return `A test is on its way to ${address}.`;
  return describeWait(`The test to ${address}`, wait, limits);
}

const isOne = (count: string) => count === '1' || count.startsWith('1 ');

/** What came back first: '1 came back · 12 sent', or 'all sent'. */
export function describeResults(mailing: SentMailing): string {
  const { failed, queued, sent, suppressed, lapsed } = mailing;
  if (sent === countAll(mailing)) return 'all sent';
  const parts: [number, string][] = [
    [failed, 'came back'],
    [lapsed, 'lapsed: no address was confirmed within seven days'],
    [queued, 'on their way'],
    [sent, 'sent'],
    [suppressed - lapsed, 'not sent: no longer needed, or no mail wanted'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count.toLocaleString('en')} ${words}`)
    .join(' · ');
}
