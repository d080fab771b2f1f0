import lighthouseRun from 'lighthouse';
import { chromium } from 'playwright';

import { findChromium } from '../find-chromium.mjs';
import { freePort } from '../proxy/programs.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's marks out of 100 for a page on its simulated phone; `cookie` is sent along. */
export async function lighthouse(url: string, cookie?: string): Promise<Record<string, number>> {
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const result = await lighthouseRun(url, {
      port,
      logLevel: 'silent',
      onlyCategories: categories,
      ...(cookie ? { extraHeaders: { cookie } } : {}),
    });
    const scores = Object.entries(result?.lhr.categories ?? {});
    return Object.fromEntries(
      scores.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
  } finally {
    await browser.close();
  }
}
