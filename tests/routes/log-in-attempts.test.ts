import { beforeEach, describe, expect, test } from 'vitest';

import { type Limits, createLimits } from '#app/features/host/limits.server.ts';
import type { Limit } from '#app/platform/limits/limit.ts';
import { fullGate } from '#tests/setup/limits.ts';
import {
  addEventOfAna,
  ana,
  countHosts,
  logInByPassword,
  readRecoveryCode,
  recover,
  signUp,
} from '#tests/setup/log-in-screen.ts';
import { giveEachTestASite, reopenSite, site } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

giveEachTestASite();

/** A limit without a clock. */
function counter(points: number): Limit {
  const used = new Map<string, number>();
  return {
    async allow(key) {
      const count = (used.get(key) ?? 0) + 1;
      used.set(key, count);
      return count <= points;
    },
    async refund(key) {
      used.set(key, (used.get(key) ?? 0) - 1);
    },
    async forget(key) {
      used.delete(key);
    },
  };
}

const siteWith = (limits: Partial<Limits>) =>
  reopenSite({ TRUST_PROXY: 'on' }, { limits: { ...createLimits(), ...limits } });

function from(address: string, fields: Record<string, string>) {
  return site.visitor().post('/hostLogIn', fields, { 'x-forwarded-for': address });
}

describe('logging in', () => {
  beforeEach(async () => {
    await signUp(site.visitor());
  });

  test('leads to /confirm by default (behaviour 17.1, 17.11)', async () => {
    const visitor = site.visitor();
    const answer = await logInByPassword(visitor, { username: ' ANA ', password: 'secret' });
    expect([answer.status, answer.location]).toEqual([302, '/confirm']);
    expect(readWords(await visitor.get('/hostLogIn'))).toContain("You're already signed in");
  });

  test('leads where it was asked to (behaviour 17.1)', async () => {
    const answer = await logInByPassword(site.visitor(), ana, '?redirect=/host/events');
    expect(answer.location).toBe('/host/events');
  });

  test.each([
    '//evil.example',
    'https://evil.example/',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
  ])('never leads away from the site: %j', async (target) => {
    const query = `?redirect=${encodeURIComponent(target)}`;
    expect((await logInByPassword(site.visitor(), ana, query)).location).toBe('/confirm');
    expect((await site.visitor().get(`/hostLogIn${query}`)).text).not.toContain('evil');
  });

  test('without a mode is what Enter in a field does', async () => {
    const answer = await site.visitor().post('/hostLogIn', ana);
    expect(answer.status).toBe(302);
  });

  test.each([
    [{ username: '', password: '' }, 400, 'Please enter both username and password.'],
    [{ username: 'ana' }, 400, 'Please enter both username and password.'],
    [{ username: '  ', password: 'secret' }, 400, 'Please enter both username and password.'],
    [{ username: 'ana', password: '' }, 400, 'Please enter both username and password.'],
    [
      { username: 'a!', password: 'secret' },
      400,
      'Usernames must be 3-30 characters using letters, numbers, dots, underscores, or dashes.',
    ],
    [
      { username: 'an\0a', password: 'secret' },
      400,
      'Usernames must be 3-30 characters using letters, numbers, dots, underscores, or dashes.',
    ],
    [
      { username: 'bob', password: 'secret' },
      401,
      "Username doesn't exist, please create an account.",
    ],
    [{ username: 'ana', password: 'wrong!' }, 401, 'Username or password is incorrect.'],
    [{ username: 'ana', password: 'se\0cret' }, 401, 'Username or password is incorrect.'],
    [
      { username: 'ana', password: 'x'.repeat(513) },
      400,
      'Password must be at most 512 characters long.',
    ],
  ])('with %j is refused (%i) (behaviour 17.12, 17.13, 17.15)', async (fields, status, message) => {
    const visitor = site.visitor();
    const answer = await logInByPassword(visitor, fields);
    expect(answer.status).toBe(status);
    expect(readWords(answer)).toContain(message);
    expect(visitor.cookies.size).toBe(0);
  });

  test('keeps the typed username and sends no password back (behaviour 17.16)', async () => {
    const answer = await logInByPassword(site.visitor(), {
      username: 'Ana',
      password: 'wr0ng-pass',
    });
    expect(answer.text).toContain('value="Ana"');
    expect(answer.text).not.toContain('wr0ng-pass');
  });

  test('gives each log-in a session of its own and ends the one before (behaviour 17.38)', async () => {
    const visitor = site.visitor();
    await logInByPassword(visitor);
    const first = new Map(visitor.cookies);
    await logInByPassword(visitor);
    expect(visitor.cookies.get('festoon.session')).not.toBe(first.get('festoon.session'));
    const old = site.visitor();
    for (const [name, value] of first) old.cookies.set(name, value);
    expect(readWords(await old.get('/hostLogIn'))).not.toContain("You're already signed in");
  });

  test('from another origin is refused and changes nothing (behaviour 17.35)', async () => {
    const before = await countHosts(site);
    for (const mode of ['sign-in', 'sign-up']) {
      const fields = { username: mode === 'sign-in' ? 'ana' : 'eve', password: 'secret', mode };
      const foreign = { origin: 'https://evil.example' };
      const answer = await site.visitor().post('/hostLogIn', fields, foreign);
      expect(answer.status).toBe(403);
    }
    expect(await countHosts(site)).toEqual(before);
  });

  test('with more than 16 KiB is refused', async () => {
    const huge = { ...ana, padding: 'x'.repeat(16 * 1024) };
    const answer = await logInByPassword(site.visitor(), huge);
    expect(answer.status).toBe(413);
    expect(readWords(answer)).toContain('more than 16 KiB');
  });

  test('with something that is no form is refused', async () => {
    const answer = await site.visitor().postJson('/hostLogIn', ana);
    expect(answer.status).toBe(400);
  });

  test('with a file for a password is refused', async () => {
    const body = new FormData();
    body.set('username', 'ana');
    body.set('password', new File(['secret'], 'secret.txt'));
    const headers = { origin: site.url };
    const answer = await site.visitor().send('/hostLogIn', { method: 'POST', headers, body });
    expect(readWords(answer)).toContain('Please enter both username and password.');
  });

  test('that fails for a reason nobody foresaw says so (behaviour 17.30)', async () => {
    await site.db.schema.alterTable('hosts').renameTo('elsewhere').execute();
    const answer = await logInByPassword(site.visitor());
    expect(answer.status).toBe(500);
    expect(readWords(answer)).toContain('Unexpected error. Please try again.');
    expect(answer.text).toContain('value="ana"');
  });
});

