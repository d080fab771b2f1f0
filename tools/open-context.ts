import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';

/** A window, and what the browser stores from an earlier visit. */
export interface Visit {
  width: number;
  height: number;
  stored?: Record<string, unknown>;
  cookie?: { name: string; value: string };
}

export async function openContext(
  browser: Browser,
  url: string,
  { width, height, stored = {}, cookie }: Visit,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const { origin } = new URL(url);
  const localStorage = Object.entries(stored).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const context = await browser.newContext({
    viewport: { width, height },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    ...options,
  });
  if (cookie) await context.addCookies([{ ...cookie, url: origin }]);
  return context;
}
