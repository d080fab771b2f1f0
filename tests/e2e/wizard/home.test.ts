import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { signIn } from '../../fixtures/invites.ts';
import { open } from '../../setup/browser.ts';
import { browser, openSiteAndBrowser, site } from '../../setup/site-and-browser.ts';

openSiteAndBrowser();

const newPage = (options: BrowserContextOptions = {}) => browser.newPage(options);

/** The positions of the page's parts in whole pixels. */
async function places(page: Page): Promise<unknown> {
  await page.evaluate(() => document.fonts.ready);
  return page.locator('h1, h2, main li, main a').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.textContent, ...[x, y, width, height].map(Math.round)];
    }),
  );
}

describe.each([360, 1280])('at %d px', (width) => {
  const viewport = { width, height: 900 };

  test('nothing moves when the scripts take the page over', async () => {
    const before = await newPage({ viewport, javaScriptEnabled: false });
    await before.goto(site.url);
    const after = await newPage({ viewport });
    await open(after, site.url);
    await after.getByRole('button', { name: 'Show three others' }).waitFor();
    expect(await places(after)).toEqual(await places(before));
    await Promise.all([before.close(), after.close()]);
  });
});

test('the page is styled before any file of it has come', async () => {
  const page = await newPage();
  await page.route('**/assets/**', () => {});
  await page.goto(site.url, { waitUntil: 'commit' });
  const begin = page.getByRole('link', { name: 'Start your invite' });
  await begin.waitFor();
  expect(await begin.evaluate((link) => getComputedStyle(link).display)).toBe('flex');
  await page.close();
});

test('the themes’ faces follow, and the next screen comes with its sheets', async () => {
  const page = await newPage();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await open(page, site.url);
  await page.waitForFunction(() => document.fonts.check('20px Creepster', 'M'));
  const sheets = page.locator('link[rel="stylesheet"]');
  expect(await sheets.count()).toBeLessThan(3);
  await page.getByRole('link', { name: 'Start your invite' }).click();
  const title = page.getByRole('main').getByRole('textbox');
  await title.waitFor();
  expect(await title.evaluate((field) => getComputedStyle(field).borderRadius)).not.toBe('0px');
  expect(await sheets.count()).toBeGreaterThan(3);
  expect(told).toEqual([]);
  await page.close();
});

test('the fan is there after a link to the same page, and on coming back from another', async () => {
  const page = await newPage();
  const card = page.getByText('Zero Gravity Birthday', { exact: true });
  const home = page.getByRole('link', { name: 'Festoon' });
  await open(page, site.url);
  await home.click();
  await page.getByRole('link', { name: 'Start your invite' }).click();
  await page.getByRole('main').getByRole('textbox').waitFor();
  await home.click();
  await card.waitFor();
  await home.click();
  await page.getByRole('button', { name: 'Show three others' }).click();
  await page.getByText('Otis Is Six!', { exact: true }).waitFor();
  expect(await card.count()).toBe(0);
  await page.close();
});

test('home opens without the server, which then says whether a host is signed in', async () => {
  const page = await newPage();
  const { cookie } = await signIn(site, 'ana');
  await page.context().addCookies([{ ...cookie, url: site.url }]);
  const held = Promise.withResolvers<undefined>();
  await page.route('**/*.data*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, `${site.url}/eventName`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Create Your Invite' }).waitFor();
  expect(await page.getByRole('link', { name: 'Your events' }).count()).toBe(0);
  held.resolve(undefined);
  await page.getByRole('link', { name: 'Your events' }).waitFor();
  await page.close();
});
