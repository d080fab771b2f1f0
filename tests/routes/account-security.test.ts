import { describe, expect, test } from 'vitest';

import { getSettingPath } from '#app/platform/paths.ts';
import { accountPathOf } from '#tests/setup/account-screens.ts';
import { addEvent } from '#tests/setup/events.ts';
import { forgetProofs, hostPassword, logIn } from '#tests/setup/hosts.ts';
import {
  findHost,
  readRecoveryCode,
  recover,
  logInByPassword,
  signUp,
} from '#tests/setup/log-in-screen.ts';
import { addMember } from '#tests/setup/members.ts';
import { type Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

let ahead = 0;
useSite({}, { clock: () => Date.now() + ahead });

const laptop = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' };
const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1',
};

/** Has a session on a laptop and one on a phone. */
async function openAccount(username: string): Promise<{ here: Visitor; there: Visitor }> {
  const fields = { username, password: 'secret' };
  const [here, there] = [site.visitor(), site.visitor()];
  await here.post('/hostLogIn', { ...fields, mode: 'sign-up' }, laptop);
  await there.post('/hostLogIn', { ...fields, mode: 'sign-in' }, phone);
  return { here, there };
}

const isIn = async (visitor: Visitor) => (await visitor.get('/account')).status === 200;
const send = (visitor: Visitor, intent: string, fields: Record<string, string> = {}) =>
  visitor.post(accountPathOf(intent), { intent, ...fields });

/** Logs in on an unknown device. */
const opens = async (username: string, password: string) =>
  (await logInByPassword(site.visitor(), { username, password })).status === 302;

const listIds = async (visitor: Visitor) =>
  [...(await visitor.get('/account/devices')).text.matchAll(/name="session" value="([^"]+)"/g)].map(
    ([, id = '']) => id,
  );

describe('the password', () => {
  test('is changed with the current one, and every other device is signed out (behaviour 32.1)', async () => {
    const { here, there } = await openAccount('ana');
    const changed = await send(here, 'change-password', { current: 'secret', password: 'lantern' });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('cache-control')).toBe('no-store');
    expect(readWords(changed)).toContain('Password changed. Every other device was signed out.');
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect([await opens('ana', 'lantern'), await opens('ana', 'secret')]).toEqual([true, false]);
  });

  test.each([
    ['wrong', 'lantern', 403, 'That’s not your password.'],
    ['', 'lantern', 403, 'Is it you?'],
    ['secret', 'short', 400, 'Password must be at least 6 characters long.'],
    ['secret', 'x'.repeat(513), 400, 'Password must be at most 512 characters long.'],
  ])(
    'stays as it was with “%s” and “%s” (behaviour 32.1)',
    async (current, password, status, message) => {
      const name = `ben${status}${current.length}${password.length}`;
      const { here, there } = await openAccount(name);
      await forgetProofs(site.db);
      const refused = await send(here, 'change-password', { current, password });
      expect(refused.status).toBe(status);
      expect(readWords(refused)).toContain(message);
      expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
      expect(await opens(name, 'secret')).toBe(true);
    },
  );

  test('is tried ten times in a session, which locks nobody out elsewhere (behaviour 32.1)', async () => {
    const { here, there } = await openAccount('cleo');
    const wrong = { current: 'wrong', password: 'lantern' };
    for (let tried = 0; tried < 10; tried += 1) await send(here, 'change-password', wrong);
    const right = { current: 'secret', password: 'lantern' };
    expect((await send(here, 'change-password', right)).status).toBe(429);
    expect((await send(there, 'change-password', right)).status).toBe(200);
  });
});

test('a new recovery code asks for the password, is shown once and replaces the old one (behaviour 32.2)', async () => {
  const first = await signUp(site.visitor(), { username: 'dora', password: 'secret' });
  const [here, there] = [site.visitor(), site.visitor()];
  for (const visitor of [here, there]) {
    await logInByPassword(visitor, { username: 'dora', password: 'secret' });
  }
  expect((await send(here, 'replace-code', { current: 'guess' })).status).toBe(403);
  expect(await isIn(there)).toBe(true);
  const page = await send(here, 'replace-code', { current: 'secret' });
  const code = readRecoveryCode(page);
  expect(code).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
  expect(readWords(page)).toContain('Copy code');
  expect((await here.get('/account/recovery-code')).text).not.toContain(code);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  const host = await findHost(site, 'dora');
  const row = site.db.selectFrom('hosts').selectAll().where('uid', '=', host.uid);
  expect(JSON.stringify(await row.execute())).not.toContain(code);
  const fields = { username: 'dora', password: 'another' };
  for (const [typed, status] of [
    [readRecoveryCode(first), 401],
    [code, 200],
  ] as const) {
    expect((await recover(site.visitor(), { ...fields, code: typed })).status).toBe(status);
  }
});

