import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';

import { launchBrowser } from './browser.ts';
import { type Site, openSite } from './site.ts';

/** Set before a file's first test. */
export let site: Site;
export let browser: Browser;

/** Opens the site and a browser for the tests of a file, and closes them behind the last. */
export function openSiteAndBrowser(): void {
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
}
