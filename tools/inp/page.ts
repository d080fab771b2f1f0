import type { Page } from 'playwright';

import { launchBrowser } from '#tests/setup/browser.ts';

const slowdown = 4;

export interface SlowPage {
  page: Page;
  /** The longest of the interactions of `act`, in milliseconds from input to the next paint, in steps of 8. */
  measure(act: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

export interface SlowPageOptions {
  url: string;
  /** The session's cookie: name=value. */
  cookie?: string;
  /** Entries of the browser's storage. */
  stored?: Record<string, unknown>;
}

/** Opens a page on a phone's screen. The processor is slowed down once the page is idle. */
export async function openSlowPage({
  url,
  cookie,
  stored = {},
}: SlowPageOptions): Promise<SlowPage> {
  const { origin } = new URL(url);
  const browser = await launchBrowser();
  const localStorage = Object.entries(stored).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const [name = '', ...value] = cookie?.split('=') ?? [];
  if (name) await context.addCookies([{ name, value: value.join('='), url: origin }]);
  await context.addInitScript(recordInteractions);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  await rest(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    page,
    async measure(act) {
      await page.evaluate(() => window.interactions?.clear());
      await act();
      await rest(page);
      const durations = await page.evaluate(() => [...(window.interactions?.values() ?? [])]);
      if (durations.length === 0) throw new Error('No interaction was seen.');
      return Math.max(...durations);
    },
    close: () => browser.close(),
  };
}

declare global {
  interface Window {
    /** The duration of each interaction, by its id. */
    interactions?: Map<number, number>;
  }
}

/** Runs in the page. An interaction is several events; the longest counts. */
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

/** Waits until the page has painted and is idle. By then its performance entries have been reported. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    }
  });
}
