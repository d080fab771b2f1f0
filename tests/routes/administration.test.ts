import { beforeEach, expect, test } from 'vitest';

import { appoint, dismiss } from '#app/features/host/administrators.server.ts';
import { getRegistrationPath } from '#app/platform/paths.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { type LoggedIn, addHost, forgetProofs, hostPassword, logIn } from '#tests/setup/hosts.ts';
import { signUp } from '#tests/setup/log-in-screen.ts';
import type { Visitor } from '#tests/setup/site.ts';
import { giveEachTestASite, site } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

const warned: [string, object | undefined][] = [];
const log = {
  info() {},
  warn: (event: string, fields?: object) => void warned.push([event, fields]),
  error() {},
};
giveEachTestASite({ REGISTRATION: 'invited' }, { log });

let admin: LoggedIn;
beforeEach(async () => {
  warned.length = 0;
  admin = await logIn(site, 'admin');
  await appoint(site.db, admin.host.uid, 1);
});

const post = (visitor: Visitor, form: Record<string, string>) => visitor.post('/admin/hosts', form);
const readToken = (text: string) => /invited=([\w-]{43})/.exec(text)?.[1] ?? '';
const read = async (query: string) => readWords(await admin.visitor.get(`/admin/hosts${query}`));
const lock = (uid: string) => post(admin.visitor, { intent: 'lock', host: uid });
const findLock = async (uid: string) =>
  (
    await site.db
      .selectFrom('hosts')
      .select('locked_at')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow()
  ).locked_at;

test('an administrator reads hosts and figures, and not one byte of events or guests (behaviour 46.7, 46.8)', async () => {
  const ben = await logIn(site, 'ben');
  const inviteId = await addEvent(site.db, {
    host: ben.host,
    eventName: 'Canary title',
    customMessage: 'Canary message',
    location: 'Canary street 1',
    invitees: [{ name: 'Canary guest', email: 'canary@example.org', phone: '+447700900123' }],
  });
  await addAnswer(site.db, { inviteId, answer: 'yes', name: 'Canary stranger' });
  const pages = ['/admin', '/admin/hosts', '/admin/links', '/admin/hosts?q=ben'];
  for (const page of [...pages, ...pages.map((path) => path.replace(/^[^?]+/, '$&.data'))]) {
    const { status, text } = await admin.visitor.get(page);
    expect(status).toBe(200);
    for (const canary of ['canary', '7700900123', inviteId, 'argon2', 'hosts.festoon.invalid']) {
      expect([page, text.toLowerCase().includes(canary.toLowerCase())]).toEqual([page, false]);
    }
  }
  const hosts = readWords(await admin.visitor.get('/admin/hosts'));
  expect(hosts).toMatch(/ben 1 event · \d+ kB/);
  expect(hosts).toContain('admin · Administrator');
  const overview = readWords(await admin.visitor.get('/admin'));
  for (const row of ['Hosts 2', 'New accounts With a link', 'Waiting 0', 'Last backup Never']) {
    expect(overview).toContain(row);
  }
  expect(overview).toMatch(/Database \d+(?:\.\d)? [kM]B/);
  expect(overview).toMatch(/Version \d+\.\d+\.\d+/);
});

test('an account has the row that leads there only for an administrator, whose right ends at once (behaviour 46.6, 46.8)', async () => {
  const { visitor } = await logIn(site, 'ben');
  expect(readWords(await visitor.get('/account'))).not.toContain('Administration');
  expect(readWords(await admin.visitor.get('/account'))).toContain('Administration');
  await dismiss(site.db, admin.host.uid);
  expect(readWords(await admin.visitor.get('/account'))).not.toContain('Administration');
  expect((await admin.visitor.get('/admin')).status).toBe(404);
});

test('locking signs a host out everywhere; unlocking lets them in (behaviour 46.9)', async () => {
  const { host, visitor } = await logIn(site, 'ben');
  expect((await lock(host.uid)).status).toBe(200);
  expect((await visitor.get('/account')).status).toBe(302);
  const sessions = await site.db
    .selectFrom('sessions')
    .select('host_uid')
    .where('host_uid', '=', host.uid)
    .execute();
  expect(sessions).toEqual([]);
  expect(readWords(await admin.visitor.get('/admin/hosts'))).toContain('ben · Locked');
  expect((await lock(host.uid)).status).toBe(200);
  expect((await post(admin.visitor, { intent: 'unlock', host: host.uid })).status).toBe(200);
  const again = { username: 'ben', password: hostPassword, mode: 'sign-in' };
  expect((await site.visitor().post('/hostLogIn', again)).status).toBe(302);
});