describe('creating an account', () => {
  test('signs in and shows the recovery code this once, with a way on (behaviour 17.26)', async () => {
    const visitor = site.visitor();
    const answer = await signUp(visitor, ana, '?redirect=/host/events');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const code = readRecoveryCode(answer);
    expect(code).toMatch(/^(?:[0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
    expect(answer.text).toContain('href="/host/events"');
    expect(readWords(answer)).toContain('Continue');
    expect((await visitor.get('/hostLogIn')).text).not.toContain(code);
  });

  test('says that a username is taken (behaviour 17.17)', async () => {
    await signUp(site.visitor());
    const answer = await signUp(site.visitor(), { username: 'ANA', password: 'another' });
    expect(answer.status).toBe(409);
    expect(readWords(answer)).toContain('That username is already taken. Try a different one.');
  });

  test('says that a password is weak (behaviour 17.14)', async () => {
    const answer = await signUp(site.visitor(), { username: 'ana', password: '12345' });
    expect(answer.status).toBe(400);
    expect(readWords(answer)).toContain('Password must be at least 6 characters long.');
  });

  test('twice with one form is once (behaviour 17.25)', async () => {
    const visitor = site.visitor();
    const attempt = /name="attempt" value="([\w-]+)"/.exec(
      (await visitor.get('/hostLogIn')).text,
    )?.[1];
    expect(attempt).toMatch(/^[\w-]{22}$/);
    const fields = { ...ana, attempt: attempt ?? '' };
    const answers = await Promise.all([signUp(visitor, fields), signUp(visitor, fields)]);
    for (const answer of answers) expect(readRecoveryCode(answer)).not.toBe('');
    expect((await countHosts(site)).hosts).toBe(1);
  });
});

describe('a recovery code', () => {
  test('has a screen of its own', async () => {
    const login = await site.visitor().get('/hostLogIn?redirect=/host/events');
    expect(readWords(login)).toContain('Use a recovery code');
    const answer = await site.visitor().get('/hostLogIn?mode=recover&redirect=/host/events');
    expect(readWords(answer)).toContain('Recovery code');
    expect(readWords(answer)).toContain('New password');
    expect(readWords(answer)).toContain('Set new password');
    expect(readWords(answer)).not.toContain('Create Account');
  });

  test('sets a new password, signs in and shows a new code (behaviour 17.27)', async () => {
    const phone = site.visitor();
    const code = readRecoveryCode(await signUp(phone));
    const visitor = site.visitor();
    const answer = await recover(visitor, { username: 'ana', code, password: 'renewed' });
    expect(answer.status).toBe(200);
    expect(readRecoveryCode(answer)).not.toBe('');
    expect(readRecoveryCode(answer)).not.toBe(code);
    expect(readWords(await visitor.get('/hostLogIn'))).toContain("You're already signed in");
    expect(readWords(await phone.get('/hostLogIn'))).not.toContain("You're already signed in");
    expect((await logInByPassword(site.visitor())).status).toBe(401);
    expect((await logInByPassword(site.visitor(), { ...ana, password: 'renewed' })).status).toBe(
      302,
    );
  });

  test('works once (behaviour 17.27)', async () => {
    const code = readRecoveryCode(await signUp(site.visitor()));
    await recover(site.visitor(), { username: 'ana', code, password: 'renewed' });
    const answer = await recover(site.visitor(), { username: 'ana', code, password: 'again!' });
    expect(answer.status).toBe(401);
    expect(readWords(answer)).toContain('That recovery code does not fit this username.');
  });

  test('with the same form and another password is refused (behaviour 17.39)', async () => {
    const code = readRecoveryCode(await signUp(site.visitor()));
    const typed = { username: 'ana', code, attempt: 'a'.repeat(22) };
    const first = await recover(site.visitor(), { ...typed, password: 'renewed' });
    const other = await recover(site.visitor(), { ...typed, password: 'another' });
    expect([first.status, other.status]).toEqual([200, 401]);
    const again = await recover(site.visitor(), { ...typed, password: 'renewed' });
    expect(readRecoveryCode(again)).toBe(readRecoveryCode(first));
  });

  test('is for the invite’s own host too', async () => {
    const { query } = await addEventOfAna(site);
    const code = readRecoveryCode(
      await signUp(site.visitor(), { username: 'bob', password: 'bobs-own' }),
    );
    const answer = await recover(
      site.visitor(),
      { username: 'bob', code, password: 'renewed' },
      query,
    );
    expect(readWords(answer)).toContain('Username does not match this invitation.');
  });

  test('cannot be left out', async () => {
    const answer = await recover(site.visitor(), { username: 'ana', password: 'renewed' });
    expect(answer.status).toBe(400);
    expect(readWords(answer)).toContain('Please enter your username, your recovery code');
  });
});

describe('limits', () => {
  const tooMany = 'Too many attempts. Please wait and try again.';

  const wrong = { ...ana, password: 'wrong!' };

  test('hold per address for failures of every kind together (behaviour 17.28)', async () => {
    await siteWith({ authByAddress: counter(3) });
    await from('192.0.2.9', { ...ana, mode: 'sign-up' });
    await from('192.0.2.1', wrong);
    await from('192.0.2.1', { ...ana, username: 'nobody' });
    await from('192.0.2.1', { ...wrong, code: 'none', mode: 'recover' });
    const answer = await from('192.0.2.1', ana);
    expect(answer.status).toBe(429);
    expect(readWords(answer)).toContain(tooMany);
    expect((await from('192.0.2.2', ana)).status).toBe(302);
  });

  test('do not count log-ins that succeed (behaviour 17.28)', async () => {
    await siteWith({ authByAddress: counter(3), authByUsername: counter(3) });
    await from('192.0.2.1', { ...ana, mode: 'sign-up' });
    for (let time = 1; time <= 8; time += 1) {
      expect((await from('192.0.2.1', ana)).status).toBe(302);
    }
    for (let time = 1; time <= 3; time += 1) {
      expect((await from('192.0.2.1', wrong)).status).toBe(401);
    }
    expect((await from('192.0.2.1', wrong)).status).toBe(429);
  });

  test('hold per address for new accounts, taken or not (behaviour 17.28)', async () => {
    await siteWith({ signUpsByAddress: counter(2) });
    await from('192.0.2.1', { ...ana, mode: 'sign-up' });
    await from('192.0.2.1', { ...ana, mode: 'sign-up' });
    const eve = { username: 'eve', password: 'secret', mode: 'sign-up' };
    expect((await from('192.0.2.1', eve)).status).toBe(429);
    expect((await from('192.0.2.2', eve)).status).toBe(200);
  });

  test('hold per username and address (behaviour 17.28)', async () => {
    await siteWith({ authByUsername: counter(2) });
    await from('192.0.2.1', { ...ana, mode: 'sign-up' });
    await from('192.0.2.2', wrong);
    await from('192.0.2.2', wrong);
    const answer = await from('192.0.2.2', ana);
    expect(answer.status).toBe(429);
    expect(readWords(answer)).toContain(tooMany);
    expect((await from('192.0.2.3', ana)).status).toBe(302);
  });

  test('hold per username for all addresses together, and for no known device, code or passkey (behaviour 17.45)', async () => {
    await siteWith({ guessesByUsername: counter(3) });
    const owner = site.visitor();
    const code = readRecoveryCode(await signUp(owner));
    const guess = (number: number, fields: Record<string, string> = wrong) =>
      from(`192.0.2.${number}`, fields);
    expect((await guess(1, ana)).status).toBe(302);
    for (const number of [2, 3, 4]) expect((await guess(number)).status).toBe(401);
    const refused = await guess(5, ana);
    expect(refused.status).toBe(429);
    expect(readWords(refused)).toContain(tooMany);
    await owner.post('/logOut', {});
    expect((await logInByPassword(owner, wrong)).status).toBe(401);
    expect((await logInByPassword(owner)).status).toBe(302);
    const eve = { username: 'eve', password: 'secret' };
    expect((await guess(6, { ...eve, mode: 'sign-up' })).status).toBe(200);
    expect((await guess(7, eve)).status).toBe(302);
    const typed = { username: 'ana', password: 'renewed', mode: 'recover', code };
    expect((await guess(8, typed)).status).toBe(200);
  });

  test('count a hundred guesses an hour for one username (behaviour 17.45)', async () => {
    let now = Date.UTC(2027, 4, 1);
    await reopenSite({ TRUST_PROXY: 'on' }, { clock: () => now });
    await signUp(site.visitor());
    const { guessesByUsername } = site.services.limits;
    for (let guess = 1; guess <= 99; guess += 1) await guessesByUsername.allow('ana');
    expect((await from('198.51.100.1', wrong)).status).toBe(401);
    expect((await from('198.51.100.2', wrong)).status).toBe(429);
    now += 60 * 60 * 1000;
    expect((await from('198.51.100.200', ana)).status).toBe(302);
  });

  test('never lock a host out on a device that has signed in before (behaviour 17.40)', async () => {
    await siteWith({ authByAddress: counter(3), authByUsername: counter(2) });
    const owner = site.visitor();
    const address = { 'x-forwarded-for': '192.0.2.1' };
    await owner.post('/hostLogIn', { ...ana, mode: 'sign-up' }, address);
    await owner.post('/logOut', {});
    expect([...owner.cookies.keys()]).toEqual(['festoon.device']);
    for (let time = 1; time <= 6; time += 1) await from('192.0.2.1', wrong);
    expect((await from('192.0.2.1', ana)).status).toBe(429);
    expect((await owner.post('/hostLogIn', ana, address)).status).toBe(302);

    const eve = site.visitor();
    await eve.post('/hostLogIn', { username: 'eve', password: 'secret', mode: 'sign-up' });
    expect((await eve.post('/hostLogIn', ana, address)).status).toBe(429);
  });

  test('never block a right recovery code (behaviour 17.40)', async () => {
    await siteWith({ authByAddress: counter(3), authByUsername: counter(2) });
    const code = readRecoveryCode(await from('192.0.2.1', { ...ana, mode: 'sign-up' }));
    for (let time = 1; time <= 6; time += 1) await from('192.0.2.1', wrong);
    const typed = { username: 'ana', password: 'renewed', mode: 'recover' };
    expect((await from('192.0.2.1', { ...typed, code: 'none' })).status).toBe(429);
    expect((await from('192.0.2.1', { ...typed, code })).status).toBe(200);
  });

  test('hold for the work of hashing', async () => {
    await siteWith({ hashing: fullGate });
    const answer = await from('192.0.2.1', { ...ana, mode: 'sign-up' });
    expect(answer.status).toBe(429);
    expect(readWords(answer)).toContain(tooMany);
  });
});
