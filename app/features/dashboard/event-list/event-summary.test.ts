import { expect, test } from 'vitest';

import { secretInvite } from '#tests/fixtures/secret-invite.ts';

import { toEventSummary } from './event-summary.ts';

test('an event summary holds no secret', () => {
  const context = { role: 'owner' as const, now: 0, retentionDays: 30 };
  const figures = { going: 1, people: 2, maybe: 0, declined: 0, noResponse: 1 };
  expect(JSON.stringify(toEventSummary(secretInvite, figures, context))).not.toContain('SECRET');
});
