import type { Page } from 'playwright';

/** Leaves the live layer of an invitation that was just saved, and shows its page. */
export async function hideLiveLayer(page: Page): Promise<void> {
  await page.locator('#live-hide button').click();
  await page.locator('#live').waitFor({ state: 'detached' });
}
