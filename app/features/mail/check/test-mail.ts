import { say, texts } from '#app/platform/language/say.ts';

import type { MailFinding } from './mail-check.ts';

/** Within it a message that a mail server took has nearly always arrived. */
export const arrivesWithinMs = 5 * 60_000;

interface TestSent {
  sentAt: number;
  seenAt: number | null;
}

function describeArrival(address: string, ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 120
    ? say(
        'The test message to {address} was read in the mailbox after {count, plural, one {# second} other {# seconds}}.',
        { address, count: seconds },
      )
    : say(
        'The test message to {address} was read in the mailbox after {count, plural, one {# minute} other {# minutes}}.',
        { address, count: Math.round(seconds / 60) },
      );
}

const finding = (state: MailFinding['state'], said: string): MailFinding => ({
  subject: texts('Test message'),
  state,
  said,
});

/** Whether the test message arrived in the mailbox that is read, in a sentence (behaviour 29.37). */
export function judgeTestMail(
  bounces: string | null,
  sent: TestSent | null,
  now: number,
): MailFinding {
  if (bounces === null) {
    return finding(
      'unknown',
      say('No mailbox is read, so nothing can be seen coming back: IMAP_URL is not set.'),
    );
  }
  const to = { address: bounces };
  if (!sent) {
    return finding('unknown', say('No test message was sent to {address} yet.', to));
  }
  if (sent.seenAt !== null) {
    return finding('good', describeArrival(bounces, sent.seenAt - sent.sentAt));
  }
  if (now - sent.sentAt < arrivesWithinMs) {
    return finding(
      'unknown',
      say('The test message to {address} is on its way. Look again in a minute.', to),
    );
  }
  return finding(
    'fault',
    say(
      'The test message to {address} did not arrive in the mailbox: mail to this address, also with a plus, has to reach the folder of IMAP_URL.',
      to,
    ),
  );
}
