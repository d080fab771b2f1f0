import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright';

/** Puts data into the browser's storage, where an earlier visit would have left it. */
export async function remember(
  context: BrowserContext,
  entries: Record<string, unknown>,
): Promise<void> {
  await context.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, entries);
}

/**
 * The rules axe knows that the page breaks, each with the offending elements. What a frame holds is tested
 * where it is made.
 */
export async function accessibilityProblems(page: Page): Promise<[rule: string, html: string[]][]> {
  // A colour that is on its way from one state, or one scheme, to another is neither's.
  await page.evaluate(() => document.getAnimations().forEach((running) => running.finish()));
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** How many pixels the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
