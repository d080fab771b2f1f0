import { afterEach, describe, expect, test } from 'vitest';

import { createRegistrationLink } from '#app/features/host/registration/registration-links.server.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { addHost, hostPassword } from '#tests/setup/hosts.ts';
import { countHosts, logInByPassword } from '#tests/setup/log-in-screen.ts';
import { ProxyVisitor, forwardAuth } from '#tests/setup/proxy-user.ts';
import { sendRaw } from '#tests/setup/raw-request.ts';
import { type Site, openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite(forwardAuth);

const opened: Site[] = [];

/** Another site with other settings over the database of this file's. */
async function openBeside(env: Record<string, string>): Promise<Site> {
  const beside = await openSite({ ...forwardAuth, ...env }, { database: site.database });
  opened.push(beside);
  return beside;
}

afterEach(async () => {
  for (const beside of opened.splice(0)) await beside.close();
});

const behind = (user: string | null, at = site) => new ProxyVisitor(at.visitor(), user);
const isIn = async (browser: ProxyVisitor) => (await browser.get('/account')).status === 200;
const whoIsIn = async (browser: ProxyVisitor) =>
  /Your username is (\S+)/.exec(readWords(await browser.get('/account')))?.[1] ?? null;
const count = async () => (await countHosts(site)).hosts;

/** Somebody new behind the proxy, who has pressed 'Continue as …'. */
async function come(user: string, at = site): Promise<ProxyVisitor> {
  const browser = behind(user, at);
  await browser.post('/hostLogIn/continue');
  return browser;
}

describe('the header', () => {
  const press = { method: 'POST', path: '/hostLogIn/continue' };

  /** A press with headers as they are written; the path that it leads to. */
  async function send(headers: Record<string, string | string[]>, localAddress = '127.0.0.1') {
    const { port } = new URL(site.url);
    const own = { origin: site.url, host: `localhost:${port}`, 'content-length': '0' };
    const { headers: got } = await sendRaw(`http://127.0.0.1:${port}`, press.path, {
      method: press.method,
      localAddress,
      headers: { ...own, ...headers },
    });
    return got.location;
  }

  const unnamed = '/hostLogIn?redirect=/confirm&problem=unnamed';

  test('from another address signs nobody in, whatever X-Forwarded-For says (behaviour 47.13)', async () => {
    const before = await count();
    const headers = { 'Remote-User': 'eve', 'X-Forwarded-For': '127.0.0.1' };
    expect(await send(headers, '127.0.0.9')).toBe(unnamed);
    const trusting = await openBeside({ TRUST_PROXY: 'on', FORWARD_AUTH_FROM: '10.9.9.9' });
    const browser = behind('eve', trusting);
    const screen = await browser.get('/hostLogIn', { 'x-forwarded-for': '10.9.9.9' });
    expect(readWords(screen)).not.toContain('eve');
    expect(await count()).toBe(before);
    expect(await send(headers)).toBe('/confirm');
  });

  test.each<[string, Record<string, string | string[]>]>([
    ['with an underscore', { Remote_User: 'eve' }],
    ['by the name of the server’s own', { 'Festoon-Proxy-User': 'eve' }],
    ['sent twice', { 'Remote-User': ['ana', 'eve'] }],
    ['sent twice in two spellings', { 'Remote-User': 'ana', 'REMOTE-USER ': 'eve' }],
    ['with two names', { 'Remote-User': 'ana, eve' }],
    ['that is empty', { 'Remote-User': '' }],
    ['of 300 characters', { 'Remote-User': 'x'.repeat(300) }],
    ['that is no UTF-8', { 'Remote-User': 'Zo\u00EB' }],
  ])('%s signs nobody in (behaviour 47.13, 47.14)', async (_, headers) => {
    const before = await count();
    const sent = send(headers).catch(() => unnamed);
    expect(await sent).toBe(unnamed);
    expect(await count()).toBe(before);
  });

  test('is not needed by guests, and opens nothing for them (behaviour 47.13)', async () => {
    const host = await addHost(site.db, 'gina');
    const id = await addEvent(site.db, { host });
    const guest = behind(null);
    expect((await guest.get(getGuestPath(id))).status).toBe(200);
    expect((await guest.post(getGuestPath(id), { answer: 'yes' })).status).toBe(303);
    expect((await behind('gina').get(getDashboardPath(id))).location).toMatch(/^\/hostLogIn\?/);
  });
});

describe('somebody new', () => {
  test('is asked once, and then has a host of their own (behaviour 47.15)', async () => {
    const browser = behind('lena');
    const before = await count();
    const screen = await browser.get('/hostLogIn?redirect=/host/events');
    expect(readWords(screen)).toContain('Continue as lena or');
    expect(screen.text).toContain('action="/hostLogIn/continue?redirect=/host/events"');
    const link = await browser.get('/hostLogIn/continue?redirect=/host/events');
    expect([link.location, await count()]).toEqual(['/hostLogIn?redirect=/host/events', before]);
    const pressed = await browser.post('/hostLogIn/continue?redirect=/host/events');
    expect([pressed.status, pressed.location]).toEqual([303, '/host/events']);
    expect(await whoIsIn(browser)).toBe('lena');
    expect(readWords(await browser.get('/account/activity'))).toContain('Account created');
    const stored = site.db.selectFrom('identities').select(['issuer', 'name']);
    expect(await stored.where('subject', '=', 'lena').execute()).toEqual([
      { issuer: 'forward', name: 'lena' },
    ]);
  });

  test('with the username of a host opens nothing of theirs (behaviour 47.3, 47.15)', async () => {
    await addHost(site.db, 'otto');
    expect(await whoIsIn(await come('otto'))).toBe('otto2');
    expect(await whoIsIn(await come('OTTO'))).toMatch(/^otto/);
    const stored = site.db.selectFrom('identities').innerJoin('hosts', 'uid', 'host_uid');
    const rows = await stored.select('username').where('username', '=', 'otto').execute();
    expect(rows).toEqual([]);
  });

  test.each([
    ['Zoë Müller', 'zoe.muller'],
    ['mira@example.org', 'mira'],
    ['花子', /^host\.[a-z0-9._-]{12}$/],
  ])('of the name %s gets a username that fits (behaviour 47.4, 47.14)', async (user, username) => {
    const browser = await come(user);
    expect(await whoIsIn(browser)).toMatch(username);
    expect(readWords(await browser.get('/account/linked'))).toContain(`Single sign-on: ${user}`);
  });

  test('comes only from this site’s form, and never leads to another (behaviour 47.15)', async () => {
    const before = await count();
    const foreign = { origin: 'https://evil.example' };
    expect((await behind('mallory').post('/hostLogIn/continue', {}, foreign)).status).toBe(403);
    expect(await count()).toBe(before);
    const led = await behind('carla').post('/hostLogIn/continue?redirect=//evil.example');
    expect(led.location).toBe('/confirm');
  });

  test('twice at once is one host (behaviour 47.3)', async () => {
    const browsers = await Promise.all([come('twin'), come('twin')]);
    expect(await Promise.all(browsers.map(whoIsIn))).toEqual(['twin', 'twin']);
  });

  test('gets no account where REGISTRATION is closed; a known one gets in (behaviour 46.1, 47.12)', async () => {
    await come('known');
    const closed = await openBeside({ REGISTRATION: 'closed' });
    const before = await count();
    const browser = behind('fresh', closed);
    const screen = readWords(await browser.get('/hostLogIn'));
    expect(screen).toContain('This site takes no new accounts.');
    expect(screen).not.toContain('Continue as');
    const { location } = await browser.post('/hostLogIn/continue');
    expect(location).toMatch(/problem=registration-closed$/);
    expect([await isIn(browser), await count()]).toEqual([false, before]);
    const known = behind('known', closed);
    await known.get('/hostLogIn?redirect=/host/events');
    expect(await whoIsIn(known)).toBe('known');
  });

  test('uses up a registration link where REGISTRATION is invited (behaviour 46.4, 47.12)', async () => {
    const invited = await openBeside({ REGISTRATION: 'invited' });
    const made = await createRegistrationLink(site.services, null);
    const query = `?invited=${made.ok ? made.value : ''}`;
    const { location } = await behind('guess', invited).post('/hostLogIn/continue?invited=guess');
    expect(location).toMatch(/problem=wrong-registration-link$/);
    const browser = behind('iris', invited);
    expect(readWords(await browser.get(`/hostLogIn${query}`))).toContain('Continue as iris');
    await browser.post(`/hostLogIn/continue${query}`);
    expect(await whoIsIn(browser)).toBe('iris');
    const late = await behind('late', invited).post(`/hostLogIn/continue${query}`);
    expect(late.location).toMatch(/problem=wrong-registration-link$/);
  });
});

describe('a known user', () => {
  test('is signed in where the login leads, without a press (behaviour 47.15)', async () => {
    await come('ivo');
    const browser = behind('ivo');
    const asked = await browser.get('/host/events');
    const led = await browser.get(asked.location ?? '');
    expect([led.status, led.location]).toEqual([302, '/host/events']);
    expect(await whoIsIn(browser)).toBe('ivo');
    expect((await behind('ivo').visitor.send('/hostLogIn', { method: 'HEAD' })).status).toBe(200);
  });

  test.each(['stay=1', 'problem=canceled', 'mode=recover'])(
    'stays on the login with %s (behaviour 47.15)',
    async (query) => {
      await come('jo');
      const browser = behind('jo');
      expect((await browser.get(`/hostLogIn?${query}`)).status).toBe(200);
      expect(await isIn(browser)).toBe(false);
    },
  );

  test('stays there after a wrong password, and at the invitation of another host (behaviour 47.15)', async () => {
    await come('kim');
    const browser = behind('kim');
    const wrong = await browser.post('/hostLogIn', {
      mode: 'sign-in',
      username: 'kim',
      password: 'guess',
    });
    expect(wrong.status).toBe(401);
    const id = await addEvent(site.db, { host: await addHost(site.db, 'paul') });
    const screen = await browser.get(`/hostLogIn?redirect=${getDashboardPath(id)}`);
    expect(screen.status).toBe(200);
    expect(await isIn(browser)).toBe(false);
    const words = { mode: 'sign-in', username: 'paul', password: hostPassword };
    await browser.post(`/hostLogIn?redirect=${getDashboardPath(id)}`, words);
    expect(await whoIsIn(browser)).toBe('paul');
  });

  test('whose account is locked reads so, and is not signed in (behaviour 46.9, 47.12)', async () => {
    const inside = await come('lola');
    await site.db
      .updateTable('hosts')
      .set({ locked_at: 1 })
      .where('username', '=', 'lola')
      .execute();
    expect(await isIn(inside)).toBe(false);
    const browser = behind('lola');
    expect((await browser.get('/hostLogIn')).status).toBe(200);
    const { location } = await browser.post('/hostLogIn/continue');
    expect(location).toMatch(/problem=locked$/);
    expect(readWords(await browser.get(location ?? ''))).toContain('This account is locked.');
    expect(await isIn(browser)).toBe(false);
  });
});

describe('with PASSWORD_SIGN_IN=off', () => {
  test('the login is the press alone, and says why there is none (behaviour 47.8, 47.15)', async () => {
    const beside = await openBeside({ PASSWORD_SIGN_IN: 'off' });
    const { text } = await behind('nora', beside).get('/hostLogIn');
    expect(readWords({ text })).toContain('Continue as nora');
    expect(text.split('<footer')[0]).not.toMatch(/<input|recovery code/);
    const nobody = readWords(await behind(null, beside).get('/hostLogIn'));
    expect(nobody).toContain('Single sign-on didn’t say who you are.');
    const closed = await openBeside({ PASSWORD_SIGN_IN: 'off', REGISTRATION: 'closed' });
    const words = readWords(await behind('nora', closed).get('/hostLogIn'));
    expect(words).toContain('This site takes no new accounts.');
    const refused = await logInByPassword(beside.visitor(), { username: 'paul', password: 'x' });
    expect(refused.status).toBe(403);
  });
});

test('without the settings the header names nobody (behaviour 47.13)', async () => {
  const beside = await openSite({}, { database: site.database });
  opened.push(beside);
  expect(readWords(await behind('olaf', beside).get('/hostLogIn'))).not.toContain('olaf');
  const { location } = await behind('olaf', beside).post('/hostLogIn/continue');
  expect(location).toMatch(/problem=unnamed$/);
});
