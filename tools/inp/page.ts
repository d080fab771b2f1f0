import type { Page } from 'playwright';

import { launchBrowser, open } from '#tests/setup/launch-browser.ts';

import { type Visit, openContext } from '../open-context.ts';

/** The longest interaction of `act`, in ms from input to the next paint, in steps of 8, on a slowed-down processor. */
export async function measureInteraction(
  url: string,
  earlier: Pick<Visit, 'stored' | 'cookie'>,
  slowdown: number,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const browser = await launchBrowser();
  try {
    const context = await openContext(browser, url, { width: 412, height: 823, ...earlier });
    await context.addInitScript(recordInteractions);
    const page = await context.newPage();
    await open(page, url);
    await rest(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => window.interactions?.clear());
    await act(page);
    await rest(page);
    const durations = await page.evaluate(() => [...(window.interactions?.values() ?? [])]);
    if (durations.length === 0) throw new Error('No interaction was seen.');
    return Math.max(...durations);
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    /** Durations by the interaction's id. */
    interactions?: Map<number, number>;
  }
}

/** Runs in the page. The longest of an interaction's events counts. */
function recordInteractions(): void {
  const interactions = new Map<number, number>();
  window.interactions = interactions;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId === 0) continue;
      const longest = Math.max(duration, interactions.get(interactionId) ?? 0);
      interactions.set(interactionId, longest);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Waits until the page is idle and has reported its performance entries. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }
  });
}
