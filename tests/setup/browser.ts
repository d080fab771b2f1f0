import { type Browser, type Page, chromium } from 'playwright';

import { findChromium } from '../../scripts/find-chromium.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the browser that this machine has; `npm test` has made sure of one. Its pages wait as long as
 * their test does: a slow machine is no failure.
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: flags,
    ...(executablePath ? { executablePath } : {}),
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(0);
    return context;
  };
  return browser;
}

/** Opens a page of the site and waits until it reacts to input. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
}
