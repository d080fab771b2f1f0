import type { CDPSession, Page } from 'playwright';

import { launchBrowser } from '#tests/setup/browser.ts';

/** A page in a browser of its own, with a cookie for the site. */
export async function openPage(
  url: string,
  cookie?: string,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const [name = '', ...value] = cookie?.split('=') ?? [];
  if (name) await context.addCookies([{ name, value: value.join('='), url }]);
  return { page: await context.newPage(), close: () => browser.close() };
}

/**
 * Calls `open` and waits until the page has loaded everything that it loads by itself: it is hydrated if it has scripts,
 * it is idle, and no request is pending. A stream of events never ends, so it does not count.
 */
export async function openFully(page: Page, session: CDPSession, open: () => Promise<unknown>) {
  const pending = new Map<string, PromiseWithResolvers<void>>();
  const finish = ({ requestId }: { requestId: string }) => {
    pending.get(requestId)?.resolve();
    pending.delete(requestId);
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== 'EventSource') pending.set(requestId, Promise.withResolvers<void>());
  });
  session.on('Network.loadingFinished', finish);
  session.on('Network.loadingFailed', finish);
  await open();
  const isPlain = await page.evaluate(() => !document.querySelector('link[rel=modulepreload]'));
  if (!isPlain) await page.locator('html[data-hydrated]').waitFor();
  do {
    await Promise.all([...pending.values()].map(({ promise }) => promise));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  } while (pending.size > 0);
}
