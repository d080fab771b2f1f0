import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright';

import { findChromium } from '../../scripts/find-chromium.mjs';

/** Playwright's own list: the browser uses only the last `--disable-features`, so ours repeats it. */
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

/** The address bar's pages, which Chromium with a window loads for each context: nearly half of its cost. */
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

/** For tests, which measure no times. */
const testFlags = [
  // A test's page ends before code that is compiled twice gains anything.
  '--js-flags=--no-opt,--no-maglev',
  // The headless shell hints letters unless told not to, which makes them wider.
  '--font-render-hinting=none',
  // The headless shell does not load a page again that failed without a connection.
  '--disable-auto-reload',
];

/** Shorter than a test's time limit, so that a failure names the locator; long enough for a slow machine. */
const timeLimitMs = 60_000;

/** Starts the browser for tests. Reduced motion unless a test asks for more: painting animations takes time. */
export const launchTestBrowser = () => launchBrowser({ reducedMotion: 'reduce' }, testFlags);

/** Starts the browser that `npm test` has found or installed. `preset` has the default options of its contexts. */
export async function launchBrowser(
  preset: BrowserContextOptions = {},
  more: readonly string[] = [],
): Promise<Browser> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...flags, ...more],
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

/** Waits until the page reacts to input. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
}
