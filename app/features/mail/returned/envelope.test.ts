import { expect, test } from 'vitest';

import { sampleToken } from '#tests/fixtures/returned-mail/sample.ts';

import { toEnvelopeSender } from './envelope.ts';

test('the envelope sender of a message carries its token (behaviour 29.31)', () => {
  const sender = toEnvelopeSender('bounces@example.org', `${sampleToken}@festoon.example`);
  expect(sender).toBe(`bounces+${sampleToken}@example.org`);
  // An SMTP server takes a local part of 64 characters (RFC 5321, section 4.5.3.1.1).
  expect(sender.indexOf('@')).toBeLessThanOrEqual(64);
});
