import { expect, test } from 'vitest';

import { getGuestPath, getPreviewPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { identifyLastWrite } from '#tests/setup/guest-page.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();

/** The page without the parts that differ between guests. */
const shared = (html: string) =>
  html
    .replace(/<p id="preview".*?<\/p>/s, '')
    .replace(/<details id="language".*?<\/details>/s, '')
    .replaceAll(/<fieldset[^>]*>/g, (tag) => tag.replace(' disabled=""', ''));

test('the host’s preview is the guest page with a bar, and nothing in it can be pressed (behaviour 13.24, 18.14)', async () => {
  const { host, visitor } = await logIn(site, 'previewer');
  const id = await addEvent(site.db, { host });
  const before = await identifyLastWrite(site.db);
  const preview = await visitor.get(getPreviewPath(id));
  expect(preview.status).toBe(200);
  expect(readWords(preview)).toContain('This is what your guests see · Back to the dashboard');
  expect(preview.text).toContain(`href="/host/events/${id}"`);
  expect(preview.text).toMatch(/<fieldset[^>]* disabled=""/);
  const page = await site.visitor().get(getGuestPath(id));
  expect(page.text).toMatch(/<button[^>]*data-print=""[^>]*hidden=""/);
  expect(page.text).not.toMatch(/<fieldset[^>]* disabled=""/);
  expect(shared(preview.text)).toBe(shared(page.text));
  expect(await identifyLastWrite(site.db)).toEqual(before);
});

test('the preview is stored nowhere, and does not make its host a guest (behaviour 18.14)', async () => {
  const { host, visitor } = await logIn(site, 'unstored');
  const id = await addEvent(site.db, { host });
  const { headers } = await visitor.get(getPreviewPath(id));
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('set-cookie')).toBeNull();
  expect(readWords(await site.visitor().get(getGuestPath(id)))).not.toContain('your guests see');
  const answered = await visitor.post(getPreviewPath(id), { answer: 'yes' });
  expect(answered.status).toBe(404);
});

test('the preview is for the invitation’s own host (behaviour 18.14)', async () => {
  const { host } = await logIn(site, 'owner');
  const id = await addEvent(site.db, { host });
  const stranger = await site.visitor().get(getPreviewPath(id));
  expect([stranger.status, stranger.location]).toEqual([
    302,
    `/hostLogIn?redirect=/host/events/${id}`,
  ]);
  const { visitor: other } = await logIn(site, 'another');
  const shown = await other.get(getPreviewPath(id));
  expect([shown.status, shown.location]).toEqual([302, getGuestPath(id)]);
  for (const missing of ['missing', 'a%20b']) {
    expect((await other.get(getPreviewPath(missing))).status).toBe(404);
  }
});
