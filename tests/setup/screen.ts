import type axe from 'axe-core';
import { source as axeSource } from 'axe-core';
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
  await page.evaluate(() => {
    for (const running of document.getAnimations()) {
      if (running.effect?.getComputedTiming().endTime !== Infinity) running.finish();
    }
  });
  // As text and in the page itself: its policy has no say, and no tab is opened to put frames together.
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async () => {
    const { axe: tester } = window as unknown as { axe: typeof axe };
    return tester.run({ exclude: ['iframe'] }, { iframes: false, resultTypes: ['violations'] });
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** How many pixels the page is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** What axe finds wrong on a page, in the light and in the dark scheme. */
export async function axeViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [rule, elements] of await accessibilityProblems(page)) {
      found.push(...elements.map((html) => `${rule} (${colorScheme}): ${html}`));
    }
  }
  return found;
}

/** How far a page reaches to the right in a window 320 pixels wide. */
export async function widthAt320(page: Page): Promise<number> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.waitForFunction(() => innerWidth === 320);
  // In the middle of a change of size the page has another width for a moment: it is read once it is drawn.
  const width = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth;
  });
  if (size) await page.setViewportSize(size);
  return width;
}
