import { expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';

openSiteAndBrowser();

test('the host site’s router loads an address of the guest site as a document', async () => {
  const path = getGuestPath(await addEvent(site.db));
  const page = await browser.newPage();
  await page.goto(`${site.url}/hostLogIn?redirect=${path}`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel('Username').fill('host-of-garden');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 1, name: 'Garden party' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await expect.poll(() => page.locator('html[data-hydrated]').count()).toBe(0);
});
