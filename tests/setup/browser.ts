import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach } from 'vitest';

import type { Host } from '#app/features/host/schema.ts';

import { type LoggedIn, logIn } from './hosts.ts';
import { launchTestBrowser, open } from './launch-browser.ts';
import { site, useSite } from './use-site.ts';

export { open } from './launch-browser.ts';
export { site } from './use-site.ts';

/** Set before a file's first test. */
export let browser: Browser;

/** Set before each test of a file that calls `giveEachTestAPage`. */
export let context: BrowserContext;
export let page: Page;

/** All files of a worker share it, and it ends with the worker. */
let launched: Browser | undefined;

async function useBrowser(): Promise<void> {
  if (!launched?.isConnected()) launched = await launchTestBrowser();
  browser = launched;
}

/** Closes what a test has left open. A route handler that still waits then fails no test. */
async function closePages(): Promise<void> {
  const ended = { behavior: 'ignoreErrors' } as const;
  await Promise.all(
    browser.contexts().map(async (each) => {
      await Promise.all([each, ...each.pages()].map((one) => one.unrouteAll(ended)));
      await each.close();
    }),
  );
}

/** For tests that open a site of their own. */
export function openBrowser(): void {
  beforeAll(useBrowser);
  afterEach(closePages);
}

export function openSiteAndBrowser(...settings: Parameters<typeof useSite>): void {
  useSite(...settings);
  openBrowser();
}

/** Each test gets an empty page in a browser context of its own. */
export function giveEachTestAPage(options: BrowserContextOptions = {}) {
  openSiteAndBrowser();
  beforeEach(() => openPage(options));
}

/** Replaces the test's page by one in another browser context. */
export async function openPage(options: BrowserContextOptions = {}): Promise<void> {
  context = await browser.newContext(options);
  page = await context.newPage();
}

/** Logs the test's browser in, as a stored host or as a new one. */
export async function logInBrowser(who?: Host | string): Promise<LoggedIn> {
  const loggedIn = await logIn(site, who);
  await context.addCookies([loggedIn.cookie]);
  return loggedIn;
}

/** Opens an address of the site in the test's page. */
export const to = (path: string) => open(page, site.url + path);

export const untilHydrated = () => page.locator('html[data-hydrated]').waitFor();

export async function reload(): Promise<void> {
  await page.reload();
  await untilHydrated();
}

export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A button of the test's page by its whole name. */
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The addresses of data that the page reads from now on, but for the stream's. */
export function listReads(): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isRead = /^\/api\/(?!live)|\.data$/.test(pathname);
    if (request.method() === 'GET' && isRead) reads.push(pathname);
  });
  return reads;
}
