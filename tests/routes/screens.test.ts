import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readWords } from '#tests/setup/guest-page.ts';
import { saveInvite } from '#tests/setup/invites.ts';
import { type Site, openSite } from '#tests/setup/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('home leads to the login, and a signed-in host to the events', async () => {
  const visitor = site.visitor();
  const before = await visitor.get('/');
  expect(before.text).toMatch(
    /<a[^>]*href="\/hostLogIn\?redirect=\/host\/events"[^>]*>Host log in</,
  );
  await visitor.post('/hostLogIn', { username: 'ana', password: 'secret', mode: 'sign-up' });
  const after = await visitor.get('/');
  expect(after.text).toMatch(/<a[^>]*href="\/host\/events"[^>]*>Your events</);
  expect(after.text).not.toContain('Host log in');
});

describe('the route table', () => {
  const screens: [path: string, heading: string][] = [
    ['/', 'Create Your Invite'],
    ['/eventName', 'Name Your Event'],
    ['/partyType', "What's the Occasion?"],
    ['/theme', 'Pick Your Party Theme'],
    ['/dateTime', 'Date & Time'],
    ['/activity', 'Plan Your Activities'],
    ['/invitee', 'Who’s coming'],
    ['/answers', 'Answer Settings'],
    ['/location', 'Choose a Location'],
    ['/confirmation', 'Review Your Invitation'],
    ['/confirm', 'Review & Confirm'],
    ['/hostLogIn', 'Host Log In'],
  ];

  test.each(screens)('%s is the screen “%s”, open to everybody', async (path, heading) => {
    const answer = await site.visitor().get(path);
    expect(answer.status).toBe(200);
    const [shown, ...others] = answer.text.match(/<h1[^>]*>.*?<\/h1>/g) ?? [];
    expect(others).toEqual([]);
    expect(readWords({ ...answer, text: shown ?? '' }).trim()).toBe(heading);
  });

  test('/guest/{inviteId} is the invitation, open to everybody', async () => {
    const answer = await site.visitor().get(`/guest/${await saveInvite(site.services.db)}`);
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<h1[^>]*>Garden Supper<\/h1>/);
  });

  test('the host’s own screens ask for the login', async () => {
    for (const path of ['/host/events', `/host/events/${await saveInvite(site.services.db)}`]) {
      const answer = await site.visitor().get(path);
      expect([answer.status, answer.location]).toEqual([302, `/hostLogIn?redirect=${path}`]);
    }
  });

  test('an address that is none of them is not found', async () => {
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
])('%s takes nothing in before it has restored what is kept', async (path) => {
  const { text } = await site.visitor().get(path);
  expect(text).toMatch(/<fieldset[^>]* disabled=""/);
  const controls = [...text.matchAll(/<(?:input|select|textarea)\b/g)];
  const fieldset = text.slice(text.indexOf('<fieldset'), text.lastIndexOf('</fieldset>'));
  expect([...fieldset.matchAll(/<(?:input|select|textarea)\b/g)]).toHaveLength(controls.length);
});
