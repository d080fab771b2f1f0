import { afterAll, beforeAll, expect, test } from 'vitest';

import { announceLive, isAnnounced } from '#app/features/invite/live-notice.server.ts';

import { readWords } from '../setup/guest-page.ts';
import { saveInvite } from '../setup/invites.ts';
import { type Site, openSite } from '../setup/site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the browser that saved an invitation is told once that it is live, and no other is', async () => {
  const id = await saveInvite(site.services.db);
  const [host, guest] = [site.visitor(), site.visitor()];
  host.cookies.set('festoon.live', '1');
  const first = await host.get(`/guest/${id}`);
  const told = readWords(first);
  expect(told).toContain('Your invitation is live');
  expect(told).toContain('Only you see this box, and only this once.');
  expect(first.text).toContain(`href="/hostLogIn?redirect=/host/events/${id}"`);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(readWords(await host.get(`/guest/${id}`))).not.toContain('Your invitation is live');
  expect(readWords(await guest.get(`/guest/${id}`))).not.toContain('Your invitation is live');
});

test('over https no page of plain http can bring the notice', () => {
  const secure = '__Secure-festoon.live=1';
  expect(isAnnounced('https://party.example', `a=b; ${secure}; c=d`)).toBe(true);
  expect(isAnnounced('https://party.example', 'festoon.live=1')).toBe(false);
  expect(isAnnounced('http://localhost:3000', 'a=b; festoon.live=1')).toBe(true);
  expect(isAnnounced('http://localhost:3000', secure)).toBe(false);
});

test('the notice is kept for one invitation’s page alone, where no script can read it', () => {
  expect(announceLive('https://party.example', 'party-1')).toBe(
    '__Secure-festoon.live=1; Max-Age=600; Path=/guest/party-1; HttpOnly; Secure; SameSite=Lax',
  );
});
