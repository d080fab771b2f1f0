import { describe, expect, test } from 'vitest';

import { getOpenDeskPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { accountPathOf } from '#tests/setup/account-screens.ts';
import { forgetProofs, hostPassword, logIn } from '#tests/setup/hosts.ts';
import { ProxyVisitor, forwardAuth } from '#tests/setup/proxy-user.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite(forwardAuth);

const whoIsIn = async (browser: ProxyVisitor) =>
  /Your username is (\S+)/.exec(readWords(await browser.get('/account')))?.[1] ?? null;

async function come(user: string): Promise<ProxyVisitor> {
  const browser = new ProxyVisitor(site.visitor(), user);
  await browser.post('/hostLogIn/continue');
  return browser;
}

/** Behind the proxy, signed in with the password. */
async function logInBehind(user: string | null, username: string): Promise<ProxyVisitor> {
  const { visitor } = await logIn(site, username);
  return new ProxyVisitor(visitor, user);
}

const send = (browser: ProxyVisitor, intent: string, fields: Record<string, string> = {}) =>
  browser.post(accountPathOf(intent), { intent, ...fields });

async function save(browser: ProxyVisitor): Promise<string> {
  const { headers } = await browser.postJson('/confirm', makeDraft());
  return /Path=\/guest\/([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
}
const press = (browser: ProxyVisitor, id: string) => browser.post(getOpenDeskPath(id));

describe('a session that the proxy opened', () => {
  test('counts only while it names the same user, and ends where it names another (behaviour 47.16)', async () => {
    const browser = await come('ana');
    browser.user = null;
    expect(await whoIsIn(browser)).toBeNull();
    expect((await send(browser, 'set-name', { name: 'Eve' })).location).toMatch(/^\/hostLogIn/);
    browser.user = 'ana';
    expect(await whoIsIn(browser)).toBe('ana');
    browser.user = 'eve';
    expect(await whoIsIn(browser)).toBeNull();
    browser.user = 'ana';
    expect(await whoIsIn(browser)).toBeNull();
  });

  test('is replaced by that of the other user (behaviour 47.16)', async () => {
    await come('fay');
    const browser = await come('bea');
    browser.user = 'fay';
    await browser.get('/hostLogIn?redirect=/host/events');
    expect(await whoIsIn(browser)).toBe('fay');
  });

  test('ends with the sign-out, whose login stays (behaviour 47.7, 47.15)', async () => {
    const browser = await come('cora');
    const screen = await browser.get('/hostLogIn?redirect=/confirm');
    expect(screen.text).toContain('value="/hostLogIn?stay=1&amp;redirect=/confirm"');
    const out = await browser.post('/logOut', { redirect: '/hostLogIn?stay=1&redirect=/confirm' });
    const login = await browser.get(out.location ?? '');
    expect([login.status, await whoIsIn(browser)]).toEqual([200, null]);
  });
});

test('a session of the password does not depend on the proxy (behaviour 47.16)', async () => {
  const browser = await logInBehind('somebody', 'dora');
  for (const user of ['somebody', null, 'eve']) {
    browser.user = user;
    expect(await whoIsIn(browser)).toBe('dora');
  }
});

describe('after a save', () => {
  test('the ticket opens nothing while the proxy names nobody or another (behaviour 47.16)', async () => {
    const browser = await come('emil');
    const id = await save(browser);
    for (const user of [null, 'eve']) {
      browser.user = user;
      expect((await press(browser, id)).location).toMatch(/^\/hostLogIn/);
    }
    browser.user = 'emil';
    expect((await press(browser, id)).location).toBe(`/host/events/${id}`);
    expect(await whoIsIn(browser)).toBe('emil');
    browser.user = null;
    expect(await whoIsIn(browser)).toBeNull();
  });

  test('of a session of the password does not depend on it (behaviour 47.16)', async () => {
    const browser = await logInBehind('somebody', 'finn');
    const id = await save(browser);
    browser.user = null;
    expect((await press(browser, id)).location).toBe(`/host/events/${id}`);
  });
});

describe('linking', () => {
  test('a signed-in host links whom the proxy names, and is then that user (behaviour 47.17)', async () => {
    const browser = await logInBehind('gus.there', 'gus');
    const screen = readWords(await browser.get('/account/linked'));
    expect(screen).toContain('Single sign-on calls you gus.there . With a link that opens this');
    const linked = await send(browser, 'link-provider');
    expect(linked.status).toBe(200);
    expect(readWords(linked)).toContain('Single sign-on: gus.there');
    const elsewhere = new ProxyVisitor(site.visitor(), 'gus.there');
    await elsewhere.get('/hostLogIn?redirect=/host/events');
    expect(await whoIsIn(elsewhere)).toBe('gus');
  });

  test('needs the password, a form of this site, and a name (behaviour 47.9, 47.17)', async () => {
    const browser = await logInBehind('hal.there', 'hal');
    await forgetProofs(site.db);
    expect((await send(browser, 'link-provider')).status).toBe(403);
    expect((await send(browser, 'link-provider', { current: 'guess' })).status).toBe(403);
    const foreign = { origin: 'https://evil.example' };
    const form = { intent: 'link-provider', current: hostPassword };
    expect((await browser.post('/account/linked', form, foreign)).status).toBe(403);
    browser.user = null;
    expect((await send(browser, 'link-provider', { current: hostPassword })).status).toBe(409);
    expect(readWords(await browser.get('/account/linked'))).toContain('doesn’t say who you are');
    const elsewhere = new ProxyVisitor(site.visitor(), 'hal.there');
    expect((await elsewhere.get('/hostLogIn')).status).toBe(200);
  });

  test('takes nobody from the account that they open (behaviour 47.9)', async () => {
    await come('ida');
    const browser = await logInBehind('ida', 'jan');
    const refused = await send(browser, 'link-provider');
    expect(refused.status).toBe(409);
    expect(readWords(refused)).toContain('opens another account here');
    browser.user = 'jan.one';
    await send(browser, 'link-provider');
    browser.user = 'jan.two';
    expect(readWords(await send(browser, 'link-provider'))).toContain('Single sign-on: jan.one');
  });

  test('is undone with another way in, and not without (behaviour 47.10, 47.17)', async () => {
    const only = await come('kai');
    expect((await send(only, 'unlink-provider')).status).toBe(409);
    expect(readWords(await only.get('/account/linked'))).toContain('This is your only way');
    const browser = await logInBehind('lou.there', 'lou');
    await send(browser, 'link-provider');
    expect(readWords(await send(browser, 'unlink-provider'))).toContain('Unlinked.');
    const elsewhere = new ProxyVisitor(site.visitor(), 'lou.there');
    expect((await elsewhere.get('/hostLogIn')).status).toBe(200);
  });
});

describe('who has no password', () => {
  test('is who the proxy names (behaviour 47.17)', async () => {
    const browser = await come('mia');
    await forgetProofs(site.db);
    expect((await send(browser, 'end-other-sessions')).status).toBe(200);
    const deleted = await browser.post('/account/delete', { username: 'mia' });
    expect(deleted.status).toBeLessThan(400);
    expect(await whoIsIn(browser)).toBeNull();
  });

  test('is not proved by the name where there is a password (behaviour 32.10, 47.17)', async () => {
    const browser = await logInBehind('ned.there', 'ned');
    await send(browser, 'link-provider');
    await forgetProofs(site.db);
    expect((await send(browser, 'end-other-sessions')).status).toBe(403);
  });
});
