import type { Browser, Page } from 'playwright';

import type { Site } from '#tests/setup/site.ts';

import { type Visit, openContext } from '../open-context.ts';
import { lendFaces } from './lent-faces.ts';

export type Scheme = 'light' | 'dark';

export interface View extends Visit {
  scheme?: Scheme;
  /** Takes only the visible part of the page. */
  windowOnly?: boolean;
  /** What a user does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

export interface Stage {
  site: Site;
  photograph(path: string, view: View): Promise<Buffer>;
  /** A picture of the whole page. */
  print(html: string, width: number): Promise<Buffer>;
}

/** Waits for hydration, fonts and pictures, and lends the faces that a phone would have. */
async function settle(page: Page): Promise<void> {
  const plain = await page.evaluate(() => !document.querySelector('script[type=staged]'));
  if (!plain) await page.locator('html[data-hydrated]').waitFor();
  await lendFaces(page);
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
      const context = await openContext(browser, site.url, view, {
        colorScheme: view.scheme ?? 'light',
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      });
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
