import { type Browser, type BrowserContext, type Page } from 'playwright';

import type { Site } from '#tests/setup/site.ts';

export type Scheme = 'light' | 'dark';

/** A window, and what the browser remembers of an earlier visit. */
export interface View {
  width: number;
  height: number;
  scheme?: Scheme;
  /** Values of the browser's storage by key. */
  stored?: Record<string, unknown>;
  cookie?: { name: string; value: string };
  /** Only what the window shows, not the whole page. */
  windowOnly?: boolean;
  /** What somebody does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

export interface Stage {
  site: Site;
  photograph(path: string, view: View): Promise<Buffer>;
  /** A page of our own making, as a picture of its whole. */
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

/** Waits until a page shows what it will show: hydrated where it has scripts, every face and picture there. */
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
