import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import type { BrowserContext, Locator, Page } from 'playwright';

// Minified, which a browser parses in half the time.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Stores data as an earlier visit would have. */
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

/** The broken axe rules with their elements, or only those on colors. Frames are tested in their own pages. */
export async function findAccessibilityProblems(
  page: Page,
  only?: 'colors',
): Promise<[rule: string, html: string[]][]> {
  // Axe would measure a color in the middle of a transition.
  await page.evaluate(() => {
    for (const running of document.getAnimations()) {
      if (running.effect?.getComputedTiming().endTime !== Infinity) running.finish();
    }
  });
  // Injected as text, which avoids the content security policy and a second tab for frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    async (rules) => {
      const { axe: tester } = window as unknown as { axe: typeof axe };
      return tester.run(
        { exclude: ['iframe'] },
        {
          iframes: false,
          resultTypes: ['violations'],
          // A rule of WCAG 2.2 AA, which axe leaves out unless it is asked for.
          rules: { 'target-size': { enabled: true } },
          ...(rules ? { runOnly: rules } : {}),
        },
      );
    },
    only && ['color-contrast', 'link-in-text-block'],
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** How many pixels the page is wider than its window. */
export async function measureSidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}

/** Violations in the light scheme, and of colors in the dark scheme. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const only = colorScheme === 'dark' ? 'colors' : undefined;
    for (const [rule, elements] of await findAccessibilityProblems(page, only)) {
      found.push(...elements.map((html) => `${rule} (${colorScheme}): ${html}`));
    }
  }
  return found;
}

/** What axe finds in both schemes, and whether the page does not fit a window 320 pixels wide. */
export async function findFaults(page: Page): Promise<string[]> {
  const width = await measureWidthAt320(page);
  return [...(await findAxeViolations(page)), ...(width > 320 ? [`${width} pixels wide`] : [])];
}

/** Waits for two frames, after which the page shows what it knows. */
export const passFrames = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });

/** React Router's own, of a page that it has hydrated. */
interface Router {
  state: { revalidation: string; fetchers: ReadonlyMap<string, { state: string }> };
}

/** Waits until the screen shows what it has asked for again; a press may still be on its way. */
export async function untilRead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { state } = Reflect.get(window, '__reactRouterDataRouter') as Router;
    const isRead = [...state.fetchers.values()].every((one) => one.state !== 'loading');
    return state.revalidation === 'idle' && isRead;
  });
  await passFrames(page);
}

/** Gives the window this size and waits until the page is laid out for it. */
export async function resizeWindow(
  page: Page,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  // The content's width differs for a moment while the size changes.
  await passFrames(page);
}

/** The right end of the content in a window 320 pixels wide. */
export async function measureWidthAt320(page: Page): Promise<number> {
  const size = page.viewportSize();
  await resizeWindow(page, { width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (size) await page.setViewportSize(size);
  return width;
}

/** Shows the tags of the Theme step, which lie under the covers. */
export const openMix = (page: Page) =>
  page.locator('details:not([open]) > summary').getByText('Mix your own').click();

/** Drags an element with the pointer, by this many pixels. */
export async function drag(page: Page, what: Locator, by: { x: number; y: number }): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('What is dragged is not there.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
}
