import { beforeAll, expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { type RawReply, sendRaw } from '#tests/setup/raw-request.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

const origin = 'https://party.example.org';
const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };

useSite({ APP_ORIGIN: origin });
let session: string;
let sessionName: string;
let page: string;

beforeAll(async () => {
  const { host, cookie } = await logIn(site, 'ana');
  sessionName = cookie.name;
  session = cookie.value;
  page = getGuestPath(await addEvent(site.db, { host }));
});

const get = (target: string, cookie = '') => sendRaw(site.url, target, { headers: { cookie } });
const lines = ({ headers }: RawReply) => headers['set-cookie'] ?? [];
const answer = (cookie: string, fields: string) =>
  sendRaw(site.url, page, { method: 'POST', headers: { ...form, cookie } }, fields);

test('over https a session’s cookie is bound to this host, a guest’s is set over https only (behaviour 23.24)', async () => {
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

test('a session without the prefix signs nobody in over https (behaviour 23.24)', async () => {
  expect((await get('/host/events', `__Host-festoon.session=${session}`)).status).toBe(200);
  const shown = await get('/host/events', `festoon.session=${session}`);
  expect(shown.status).toBe(302);
  expect(shown.headers.location).toMatch(/^\/hostLogIn/);
  expect(lines(shown)).toEqual([]);
});

test('a guest without the prefix is nobody over https (behaviour 23.24)', async () => {
  const [fresh = ''] = lines(await get(page));
  const value = fresh.slice(fresh.indexOf('=') + 1, fresh.indexOf(';'));
  expect((await answer(`__Secure-festoon.guest=${value}`, 'answer=yes')).status).toBe(303);
  const shown = await get(page, `festoon.guest=${value}`);
  expect(shown.body.toString()).not.toContain('You’re going');
  expect(lines(shown)).toEqual([expect.stringMatching(/^__Secure-festoon\.guest=/)]);
});
