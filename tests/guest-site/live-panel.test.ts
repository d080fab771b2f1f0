import { expect, test } from 'vitest';

import { liveNotice } from '#app/features/invite/live-notice.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();

test('the browser that saved an invitation is told once that it is live, and no other is (behaviour 12.19)', async () => {
  const id = await addEvent(site.db);
  const [host, guest] = [site.visitor(), site.visitor()];
  host.cookies.set('festoon.live', btoa('1'));
  const first = await host.get(getGuestPath(id));
  const told = readWords(first);
  expect(told).toContain('Your invitation is live');
  expect(told).toContain('Only you see this box, and only this once.');
  expect(first.text).toContain(`href="/hostLogIn?redirect=/host/events/${id}"`);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(readWords(await host.get(getGuestPath(id)))).not.toContain('Your invitation is live');
  expect(readWords(await guest.get(getGuestPath(id)))).not.toContain('Your invitation is live');
});

test('over https no page of plain http can bring the notice (behaviour 12.19)', () => {
  const [secure = ''] = liveNotice.write('https://party.example', 1).split(';');
  const [plain = ''] = liveNotice.write('http://localhost:3000', 1).split(';');
  expect(liveNotice.read('https://party.example', `a=b; ${secure}; c=d`)).toBe(1);
  expect(liveNotice.read('https://party.example', plain)).toBeNull();
});

test('the notice is kept for one invitation’s page alone, where no script can read it (behaviour 12.19)', () => {
  expect(liveNotice.write('https://party.example', 1, '/guest/party-1')).toBe(
    '__Secure-festoon.live=MQ%3D%3D; Max-Age=600; Path=/guest/party-1; HttpOnly; Secure; SameSite=Lax',
  );
});
