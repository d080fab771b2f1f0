import type { BrowserContextOptions, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { giveAnswer } from '#tests/setup/answering.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';

let inviteId: string;
let url: string;

openSiteAndBrowser();
beforeEach(async () => {
  inviteId = await addEvent(site.db, { theme: ['Romantic', 'Pastel', 'Cottagecore'] });
  url = `${site.url}${getGuestPath(inviteId)}`;
});

async function openOn(options: BrowserContextOptions, address = url): Promise<Page> {
  const page = await browser.newPage(options);
  await page.goto(address);
  return page;
}

/** Pixels between the lower edges of the bar and the window. */
function gapBelow(page: Page): Promise<number> {
  const bar = page.locator('#answer-bar');
  return bar.evaluate((node) => Math.round(innerHeight - node.getBoundingClientRect().bottom));
}

const scrollToAnswer = (page: Page) =>
  page.locator('#answer').evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));

const low = { width: 320, height: 568 };
const windows = [
  low,
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** `resizeWindow` needs scripts. */
async function resizeAtTop(page: Page, { width, height }: typeof low): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('the question waits at the foot of each window until its place comes; in a low one it is one line, below date, time and place (behaviour 14.23, 44.8)', async () => {
    const page = await openOn({ javaScriptEnabled, viewport: low });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const bar = await page.locator('#answer-bar').boundingBox();
    const facts = await page.locator('#facts').boundingBox();
    expect(bar?.height).toBe(60);
    expect((facts?.y ?? 568) + (facts?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const yes = page.getByRole('button', { name: 'Yes', exact: true });
    for (const size of windows) {
      await resizeAtTop(page, size);
      await expect.poll(() => gapBelow(page)).toBe(0);
      const box = await yes.boundingBox();
      expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
      await scrollToAnswer(page);
      await expect.poll(() => gapBelow(page)).toBeGreaterThan(100);
      await expect.poll(() => page.locator('#answer-bar').count()).toBe(1);
    }
  });

  test('the status takes the place of the question, and its ‘Change answer’ shows the question and the choices in the same press (behaviour 13.18, 14.2, 14.23)', async () => {
    const page = await openOn({ javaScriptEnabled, viewport: { width: 360, height: 640 } });
    await giveAnswer(page, 'Maybe');
    await page.getByRole('heading', { name: 'You might come' }).waitFor();
    await page.getByRole('link', { name: 'You might come · Change answer' }).click();
    const bar = page.locator('#answer-bar');
    await bar.getByText('Are you attending?').waitFor();
    await bar.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByRole('heading', { name: 'You’re not going' }).waitFor();
    await expect
      .poll(() => page.locator('#status').innerText())
      .toContain('Thanks for letting us know.');
    await expect
      .poll(() => page.getByRole('button', { name: 'No', exact: true }).isVisible())
      .toBe(false);
  });
});

test('what has the focus is not hidden by the bar, which stays in its place in a window that is lower than it should hide (behaviour 14.23)', async () => {
  const page = await openOn({ viewport: { width: 390, height: 664 } });
  const directions = page.getByRole('link', { name: 'Get directions' });
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Tab');
    if (await directions.evaluate((node) => node === document.activeElement)) break;
  }
  const bar = page.locator('#answer-bar');
  const [link, around] = [await directions.boundingBox(), await bar.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(around?.y ?? 0);
  await page.setViewportSize({ width: 640, height: 340 });
  await expect.poll(() => bar.evaluate((node) => getComputedStyle(node).position)).toBe('static');
});

test.each([
  ['a reader in the same zone is not told it', { timezoneId: 'Europe/Berlin' }, false],
  ['a reader whose clock shows the same is not told it', { timezoneId: 'Europe/Madrid' }, false],
  ['a reader elsewhere is told the zone', { timezoneId: 'Asia/Tokyo' }, true],
  ['a reader without scripts is told the zone', { javaScriptEnabled: false }, true],
])('%s (behaviour 13.19)', async (_, options, isTold) => {
  const page = await openOn(options);
  const zone = page.getByText('Central European Summer Time');
  await expect.poll(() => zone.isVisible()).toBe(isTold);
});

describe('Share', () => {
  test('offers WhatsApp, email and the code where the device has no share sheet (behaviour 13.21)', async () => {
    const page = await openOn({ javaScriptEnabled: false });
    await page.getByText('Share', { exact: true }).click();
    const whatsApp = page.getByRole('link', { name: 'WhatsApp' });
    const link = encodeURIComponent(`${site.services.origin}${getGuestPath(inviteId)}`);
    await expect.poll(() => whatsApp.getAttribute('href')).toContain(link);
    await expect
      .poll(() => page.getByRole('link', { name: 'Email' }).getAttribute('href'))
      .toContain(link);
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  });

  test('opens the device’s share sheet where there is one (behaviour 13.21)', async () => {
    const page = await openOn({}, 'about:blank');
    await page.addInitScript(() => {
      navigator.share = async (shared) => void Object.assign(window, { shared });
    });
    await page.goto(url);
    await page.getByText('Share', { exact: true }).click();
    const shared = () =>
      page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'shared')?.value);
    await expect.poll(shared).toEqual({ title: 'Garden party', url });
    await expect.poll(() => page.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(false);
  });
});