test('two administrators who lock each other at once both stay (behaviour 46.9)', async () => {
  const other = await logIn(site, 'other');
  await appoint(site.db, other.host.uid, 1);
  const replies = await Promise.all([
    lock(other.host.uid),
    post(other.visitor, { intent: 'lock', host: admin.host.uid }),
    lock(admin.host.uid),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(await findLock(admin.host.uid)).toBeNull();
  expect(await findLock(other.host.uid)).toBeNull();
});

test('a form of another host changes nothing and is in the security log (behaviour 46.7)', async () => {
  const { host, visitor } = await logIn(site, 'ben');
  const victim = await addHost(site.db, 'victim');
  expect((await post(visitor, { intent: 'lock', host: victim.uid })).status).toBe(404);
  expect((await visitor.post('/admin/links', { intent: 'make' })).status).toBe(404);
  const recorded = warned.filter(([event]) => event === 'administration refused');
  expect(recorded).toHaveLength(2);
  expect(recorded[0]).toEqual([
    'administration refused',
    expect.objectContaining({ username: host.username, problem: 'no-administrator' }),
  ]);
  expect(await findLock(victim.uid)).toBeNull();
  expect(await site.db.selectFrom('registration_links').selectAll().execute()).toEqual([]);
});

test('locking and making a link ask who it is, also without scripts (behaviour 46.9)', async () => {
  const ben = await addHost(site.db, 'ben');
  await forgetProofs(site.db);
  const asked = await lock(ben.uid);
  expect(asked.status).toBe(403);
  expect(asked.text.match(/name="current"/g)).toHaveLength(1);
  const form = { intent: 'lock', host: ben.uid };
  expect((await post(admin.visitor, { ...form, current: 'a guess' })).status).toBe(403);
  expect(await findLock(ben.uid)).toBeNull();
  expect((await admin.visitor.post('/admin/links', { intent: 'make' })).status).toBe(403);
  expect((await post(admin.visitor, { ...form, current: hostPassword })).status).toBe(200);
  expect(await findLock(ben.uid)).not.toBeNull();
});

test('a link is shown once, opens an account, and can be withdrawn while it is unused (behaviour 46.3, 46.8)', async () => {
  const make = () => admin.visitor.post('/admin/links', { intent: 'make' });
  const first = readToken((await make()).text);
  const second = readToken((await make()).text);
  const list = await admin.visitor.get('/admin/links');
  expect(list.text).not.toContain(first);
  expect(readWords(list)).toMatch(/From admin ?, until/);
  const ana = { username: 'ana', password: 'secret' };
  expect((await signUp(site.visitor(), ana, `?invited=${first}`)).status).toBe(200);
  const { id } = await site.db
    .selectFrom('registration_links')
    .select('id')
    .where('used_by', 'is', null)
    .executeTakeFirstOrThrow();
  await admin.visitor.post('/admin/links', { intent: 'withdraw', id });
  expect((await site.visitor().get(getRegistrationPath(second))).text).toContain('no longer works');
  expect(readWords(await admin.visitor.get('/admin/links'))).toContain('No unused links.');
});

test('a dismissed administrator’s unused links end (behaviour 46.6)', async () => {
  await admin.visitor.post('/admin/links', { intent: 'make' });
  await dismiss(site.db, admin.host.uid);
  expect(await site.db.selectFrom('registration_links').selectAll().execute()).toEqual([]);
});

test('pages and searches that are none show hosts or say that there is none (behaviour 46.7)', async () => {
  for (let index = 0; index < 30; index += 1) await addHost(site.db, `host-${index}`, index);
  expect(await read('')).toContain('1 of 2');
  expect(await read('?page=2')).toContain('2 of 2');
  expect(await read('?q=HOST-29')).toContain('1 host');
  for (const query of ['?page=-1', '?page=x', '?page=1e99', '?page=1.5']) {
    expect(await read(query)).toContain('1 of 2');
  }
  for (const query of ['?page=900', '?q=%25', '?q=%00%00host-_', `?q=${'x'.repeat(5000)}`]) {
    expect(await read(query)).toContain('No host here.');
  }
});
