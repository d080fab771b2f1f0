import { expect, test } from 'vitest';

import { arrivesWithinMs, judgeTestMail } from './test-mail.ts';

const bounces = 'bounces@example.org';

test.each([
  ['no mailbox', null, null, 0, 'unknown', 'IMAP_URL is not set'],
  [
    'none sent',
    bounces,
    null,
    0,
    'unknown',
    'No test message was sent to bounces@example.org yet.',
  ],
  ['on its way', bounces, { sentAt: 0, seenAt: null }, 1000, 'unknown', 'is on its way'],
  ['seen', bounces, { sentAt: 0, seenAt: 1000 }, 5000, 'good', 'after 1 second.'],
  ['seen late', bounces, { sentAt: 0, seenAt: 240_000 }, 300_000, 'good', 'after 4 minutes.'],
  ['lost', bounces, { sentAt: 0, seenAt: null }, arrivesWithinMs, 'fault', 'did not arrive'],
] as const)(
  'of a test message the check says in a sentence what became of it: %s (behaviour 29.37)',
  (_, address, sent, now, state, said) => {
    const finding = judgeTestMail(address, sent, now);
    expect(finding.state).toBe(state);
    expect(finding.said).toContain(said);
  },
);
