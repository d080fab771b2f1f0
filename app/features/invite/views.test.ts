import { expect, test } from 'vitest';

import { secretInvite } from '#tests/fixtures/secret-invite.ts';

import { toGuestView } from './views.ts';

test('a guest view holds nothing of the host, the draft or the invitees', () => {
  expect(JSON.stringify(toGuestView(secretInvite))).not.toContain('SECRET');
});
