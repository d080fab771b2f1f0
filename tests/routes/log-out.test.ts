import { beforeEach, expect, test } from 'vitest';

import { type Visitor } from '#tests/setup/site.ts';
import { site, giveEachTestASite } from '#tests/setup/use-site.ts';

giveEachTestASite();
let visitor: Visitor;

beforeEach(async () => {
  visitor = site.visitor();
  await visitor.post('/hostLogIn', { username: 'ana', password: 'secret', mode: 'sign-up' });
});

async function isSignedIn(who: Visitor): Promise<boolean> {
  return (await who.get('/hostLogIn')).text.includes('already signed in');
}

test('signing out ends the session on the server and goes home (behaviour 17.32)', async () => {
  const copy = site.visitor();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  expect(await isSignedIn(copy)).toBe(true);
  const answer = await visitor.post('/logOut', {});
  expect([answer.status, answer.location]).toEqual([302, '/']);
  expect([...visitor.cookies.keys()]).toEqual(['festoon.device']);
  expect(await isSignedIn(copy)).toBe(false);
});

test('signing out goes where it was asked to, within the site', async () => {
  const there = await visitor.post('/logOut', { redirect: '/hostLogIn?redirect=%2Fconfirm' });
  expect(there.location).toBe('/hostLogIn?redirect=%2Fconfirm');
  for (const redirect of ['//evil.example', 'https://evil.example', String.raw`/\evil`, '/\t/a']) {
    expect((await visitor.post('/logOut', { redirect })).location).toBe('/');
  }
});

test('signing out twice is signing out', async () => {
  await visitor.post('/logOut', {});
  expect((await visitor.post('/logOut', {})).status).toBe(302);
});

test('following a link to it changes nothing', async () => {
  const answer = await visitor.get('/logOut');
  expect([answer.status, answer.location]).toEqual([302, '/']);
  expect(await isSignedIn(visitor)).toBe(true);
});

test('a foreign site cannot sign a host out (behaviour 17.35)', async () => {
  const answer = await visitor.post('/logOut', {}, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(await isSignedIn(visitor)).toBe(true);
});

test('more than 16 KiB is refused', async () => {
  const answer = await visitor.post('/logOut', { redirect: 'x'.repeat(16 * 1024) });
  expect(answer.status).toBe(413);
  expect(await isSignedIn(visitor)).toBe(true);
});

test('a failure says so and keeps the host signed in (behaviour 17.32)', async () => {
  const { schema } = site.db;
  await schema.alterTable('sessions').renameTo('elsewhere').execute();
  const answer = await visitor.post('/logOut', {});
  expect([answer.status, answer.text]).toEqual([500, 'Failed to sign out. Please try again.']);
  expect(answer.headers.getSetCookie()).toEqual([]);
  await schema.alterTable('elsewhere').renameTo('sessions').execute();
  expect(await isSignedIn(visitor)).toBe(true);
});
