import { afterAll, beforeAll, expect, test } from 'vitest';

import { addInvite, signIn } from '../fixtures/invites.ts';
import { type RawReply, sendRaw } from '../setup/raw-request.ts';
import { type Site, openSite } from '../setup/site.ts';

const origin = 'https://party.example.org';
const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };

let site: Site;
let session: string;
let sessionName: string;
let page: string;

beforeAll(async () => {
  site = await openSite({ APP_ORIGIN: origin });
  const { host, cookie } = await signIn(site, 'ana');
  sessionName = cookie.name;
  session = cookie.value;
  page = `/guest/${await addInvite(site, host)}`;
});
afterAll(() => site.close());

const get = (target: string, cookie = '') => sendRaw(site.url, target, { headers: { cookie } });
const lines = ({ headers }: RawReply) => headers['set-cookie'] ?? [];
const answer = (cookie: string, fields: string) =>
  sendRaw(site.url, page, { method: 'POST', headers: { ...form, cookie } }, fields);

test('over https a session’s cookie is bound to this host, a guest’s is set over https only', async () => {
  const attributes = /; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
  expect(sessionName).toBe('__Host-festoon.session');
  const made = await sendRaw(
    site.url,
    '/hostLogIn',
    { method: 'POST', headers: form },
    'username=ben&password=secret&mode=sign-up',
  );
  expect(lines(made)).toEqual([
    expect.stringMatching(/^__Host-festoon\.session=[^;]+;/),
    expect.stringMatching(/^__Host-festoon\.device=[^;]+;/),
  ]);
  for (const line of lines(made)) expect(line).toMatch(attributes);
  const [guest = ''] = lines(await get(page));
  expect(guest).toMatch(/^__Secure-festoon\.guest=[^;]+; Max-Age=\d+; Path=\/guest\/[\w-]+;/);
  expect(guest).toMatch(/; Secure;/);
});

test('a session under its old name is still one, and gets the new name', async () => {
  const shown = await get('/host/events', `festoon.session=${session}`);
  expect(shown.status).toBe(200);
  expect(lines(shown)).toEqual([
    'festoon.session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    `__Host-festoon.session=${session}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
});

test('the old name never wins over the new one', async () => {
  const both = await get(
    '/host/events',
    `festoon.session=Zm9yZ2Vk; __Host-festoon.session=${session}`,
  );
  expect(both.status).toBe(200);
  expect(lines(both)).toEqual([expect.stringMatching(/^festoon\.session=; Max-Age=0;/)]);
});

test('a guest under the old name keeps the answer, and gets the new name', async () => {
  const [fresh = ''] = lines(await get(page));
  const value = fresh.slice(fresh.indexOf('=') + 1, fresh.indexOf(';'));
  const old = `festoon.guest=${value}`;
  expect((await answer(`__Secure-festoon.guest=${value}`, 'answer=yes')).status).toBe(303);
  const shown = await get(page, old);
  expect(shown.body.toString()).toContain('You’re going');
  expect(lines(shown)).toEqual([
    expect.stringMatching(/^festoon\.guest=; Max-Age=0; Path=\/guest\//),
    expect.stringContaining(`__Secure-festoon.guest=${value}; Max-Age=34560000; Path=/guest/`),
  ]);
  expect((await answer(old, 'answer=no')).status).toBe(303);
  expect((await get(page, old)).body.toString()).toContain('You’re not going');
});

test('a file that may be stored for all comes without a cookie', async () => {
  const icon = await get('/favicon.svg', `festoon.session=${session}`);
  expect([icon.status, lines(icon)]).toEqual([200, []]);
});
