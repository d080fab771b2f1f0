import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright';

import { findChromium } from '../../scripts/find-chromium.mjs';

/**
 * The features that Playwright turns off. The browser uses only the last `--disable-features`, so ours repeats them.
 */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The address bar's own pages, which a Chromium with a window loads for each context: nearly half of what a context
 * costs.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const flags = [
  `--disable-features=${[...offByPlaywright, ...addressBarPages].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A context would start one for its blank page and another for the site.
  '--renderer-process-limit=1',
];

/**
 * How long a page waits for what a test expects. Shorter than a test's time limit (vitest.config.ts), so that a
 * failure names the locator; long enough for a slow machine.
 */
const timeLimitMs = 60_000;

/** Starts the browser that `npm test` has found or installed. `preset` has the default options of its contexts. */
export async function launchBrowser(preset: BrowserContextOptions = {}): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: flags,
    ...(executablePath ? { executablePath } : {}),
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ ...preset, ...options });
    context.setDefaultTimeout(timeLimitMs);
    return context;
  };
  return browser;
}

/** Opens a page of the site and waits until it reacts to input. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
}
