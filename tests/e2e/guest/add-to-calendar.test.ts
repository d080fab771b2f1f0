import { expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';

openSiteAndBrowser();

test('Add to calendar opens without scripts, is easy to hit, and is not on paper (behaviour 26.10)', async () => {
  const id = await addEvent(site.db);
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await page.goto(`${site.url}${getGuestPath(id)}`);
  const summary = page.getByText('Add to calendar', { exact: true });
  const directions = page.getByRole('link', { name: 'Get directions' });
  const [closed, beside] = [await summary.boundingBox(), await directions.boundingBox()];
  expect(closed?.y).toBe(beside?.y);
  expect([closed?.height, beside?.height]).toEqual([48, 48]);
  await summary.press('Enter');
  const google = page.getByRole('link', { name: 'Google', exact: true });
  await expect.poll(async () => (await google.boundingBox())?.height).toBe(48);
  const [opened, below] = [await summary.boundingBox(), await directions.boundingBox()];
  expect(opened?.width).toBeGreaterThan(2 * (beside?.width ?? Infinity));
  expect(below?.y).toBeGreaterThan((await google.boundingBox())?.y ?? Infinity);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => summary.isVisible()).toBe(false);
});
