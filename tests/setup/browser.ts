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

/** Starts the browser that this machine has; `npm test` has made sure of one. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: flags, ...(executablePath ? { executablePath } : {}) });
}

/** Opens a page of the site and waits until it reacts to input. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
}
