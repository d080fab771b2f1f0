import { afterAll, beforeAll, expect, test } from 'vitest';

import { listInvitees } from '#app/features/invite/store.server.ts';
import { getByPhonePath, getDashboardPath } from '#app/platform/paths.ts';
import { cancelAs } from '#tests/setup/canceling.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';
import { type Site, openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
let mailSite: Site;
const folder = useMailFolder();
beforeAll(async () => {
  mailSite = await openSite(folder.env);
});
afterAll(() => mailSite.close());

test('somebody who is not signed in is led to the login and back (behaviour 18.2)', async () => {
  const answer = await site.visitor().get('/host/events');
  expect(answer.status).toBe(302);
  expect(answer.location).toBe('/hostLogIn?redirect=/host/events');
});

test('a host without events is told so and led to the start (behaviour 18.1)', async () => {
  const { visitor } = await logIn(site, 'new');
  const page = await visitor.get('/host/events');
  expect(page.status).toBe(200);
  expect(page.text).toContain('You have no events yet.');
  expect(page.text).toContain('href="/"');
  expect(page.text).toContain('href="/eventName"');
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test("a host's events are listed with cover, title, day and people, each leading to its dashboard (behaviour 1.14, 18.1, 34.9)", async () => {
  const { visitor, host } = await logIn(site, 'ana');
  const id = await addEvent(site.db, { host });
  await addAnswer(site.db, { inviteId: id, answer: 'yes', extra: 1 });
  const nameless = await addEvent(site.db, { host, eventName: '', date: '' });
  const other = await logIn(site, 'ben');
  const theirs = await addEvent(site.db, { host: other.host, eventName: 'Secret party' });

  const { text } = await visitor.get('/host/events');
  expect(text).toContain(`href="/host/events/${id}"`);
  expect(text).toContain('Garden party');
  const words = readWords({ text });
  expect(words).toContain('Garden party Sat, June 12 · in 42 days 2 people');
  expect(text).toMatch(new RegExp(`<img[^>]*src="/guest/${id}/card\\.png\\?v=`));
  expect(text).toContain(`href="/host/events/${nameless}"`);
  expect(text).toContain('Romantic • velvet red');
  expect(words).toContain('No date yet Pick a date');
  expect(text).not.toContain(theirs);
  expect(text).not.toContain('Secret party');
});

test('a canceled event says how many guests do not know yet (behaviour 34.9, 34.19)', async () => {
  const { visitor, host } = await logIn(mailSite, 'eva');
  const id = await addEvent(mailSite.db, { host });
  await cancelAs(visitor, id);
  const list = async () => readWords(await visitor.get('/host/events'));
  expect(await list()).toContain('Canceled · 3 guests don’t know yet');
  const overview = readWords(await visitor.get(getDashboardPath(id)));
  expect(overview).toContain('Canceled 3 guests don’t know yet Tell 3 by mail');
  await mailSite.db.updateTable('invitees').set({ email: '' }).where('name', '<>', 'Ana').execute();
  expect(await list()).toContain('Canceled · 3 guests don’t know yet');
  const rest = 'Canceled 3 guests don’t know yet Tell 1 by mail Tell 2 by phone';
  expect(readWords(await visitor.get(getDashboardPath(id)))).toContain(rest);
  await mailSite.db.updateTable('invitees').set({ email: '' }).execute();
  const phone = getByPhonePath(id, 'cancel').replace('?', '.data?');
  await visitor.postJson(phone, { intent: 'start' });
  for (const { id: guest } of await listInvitees(mailSite.db, id)) {
    await visitor.postJson(phone, { intent: 'yes', guest });
  }
  expect(await list()).toContain('Canceled · Sat, June 12');
});

test('a new invitation can be started from the list', async () => {
  const { visitor, host } = await logIn(site, 'dora');
  await addEvent(site.db, { host });
  const { text } = await visitor.get('/host/events');
  expect(text).toMatch(/<a[^>]*href="\/eventName"[^>]*>New invitation</);
});

test('the list has a button that signs out', async () => {
  const { visitor } = await logIn(site, 'cleo');
  const { text } = await visitor.get('/host/events');
  expect(text).toMatch(/<form[^>]*action="\/logOut"[^>]*>.*?Sign out/);
});
