import { type Browser, type Page, launch } from 'puppeteer-core';

import type { Programs } from './programs.ts';
import type { BrowserWindow, Engine, Point } from './window.ts';

/** Uses WebDriver BiDi: classic WebDriver needs geckodriver, which neither Debian nor npm provides. */
export async function openFirefox({ firefox }: Programs): Promise<Engine> {
  const start = (prefs: Record<string, unknown>) =>
    launch({
      browser: 'firefox',
      executablePath: firefox,
      extraPrefsFirefox: { 'intl.locale.requested': 'en-US', ...prefs },
    });
  const [browser, withoutScripts] = await Promise.all([
    start({}),
    // A preference of the whole browser: the ESR does not support `emulation.setScriptingEnabled`.
    start({ 'javascript.enabled': false }),
  ]);
  const version = (await browser.version()).replace('firefox/', '');
  return {
    name: `Firefox ${version}`,
    phoneWidth: 360,
    showsFocus: true,
    keysFor,
    openWindow: ({ scripts = true } = {}) => openWindow(scripts ? browser : withoutScripts),
    async [Symbol.asyncDispose]() {
      await Promise.all([browser.close(), withoutScripts.close()]);
    },
  };
}

/** Parts of date and time fields advance by themselves: 06122027, 0730PM. */
function keysFor(value: string): string {
  const [year, month, day] = value.split('-');
  if (day) return `${month}${day}${year}`;
  const [hours, minutes] = value.split(':');
  const hour = String(Number(hours) % 12 || 12).padStart(2, '0');
  return `${hour}${minutes}${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

async function openWindow(browser: Browser): Promise<BrowserWindow> {
  const context = await browser.createBrowserContext();
  // A window, because the dashboard receives no updates in a hidden tab.
  const page = await context.newPage({ type: 'window' });
  const takeErrors = keepErrors(page);
  return {
    async goTo(url) {
      await page.goto(url);
    },
    address: async () => page.url(),
    run: (inPage, ...args) => page.evaluate(inPage as never, ...(args as unknown as never[])),
    async drag(points) {
      // Date fields and focus rings work only in the window in front.
      await page.bringToFront();
      await dragMouse(page, points);
    },
    type: (text) => page.keyboard.type(text),
    async pressTab() {
      await page.bringToFront();
      await page.keyboard.press('Tab');
    },
    async selectAll() {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async takePicture(file) {
      await page.screenshot({ path: file, fullPage: true });
    },
    takeErrors,
    close: () => context.close(),
  };
}

/** Errors for responses and fonts that were loading when their page was left (NS_BINDING_ABORTED). */
const leftPage = /Error in input stream|status=2152398850/;

function keepErrors(page: Page): () => Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text());
  });
  return async () => errors.splice(0).filter((error) => !leftPage.test(error));
}

async function dragMouse(page: Page, [from, ...way]: readonly [Point, ...Point[]]): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of way) await page.mouse.move(x, y);
  await page.mouse.up();
}