describe('what needs the password or a passkey', () => {
  const needs: [path: string, fields: Record<string, string>][] = [
    ['/account/password', { intent: 'change-password', password: 'lantern blue' }],
    ['/account/recovery-code', { intent: 'replace-code' }],
    ['/account/mail', { intent: 'mail-address', mailAddress: 'new@example.org' }],
    ['/account/devices', { intent: 'end-other-sessions' }],
    ['/account/devices', { intent: 'end-session' }],
    ['/account/calendar', { intent: 'replace-feed' }],
  ];
  const cases = [...needs, ['settings', { intent: 'invite-member', role: 'door' }] as const];

  test.each(cases)(
    '%s %j asks once in ten minutes and session (behaviour 32.10)',
    async (path, given) => {
      const { host, visitor: here } = await logIn(site);
      const { visitor: there } = await logIn(site, host);
      const id = await addEvent(site.db, { host });
      const to = path === 'settings' ? getSettingPath(id, 'co-hosts') : path;
      const [session = ''] = await listIds(here);
      const fields = { session, ...given };
      await forgetProofs(site.db);
      const asked = await here.post(to, fields);
      expect(asked.status).toBe(403);
      expect(readWords(asked)).toContain('Is it you? We ask once, then not for ten minutes.');
      expect(asked.text).toContain('autoComplete="current-password"');
      expect((await here.post(to, { ...fields, current: 'guess' })).status).toBe(403);
      expect((await here.post(to, fields)).status).toBe(403);
      const proven = await here.post(to, { ...fields, current: hostPassword });
      expect(proven.status).toBe(200);
      expect(readWords(proven)).not.toContain('Your password');
      const mail = { intent: 'mail-address', mailAddress: 'other@example.org' };
      expect((await here.post('/account/mail', mail)).status).toBe(200);
      // Where the other session has not been ended, it has to prove it itself.
      expect((await there.post('/account/mail', mail)).status).not.toBe(200);
      ahead += 10 * 60_000;
      expect((await here.post('/account/mail', { ...mail, mailAddress: '' })).status).toBe(403);
    },
  );

  test('ends with its session (behaviour 32.10)', async () => {
    const { here } = await openAccount('hugo');
    const late = site.visitor();
    for (const [name, value] of here.cookies) late.cookies.set(name, value);
    expect((await send(late, 'end-other-sessions')).status).toBe(200);
    await here.post('/logOut', {});
    expect((await send(late, 'end-other-sessions')).status).toBe(302);
  });

  test('makes no co-host’s link, in this event or another of its owner (behaviour 32.10, 38.2)', async () => {
    const owner = await logIn(site);
    const shared = await addEvent(site.db, { host: owner.host });
    const other = await addEvent(site.db, { host: owner.host });
    const member = await addMember(site, { owner, inviteId: shared, role: 'co-host' });
    const link = { intent: 'invite-member', role: 'co-host', current: hostPassword };
    for (const id of [shared, other]) {
      const { status } = await member.visitor.post(getSettingPath(id, 'co-hosts'), link);
      expect(status).toBe(403);
      const links = site.db.selectFrom('join_links').select('id').where('invite_id', '=', id);
      expect(await links.where('used_by', 'is', null).execute()).toEqual([]);
    }
  });

  test('is not asked for right after a log-in (behaviour 32.10)', async () => {
    const { here } = await openAccount('gil');
    expect((await send(here, 'end-other-sessions')).status).toBe(200);
  });
});

