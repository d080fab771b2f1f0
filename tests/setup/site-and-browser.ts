import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { launchBrowser } from './browser.ts';
import { type Site, openSite } from './site.ts';

/** Set before a file's first test. */
export let site: Site;
export let browser: Browser;

/** Set before each test of a file that calls `giveEachTestAPage`. */
export let context: BrowserContext;
export let page: Page;

/** The browser of this worker: all its files share it, and it ends with the worker. */
let launched: Browser | undefined;

async function useBrowser(): Promise<void> {
  // Reduced motion unless a test asks for more, because painting animations takes time on every page.
  if (!launched?.isConnected()) launched = await launchBrowser({ reducedMotion: 'reduce' });
  browser = launched;
}

/** Closes what a file's tests have left open. */
async function closePages(): Promise<void> {
  await Promise.all(browser.contexts().map((each) => each.close()));
}

/** Opens a browser for the tests of a file, each of which opens a site of its own. */
export function openBrowser(): void {
  beforeAll(useBrowser);
  afterAll(closePages);
}

/** Opens a site and a browser for the tests of a file, and closes them after the last. */
export function openSiteAndBrowser(): void {
  beforeAll(async () => {
    [site] = await Promise.all([openSite(), useBrowser()]);
  });
  afterAll(async () => {
    await closePages();
    await site.close();
  });
}

/** Gives each test of a file an empty page in a browser context of its own. */
export function giveEachTestAPage(options: BrowserContextOptions = {}) {
  openSiteAndBrowser();
  beforeEach(async () => {
    context = await browser.newContext(options);
    page = await context.newPage();
  });
  afterEach(() => context.close());
}
