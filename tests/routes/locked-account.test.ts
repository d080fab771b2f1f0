import { expect, test } from 'vitest';

import {
  ana,
  findHost,
  logInByPassword,
  readRecoveryCode,
  recover,
  signUp,
} from '#tests/setup/log-in-screen.ts';
import { giveEachTestASite, site } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

giveEachTestASite();

const locked = 'This account is locked. Ask whoever runs this site.';

async function lock(at: number | null): Promise<void> {
  await site.db.updateTable('hosts').set({ locked_at: at }).execute();
}

test('a locked account’s sessions open nothing, and its password does not log in (behaviour 46.9)', async () => {
  const visitor = site.visitor();
  await signUp(visitor);
  expect((await visitor.get('/account')).status).toBe(200);
  await lock(1);
  expect((await visitor.get('/account')).status).toBe(302);
  const refused = await logInByPassword(site.visitor());
  expect(refused.status).toBe(403);
  expect(readWords(refused)).toContain(locked);
  expect(refused.headers.getSetCookie()).toEqual([]);
  await lock(null);
  expect((await logInByPassword(site.visitor())).status).toBe(302);
});

test('only whoever knows the password learns that it is locked (behaviour 46.9)', async () => {
  await signUp(site.visitor());
  await lock(1);
  const guess = await logInByPassword(site.visitor(), { ...ana, password: 'a guess' });
  expect(guess.status).toBe(401);
  expect(readWords(guess)).not.toContain(locked);
});

test('a recovery code is not used up (behaviour 46.9)', async () => {
  const code = readRecoveryCode(await signUp(site.visitor()));
  await lock(1);
  const { recovery_hash: before } = await site.db
    .selectFrom('hosts')
    .select('recovery_hash')
    .executeTakeFirstOrThrow();
  const form = { username: 'ana', password: 'another', code };
  const refused = await recover(site.visitor(), form);
  expect(refused.status).toBe(403);
  expect(readWords(refused)).toContain(locked);
  const { recovery_hash: after } = await site.db
    .selectFrom('hosts')
    .select('recovery_hash')
    .executeTakeFirstOrThrow();
  expect(after).toBe(before);
  await lock(null);
  expect((await recover(site.visitor(), form)).status).toBe(200);
  expect((await findHost(site, 'ana')).username).toBe('ana');
});
