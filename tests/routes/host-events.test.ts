import { expect, test } from 'vitest';

import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();

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

test("a host's events are listed with title, date and answers, each leading to its dashboard (behaviour 1.14, 18.1)", async () => {
  const { visitor, host } = await logIn(site, 'ana');
  const id = await addEvent(site.db, { host });
  await addAnswer(site.db, { inviteId: id, answer: 'yes', extra: 1 });
  const nameless = await addEvent(site.db, { host, eventName: '', date: '' });
  const other = await logIn(site, 'ben');
  const theirs = await addEvent(site.db, { host: other.host, eventName: 'Secret party' });

  const { text } = await visitor.get('/host/events');
  expect(text).toContain(`href="/host/events/${id}"`);
  expect(text).toContain('Garden party');
  expect(text).toContain('Saturday, June 12, 2027');
  expect(text).toContain('1 going · 2 people');
  expect(text).toContain('No response 3');
  expect(text).toContain(`href="/host/events/${nameless}"`);
  expect(text).toContain('Romantic • velvet red');
  expect(text).toContain('Date to be decided');
  expect(text).not.toContain(theirs);
  expect(text).not.toContain('Secret party');
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
