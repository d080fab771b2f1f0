import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach } from 'vitest';

import { type FakePlaces, createFakePlaces, samplePlaces } from '#tests/setup/fake-places.ts';

import { browser, open, openBrowser } from './browser.ts';
import { collectComplaints, dropComplaints, failOnComplaints } from './complaints.ts';
import { findAccessibilityProblems } from './screen.ts';
import { type Site, openSite } from './site.ts';

const asTyped = 'Use this address as typed';

/** Has no place for a line break. */
export const unbroken = 'x'.repeat(200);

/** A site, fake places and a phone for each test, which fails if the browser complains. */
export function useLocationStep() {
  let context: BrowserContext;
  let page: Page;
  let places: FakePlaces;
  let site: Site;

  openBrowser();
  failOnComplaints();

  beforeEach(async () => {
    places = createFakePlaces([
      ...samplePlaces,
      { id: 'long', name: 'Long house', address: `Long house, ${unbroken}`, lat: 1, lng: 1 },
    ]);
    site = await openSite({}, { places });
    context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    page = await context.newPage();
    collectComplaints(page);
  });
  afterEach(async () => {
    await context.close();
    await site.close();
  });

  return {
    current: () => ({ page, places, site }),
    openStep: () => open(page, `${site.url}/location`),
    input: () => page.getByRole('combobox', { name: 'Address or place' }),
    /** The suggestions. */
    options: () => page.getByRole('option').filter({ hasNotText: asTyped }),
    /** The list's first row. */
    asTyped: () => page.getByRole('option', { name: asTyped }),
    selected: (address: string) => page.getByText(`Selected: ${address}`, { exact: true }),
    searches: (text: string) =>
      page.waitForRequest((request) => request.url().includes(`q=${text}`)),
    forgive: dropComplaints,
    stored: async (): Promise<unknown> => {
      const raw = await page.evaluate(() => localStorage.getItem('festoon.location'));
      return JSON.parse(raw ?? 'null');
    },
    axeFaults: () => findAccessibilityProblems(page),
    /** How many CSS pixels the page is wider than the window. */
    overflow: () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
  };
}
