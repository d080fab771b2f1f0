import type { Page } from 'playwright';

import { launchBrowser } from '#tests/setup/browser.ts';

/** A page in a browser of its own that sends a cookie to the site. */
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
