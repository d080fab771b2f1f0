import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { launchBrowser } from './browser.ts';
import { useSite } from './use-site.ts';

export { site } from './use-site.ts';

/** Set before a file's first test. */
export let browser: Browser;

/** Set before each test of a file that calls `giveEachTestAPage`. */
export let context: BrowserContext;
export let page: Page;

/** All files of a worker share it, and it ends with the worker. */
let launched: Browser | undefined;

async function useBrowser(): Promise<void> {
  // Reduced motion unless a test asks for more, because painting animations takes time on every page.
  if (!launched?.isConnected()) launched = await launchBrowser({ reducedMotion: 'reduce' });
  browser = launched;
}

async function closePages(): Promise<void> {
  await Promise.all(browser.contexts().map((each) => each.close()));
}

/** For tests that open a site of their own. */
export function openBrowser(): void {
  beforeAll(useBrowser);
  afterAll(closePages);
}

export function openSiteAndBrowser(...settings: Parameters<typeof useSite>): void {
  useSite(...settings);
  openBrowser();
}

/** Each test gets an empty page in a browser context of its own. */
export function giveEachTestAPage(options: BrowserContextOptions = {}) {
  openSiteAndBrowser();
  beforeEach(async () => {
    context = await browser.newContext(options);
    page = await context.newPage();
  });
  afterEach(() => context.close());
}
