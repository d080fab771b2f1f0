import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { faces } from '#app/features/theme/faces.ts';
import { browser, open, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { logIn } from '#tests/setup/hosts.ts';

openSiteAndBrowser();

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

  test('nothing moves when the scripts take the page over (behaviour 2.4)', async () => {
    const before = await browser.newPage({ viewport });
    await before.route('**/*.js', (route) => route.abort());
    await before.goto(site.url);
    const after = await browser.newPage({ viewport });
    await open(after, site.url);
    await after.getByRole('button', { name: 'Show three others' }).waitFor();
    expect(await places(after)).toEqual(await places(before));
  });
});

test('the page is styled before any file of it has come (behaviour 2.4)', async () => {
  const page = await browser.newPage();
  await page.route('**/assets/**', () => {});
  await page.goto(site.url, { waitUntil: 'commit' });
  const begin = page.getByRole('link', { name: 'Start your invite' });
  await begin.waitFor();
  expect(await begin.evaluate((link) => getComputedStyle(link).display)).toBe('flex');
});

test('the samples’ faces come in files of their letters, and nothing moves for them (behaviour 2.4)', async () => {
  const page = await browser.newPage();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        // A line of small print that is a few pixels narrower in its own face counts 0.00001.
        if (shift.value > 0.001) console.log('moved', JSON.stringify(shift));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, site.url);
  const font = `20px '${faces.Creepster.family}'`;
  await page.waitForFunction((spec) => document.fonts.check(spec, 'M'), font);
  await page.getByRole('link', { name: 'Start your invite' }).click();
  const title = page.getByRole('main').getByRole('textbox');
  await title.waitFor();
  expect(told).toEqual([]);
});

test('the first step’s files are in the cache before it is opened (behaviour 2.6)', async () => {
  const page = await browser.newPage();
  await open(page, site.url);
  const loaded = page.waitForResponse((response) => response.url().includes('event-name'));
  // The first event of a pointer may come without a movement.
  await page.mouse.move(200, 200, { steps: 5 });
  expect((await loaded).status()).toBe(200);
});

test('its files together are small: 120 kB, of which 5 kB are scripts (behaviour 2.4)', async () => {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const sizes: [url: string, bytes: number][] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    urls.set(requestId, request.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.push([urls.get(requestId) ?? '', encodedDataLength]),
  );
  await page.goto(site.url);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await expect.poll(() => urls.size - sizes.length).toBe(0);
  const sum = (all: typeof sizes) => all.reduce((total, [, bytes]) => total + bytes, 0);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sum(sizes)).toBeLessThan(120_000);
  expect(sum(sizes.filter(([url]) => url.endsWith('.js')))).toBeLessThan(5000);
});

test('without JavaScript the button shows three others too (behaviour 2.3)', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.url);
  const shown = page.getByText(/, an invitation in the theme /);
  const first = await shown.allTextContents();
  expect(first).toHaveLength(3);
  await page.getByRole('button', { name: 'Show three others' }).click();
  await page.getByText('Otis Is Six!', { exact: true }).waitFor();
  expect((await shown.allTextContents()).filter((title) => first.includes(title))).toEqual([]);
});

test('the fan is there after a link to the same page, and on coming back from another (behaviour 2.3)', async () => {
  const page = await browser.newPage();
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
  expect(await page.getByText(/, an invitation in the theme /).count()).toBe(3);
});

test('the way home from a step leads a signed-in host on to the events (behaviour 2.5)', async () => {
  const page = await browser.newPage();
  const { cookie } = await logIn(site, 'ana');
  await page.context().addCookies([cookie]);
  await open(page, `${site.url}/eventName`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Create Your Invite' }).waitFor();
  const events = page.getByRole('link', { name: 'Your events' });
  expect(await events.getAttribute('href')).toBe('/host/events');
});
