import { expect, test } from 'vitest';

import { getGuestsPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { browser, open, site } from '#tests/setup/browser.ts';
import {
  giveEachTestADashboard,
  id,
  openEvent,
  page,
  switchEvent,
} from '#tests/setup/dashboard.ts';

giveEachTestADashboard();

/** Files that load only for a person, without their hashes. */
const later = ['menu', 'toast-list', 'unfinished.client', 'scrolled-rows'];

/** The page's scripts by name, and their bytes over the wire. */
const readScripts = (of = page) =>
  of.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'));
    return {
      names: files.map(({ name }) => name.replace(/^.*\/assets\/|-[\w-]{8}\.js$/g, '')),
      bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });

test('the overview loads no menu and no toasts and no list that scrolls before somebody is there, and 144 kB of scripts (behaviour 1.23)', async () => {
  await switchEvent({ invitees: makeInvitees(60) });
  await openEvent();
  const { names, bytes } = await readScripts();
  expect(names).toContain('framework');
  expect(names.filter((name) => later.includes(name))).toEqual([]);
  expect(bytes).toBeLessThan(144_000);
  const loaded = Promise.all(
    later.map((name) => page.waitForResponse((response) => response.url().includes(`/${name}-`))),
  );
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await loaded;
});

test('on a phone the first step loads 133 kB of scripts, the log-in 125 kB (behaviour 1.23)', async () => {
  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await open(visitor, `${site.url}/eventName`);
  expect((await readScripts(visitor)).bytes).toBeLessThan(133_300);
  await open(visitor, `${site.url}/hostLogIn`);
  expect((await readScripts(visitor)).bytes).toBeLessThan(125_500);
});

test('an answer recorded on the list of guests is sent without the files of another screen (behaviour 1.23)', async () => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openEvent('/guests');
  await page.getByRole('button', { name: 'Answer of Ana: No response yet' }).click();
  await page.getByRole('menuitemradio', { name: 'Maybe', exact: true }).click();
  await page.getByRole('button', { name: 'Answer of Ana: Maybe' }).waitFor();
  await expect.poll(() => requested).toContain(`${getGuestsPath(id)}.data`);
  expect(requested.filter((path) => path.includes('/host-event-'))).toEqual([]);
});

test('a press that comes before the menu’s file opens the menu once it is there (behaviour 1.23)', async () => {
  const file = Promise.withResolvers<void>();
  await page.route('**/assets/menu-*.js', async (route) => {
    await file.promise;
    await route.continue();
  });
  await openEvent();
  const button = page.getByRole('button', { name: 'Answer of Ana: No response yet' });
  // A scroll by the focus is already a sign of a person.
  const asked = page.waitForRequest('**/assets/menu-*.js');
  await button.focus();
  await page.keyboard.press('Enter');
  await asked;
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  file.resolve();
  const choice = page.getByRole('menuitemradio', { name: 'No response' });
  await choice.waitFor();
  await expect.poll(() => choice.evaluate((item) => item === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((item) => item === document.activeElement)).toBe(true);
});

test('a menu whose file does not come says so, and the next press opens it (behaviour 1.23)', async () => {
  const files = '**/assets/menu-*.js';
  await page.route(files, (route) => route.abort());
  await openEvent();
  const button = page.getByRole('button', { name: 'Answer of Ana: No response yet' });
  await button.press('Enter');
  await page.getByText('Unexpected error. Please try again.').waitFor();
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  await page.unroute(files);
  await button.press('Enter');
  await page.getByRole('menuitemradio', { name: 'No response' }).waitFor();
});

test('a toast whose file does not come is shown nevertheless (behaviour 1.23)', async () => {
  await page.route('**/assets/{menu,toast-list}-*.js', (route) => route.abort());
  await openEvent();
  await page.getByRole('button', { name: 'Answer of Ana: No response yet' }).press('Enter');
  const toast = page.getByRole('status').filter({ hasText: 'Unexpected error.' });
  await toast.waitFor();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => toast.count()).toBe(0);
});

test('a sign-out whose file does not come says so and leaves everything as it was (behaviour 1.23)', async () => {
  await page.route('**/assets/unfinished.client-*.js', (route) => route.abort());
  await openEvent();
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByText('Unexpected error. Please try again.').waitFor();
  await expect.poll(() => page.url()).toContain(id);
});
