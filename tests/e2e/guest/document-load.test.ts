import { expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';

openSiteAndBrowser();

test.each([
  ['an invitation', (id: string) => getGuestPath(id), 'Garden party'],
  ['no invitation', () => '/guest/missing', 'We can’t find this invitation'],
])(
  'the host site’s router loads an address of the guest site as a document: %s',
  async (_, pathOf, title) => {
    const path = pathOf(await addEvent(site.db));
    const page = await browser.newPage();
    await page.goto(`${site.url}/hostLogIn?redirect=${path}`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByLabel('Username').fill(`host-of-${title.length}`);
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => page.locator('html[data-hydrated]').count()).toBe(0);
  },
);