describe('sessions', () => {
  test('are listed with their device, and one is signed out (behaviour 32.3)', async () => {
    const { here, there } = await openAccount('eve');
    const words = readWords(await here.get('/account/devices')).replaceAll(/\s+/g, ' ');
    expect(words).toContain('Firefox on Windows (this device)');
    expect(words).toContain('Safari on iPhone');
    const time = String.raw`\w+ \d+, \d{4}, \d+:\d\d [AP]M UTC`;
    expect(words).toMatch(new RegExp(`Since ${time}\\s?, last seen ${time}`));
    const [id = '', ...more] = await listIds(here);
    expect(more).toEqual([]);
    expect((await send(here, 'end-session', { session: id })).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const again = await send(here, 'end-session', { session: id });
    expect(readWords(again)).toContain('That device was signed out already.');
  });

  test('are signed out all but the one that asks (behaviour 32.3)', async () => {
    const { here, there } = await openAccount('finn');
    expect((await send(here, 'end-other-sessions')).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });

  test('of another host cannot be signed out, and no key is on the page (behaviour 32.3)', async () => {
    const { here, there } = await openAccount('gil');
    const other = await openAccount('hana');
    const [id = ''] = await listIds(here);
    await send(other.here, 'end-session', { session: id });
    expect(await isIn(there)).toBe(true);
    const { text } = await here.get('/account/devices');
    const rows = await site.db.selectFrom('sessions').select('token_hash').execute();
    expect(rows.filter((row) => text.includes(row.token_hash))).toEqual([]);
  });
});

describe('the display name', () => {
  test('is saved and shown, and without a visible character is the username (behaviour 32.5)', async () => {
    const { here } = await openAccount('ivo');
    const saved = await send(here, 'set-name', { name: '  Ivo & <Mia>  ' });
    expect(readWords(saved)).toContain('Name saved.');
    expect((await findHost(site, 'ivo')).displayName).toBe('Ivo & <Mia>');
    await send(here, 'set-name', { name: ' \u200B ' });
    expect((await findHost(site, 'ivo')).displayName).toBe('ivo');
  });

  test.each(['x'.repeat(101), 'a\0b'])(
    'that cannot be saved is refused (behaviour 32.5)',
    async (name) => {
      const { here } = await openAccount(`jo${name.length}`);
      const refused = await send(here, 'set-name', { name });
      expect(refused.status).toBe(422);
      expect((await findHost(site, `jo${name.length}`)).displayName).toBe(`jo${name.length}`);
    },
  );
});

test('recent activity tells what happened to the account, and keeps no secret (behaviour 32.6)', async () => {
  const { here } = await openAccount('kim');
  await logInByPassword(site.visitor(), { username: 'kim', password: 'guessed-secret' });
  await send(here, 'change-password', { current: 'typed-secret', password: 'lantern' });
  await send(here, 'change-password', { current: 'secret', password: 'lantern' });
  const words = readWords(await here.get('/account/activity')).replaceAll(/\s+/g, ' ');
  const expected = [
    'Password changed',
    'Password not changed: wrong password',
    'A failed log-in',
    'Logged in',
    'Account created',
  ];
  const places = expected.map((line) => words.indexOf(line, words.indexOf('Recent activity')));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  const rows = await site.db.selectFrom('security_events').selectAll().execute();
  for (const typed of ['guessed-secret', 'typed-secret', 'lantern', '127.0.0.1']) {
    expect(JSON.stringify(rows)).not.toContain(typed);
  }
});

test('a flood of failures displaces no other activity (behaviour 32.6)', async () => {
  const { here } = await openAccount('lia');
  for (let tried = 0; tried < 25; tried += 1) {
    await logInByPassword(site.visitor(), { username: 'lia', password: 'wrong' });
  }
  await send(here, 'end-other-sessions');
  const { uid } = await findHost(site, 'lia');
  const rows = await site.db
    .selectFrom('security_events')
    .select('event')
    .where('host_uid', '=', uid)
    .execute();
  const count = (event: string) => rows.filter((row) => row.event === event).length;
  expect(count('log-in refused')).toBe(10);
  expect(count('account created')).toBe(1);
});

test('another site can change nothing, and nobody without a sign-in (behaviour 32.7)', async () => {
  const { here, there } = await openAccount('max');
  const elsewhere = { origin: 'https://elsewhere.example' };
  const fields = { intent: 'end-other-sessions' };
  expect((await here.post('/account/devices', fields, elsewhere)).status).toBe(403);
  expect(await isIn(there)).toBe(true);
  expect((await send(site.visitor(), 'end-other-sessions')).status).toBe(302);
});
