import { expect, test } from 'vitest';

import { secretInvite } from '#tests/fixtures/secret-invite.ts';

import { toGuestView } from './views.ts';

test('a guest view holds nothing of the host, the draft or the invitees (behaviour 15.1)', () => {
  expect(JSON.stringify(toGuestView(secretInvite))).not.toContain('SECRET');
});

test('the host whom guests read of is the one typed for them, or none (behaviour 12.20)', () => {
  expect(toGuestView(secretInvite).hostedBy).toBe('');
  expect(toGuestView({ ...secretInvite, hostedBy: 'Maya' }).hostedBy).toBe('Maya');
});
