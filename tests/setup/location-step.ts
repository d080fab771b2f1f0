import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { type FakePlaces, createFakePlaces, samplePlaces } from '#tests/fixtures/fake-places.ts';

import { launchBrowser, open } from './browser.ts';
import { accessibilityProblems } from './screen.ts';
import { type Site, openSite } from './site.ts';

/** The longest address, without a place to break it. */
export const unbroken = 'x'.repeat(200);

/** A fresh site, places of the tests' own and a phone for each test. A browser that complains fails its test. */
export function useLocationStep() {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let places: FakePlaces;
  let site: Site;
  let complaints: string[];

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    places = createFakePlaces([
      ...samplePlaces,
      { id: 'long', name: 'Long house', address: `Long house, ${unbroken}`, lat: 1, lng: 1 },
    ]);
    site = await openSite({}, { places });
    context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    page = await context.newPage();
    complaints = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  });
  afterEach(async () => {
    await context.close();
    await site.close();
    if (complaints.length > 0) throw new Error(`The browser complained: ${complaints.join('; ')}`);
  });

  return {
    /** What the running test works with. */
    current: () => ({ page, places, site }),
    openStep: () => open(page, `${site.url}/location`),
    input: () => page.getByRole('combobox', { name: 'Address or place' }),
    options: () => page.getByRole('option'),
    asTyped: () => page.getByRole('button', { name: 'Use this address as typed' }),
    selected: (address: string) => page.getByText(`Selected: ${address}`, { exact: true }),
    searches: (text: string) =>
      page.waitForRequest((request) => request.url().includes(`q=${text}`)),
    /** Takes back the complaints with these words in them. */
    forgive: (words: string) => {
      complaints = complaints.filter((complaint) => !complaint.includes(words));
    },
    /** What the browser keeps of the step. */
    stored: async (): Promise<unknown> => {
      const raw = await page.evaluate(() => localStorage.getItem('festoon.location'));
      return JSON.parse(raw ?? 'null');
    },
    axeFaults: () => accessibilityProblems(page),
    /** CSS pixels by which the page is wider than the window. */
    overflow: () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
  };
}
