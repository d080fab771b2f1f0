import { type Browser, type BrowserContext, type Page } from 'playwright';

import type { Site } from '#tests/setup/site.ts';

export type Scheme = 'light' | 'dark';

/** A window, and what the browser stores from an earlier visit. */
export interface View {
  width: number;
  height: number;
  scheme?: Scheme;
  /** Values in the browser's storage by key. */
  stored?: Record<string, unknown>;
  cookie?: { name: string; value: string };
  /** Takes only the visible part of the page. */
  windowOnly?: boolean;
  /** What a user does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

export interface Stage {
  site: Site;
  photograph(path: string, view: View): Promise<Buffer>;
  /** Renders HTML of our own as a picture of the whole page. */
  print(html: string, width: number): Promise<Buffer>;
}

async function openContext(browser: Browser, site: Site, view: View): Promise<BrowserContext> {
  const { width, height, scheme = 'light', stored = {}, cookie } = view;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await context.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);
  if (cookie) await context.addCookies([{ ...cookie, url: site.url }]);
  return context;
}

/** Waits until a page is complete: hydrated if it has scripts, all fonts and pictures loaded. */
async function settle(page: Page): Promise<void> {
  const plain = await page.evaluate(() => !document.querySelector('link[rel=modulepreload]'));
  if (!plain) await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
}

export function createStage(browser: Browser, site: Site): Stage {
  return {
    site,
    async photograph(path, view) {
      const context = await openContext(browser, site, view);
      const page = await context.newPage();
      await page.goto(new URL(path, site.url).href);
      await settle(page);
      await view.act?.(page);
      await settle(page);
      const picture = await page.screenshot({ fullPage: !view.windowOnly, animations: 'disabled' });
      await context.close();
      return picture;
    },
    async print(html, width) {
      const page = await browser.newPage({ viewport: { width, height: 600 } });
      await page.setContent(html);
      await settle(page);
      const picture = await page.screenshot({ fullPage: true });
      await page.close();
      return picture;
    },
  };
}
