import { expect, test } from 'vitest';

import { createLimits } from '#app/features/host/limits.server.ts';
import { closedLimit } from '#tests/setup/limits.ts';
import { signUp } from '#tests/setup/log-in-screen.ts';
import { addPasskey, askChallenge, logInByPasskey, sendPasskey } from '#tests/setup/passkeys.ts';
import { giveEachTestASite, reopenSite, site } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

giveEachTestASite();

test('one address gets 120 challenges in ten minutes (behaviour 37.6)', async () => {
  const visitor = site.visitor();
  const statuses: number[] = [];
  for (let asked = 0; asked < 121; asked += 1) {
    statuses.push((await askChallenge(visitor, 'log-in')).status);
  }
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
  expect(statuses[120]).toBe(429);
});

test('beyond the limit of an address a right passkey still opens the account (behaviour 37.6)', async () => {
  await reopenSite({}, { limits: { ...createLimits(), authByAddress: closedLimit } });
  const host = site.visitor();
  await signUp(host);
  const { authenticator } = await addPasskey(site, host);
  expect((await sendPasskey(site.visitor(), '{}')).status).toBe(429);
  expect((await logInByPasskey(site, site.visitor(), authenticator)).status).toBe(302);
});

test.each(['http://party.example', 'https://192.0.2.7'])(
  'a site at %s offers no passkeys, because browsers have none for it (behaviour 37.1)',
  async (origin) => {
    await reopenSite({ APP_ORIGIN: origin });
    const visitor = site.visitor();
    expect((await visitor.get('/hostLogIn')).text).not.toContain('Use a passkey');
    const asked = await visitor.post('/api/passkeys', { intent: 'log-in' }, { origin });
    expect(asked.status).toBe(400);
  },
);

test('with password sign-in switched off no passkey opens an account (behaviour 17.29, 37.6)', async () => {
  await reopenSite({ PASSWORD_SIGN_IN: 'off' });
  expect((await site.visitor().get('/hostLogIn')).text).not.toContain('Use a passkey');
  const refused = await sendPasskey(site.visitor(), '{}');
  expect([refused.status, readWords(refused).includes('sign-in is disabled')]).toEqual([403, true]);
});
