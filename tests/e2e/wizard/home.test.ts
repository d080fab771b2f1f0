import type { Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';

import { browser, open, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { resizeWindow } from '#tests/setup/screen.ts';

openSiteAndBrowser();

const covers = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const isScript = (request: Request) => request.url().endsWith('.js');

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
    await expect.poll(() => places(after)).toEqual(await places(before));
  });
});

test('the page is styled before any file of it has come (behaviour 2.4)', async () => {
  const page = await browser.newPage();
  await page.route('**/assets/**', () => {});
  await page.goto(site.url, { waitUntil: 'commit' });
  const make = page.getByRole('button', { name: 'Make it' });
  await make.waitFor();
  await expect.poll(() => make.evaluate((link) => getComputedStyle(link).display)).toBe('flex');
});

test('on a phone 440 px of the covers are in the first view, on a wide window six beside each other (behaviour 2.3)', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await open(page, site.url);
  const first = covers(page).first();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(844 - 432);
  await resizeWindow(page, { width: 1280, height: 800 });
  const tops = await covers(page).evaluateAll((all) =>
    all.slice(0, 7).map((each) => Math.round(each.getBoundingClientRect().y)),
  );
  expect(new Set(tops.slice(0, 6)).size).toBe(1);
  expect(tops[6]).toBeGreaterThan(tops[5] ?? Infinity);
});

test('the first step’s files are in the cache before it is opened (behaviour 2.6)', async () => {
  const page = await browser.newPage();
  await open(page, site.url);
  const loaded = page.waitForResponse((response) => response.url().includes('event-name'));
  // The first event of a pointer may come without a movement.
  await page.mouse.move(200, 200, { steps: 5 });
  expect((await loaded).status()).toBe(200);
});

interface Load {
  url: string;
  bytes: number;
}

/** What the page has loaded, with the sizes as sent. */
async function watchLoads(page: Page): Promise<{ loads: Load[]; settled: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const loads: Load[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    urls.set(requestId, request.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    loads.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  return { loads, settled: () => expect.poll(() => urls.size - loads.length).toBe(0) };
}

const sum = (loads: readonly Load[], pattern = /./) =>
  loads.filter(({ url }) => pattern.test(url)).reduce((total, { bytes }) => total + bytes, 0);

test('its files together are small: 120 kB, of which 5 kB are scripts and 40 kB the first covers (behaviour 2.4)', async () => {
  // High enough for all covers: a page that scrolls loads the first step's files too.
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
  const { loads, settled } = await watchLoads(page);
  await open(page, site.url);
  await page.evaluate(async () => document.fonts.ready);
  await settled();
  await expect.poll(() => loads.filter(({ url }) => url.endsWith('.avif')).length).toBe(12);
  expect(sum(loads)).toBeLessThan(120_000);
  expect(sum(loads, /\.js$/)).toBeLessThan(5000);
  const eager = await page
    .locator('img[loading="eager"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src));
  expect(eager.length).toBe(4);
  expect(sum(loads.filter(({ url }) => eager.includes(url)))).toBeLessThan(40_000);
});

test('the rules of a line come with the first focus: 18 kB, and 15 kB for the language (behaviour 2.4)', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await open(page, site.url);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.getByLabel('Say it in one line').focus();
  await expect.poll(() => requests.some((each) => each.url().includes('/chrono-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(
    requests.filter(isScript).map(async (each) => {
      const { responseBodySize } = await each.sizes();
      return { url: each.url(), bytes: responseBodySize };
    }),
  );
  const language = scripts.filter(({ url }) => /\/(?:chrono|en)-/.test(url));
  const rules = scripts.filter((each) => !language.includes(each));
  expect(language.length).toBeGreaterThan(1);
  expect(rules.length).toBeGreaterThan(1);
  expect(sum(language)).toBeLessThan(15_000);
  expect(sum(rules)).toBeLessThan(18_000);
});

test('the way home from a step leads a signed-in host on to the events (behaviour 2.5)', async () => {
  const page = await browser.newPage();
  const { cookie } = await logIn(site, 'ana');
  await page.context().addCookies([cookie]);
  await open(page, `${site.url}/eventName`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Create Your Invite' }).waitFor();
  const events = page.getByRole('link', { name: 'Your events' });
  await expect.poll(() => events.getAttribute('href')).toBe('/host/events');
});
