import { describe, expect, test } from 'vitest';

import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();

test('home leads to the login, and a signed-in host to the events and the account (behaviour 2.5)', async () => {
  const visitor = site.visitor();
  const before = await visitor.get('/');
  expect(before.text).toMatch(
    /<a[^>]*href="\/hostLogIn\?redirect=\/host\/events"[^>]*>Host log in</,
  );
  await visitor.post('/hostLogIn', { username: 'ana', password: 'secret', mode: 'sign-up' });
  const after = await visitor.get('/');
  expect(after.text).toMatch(/<a[^>]*href="\/host\/events"[^>]*>Your events</);
  expect(after.text).toMatch(/<a[^>]*href="\/account"[^>]*>Account</);
  expect(after.text).not.toContain('Host log in');
  expect(before.text).not.toContain('href="/account"');
});

describe('the route table', () => {
  const screens: [path: string, heading: string, clauses: string][] = [
    ['/', 'Create Your Invite', '(behaviour 1.1)'],
    ['/eventName', 'Name Your Event', '(behaviour 1.2)'],
    ['/partyType', "What's the Occasion?", '(behaviour 1.3)'],
    ['/theme', 'Pick Your Party Theme', '(behaviour 1.4)'],
    ['/dateTime', 'Date & Time', '(behaviour 1.5)'],
    ['/activity', 'Plan Your Activities', '(behaviour 1.6)'],
    ['/invitee', 'Who’s coming', '(behaviour 1.7)'],
    ['/answers', 'Answer Settings', '(behaviour 27.1)'],
    ['/location', 'Choose a Location', '(behaviour 1.8, 1.18)'],
    ['/confirmation', 'Review Your Invitation', '(behaviour 1.9)'],
    ['/confirm', 'Review & Confirm', '(behaviour 1.10, 1.18)'],
    ['/hostLogIn', 'Host Log In', '(behaviour 1.11)'],
  ];

  test.each(screens)('%s is the screen “%s”, open to everybody %s', async (path, heading) => {
    const answer = await site.visitor().get(path);
    expect(answer.status).toBe(200);
    const [shown, ...others] = answer.text.match(/<h1[^>]*>.*?<\/h1>/g) ?? [];
    expect(others).toEqual([]);
    expect(readWords({ ...answer, text: shown ?? '' }).trim()).toBe(heading);
  });

  test('/guest/{inviteId} is the invitation, open to everybody (behaviour 1.12, 1.19)', async () => {
    const answer = await site.visitor().get(getGuestPath(await addEvent(site.db)));
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<h1[^>]*>Garden party<\/h1>/);
  });

  test('the host’s own screens ask for the login (behaviour 1.18)', async () => {
    for (const path of ['/host/events', getDashboardPath(await addEvent(site.db))]) {
      const answer = await site.visitor().get(path);
      expect([answer.status, answer.location]).toEqual([302, `/hostLogIn?redirect=${path}`]);
    }
  });

  test('an address that is none of them is not found (behaviour 1.15)', async () => {
    expect((await site.visitor().get('/eventNames')).status).toBe(404);
  });
});

test.each([
  '/eventName',
  '/partyType',
  '/theme',
  '/dateTime',
  '/activity',
  '/invitee',
  '/answers',
  '/location',
])('%s takes nothing in before it has restored what is kept (behaviour 3.2)', async (path) => {
  const { text } = await site.visitor().get(path);
  expect(text).toMatch(/<fieldset[^>]* disabled=""/);
  const controls = [...text.matchAll(/<(?:input|select|textarea)\b/g)];
  const fieldset = text.slice(text.indexOf('<fieldset'), text.lastIndexOf('</fieldset>'));
  expect([...fieldset.matchAll(/<(?:input|select|textarea)\b/g)]).toHaveLength(controls.length);
});
