import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { getDashboardPath } from '#app/platform/paths.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { hostCatalogs } from '#tests/setup/host-catalogs.ts';
import { addHost, hostPassword } from '#tests/setup/hosts.ts';
import { giveEachTestAnOwner, id, owner } from '#tests/setup/use-event.ts';

openSiteAndBrowser();
giveEachTestAnOwner();

const { de } = hostCatalogs;
const inGerman = (text: string) => de[text] ?? text;

async function openIn(locale: string, path: string, isOwner = true): Promise<Page> {
  const context = await browser.newContext({ locale });
  if (isOwner) await context.addCookies([owner.cookie]);
  const page = await context.newPage();
  await page.goto(site.url + path);
  await page.locator('html[data-hydrated]').waitFor();
  return page;
}

test('who logs in to an account of another language reads its language from then on (behaviour 49.80)', async () => {
  const host = await addHost(site.db, 'greta');
  await site.db.updateTable('hosts').set({ language: 'de' }).where('uid', '=', host.uid).execute();
  const page = await openIn('en-GB', '/hostLogIn?redirect=/host/events', false);
  await page.getByLabel('Username').fill('greta');
  await page.getByLabel('Password').fill(hostPassword);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.locator('html[lang=de]').waitFor();
  await page.getByText(inGerman('You have no events yet.')).waitFor();
  await page.goto(`${site.url}/eventName`);
  await page.getByLabel(inGerman('Title')).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
});

test('a screen whose words do not come is in English and can be used, and the next one asks again (behaviour 49.80, 49.84)', async () => {
  const page = await openIn('de-DE', getDashboardPath(id));
  const asked: string[] = [];
  const words = /\/de-[\w-]+\.js$/;
  await page.route(words, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.getByRole('link', { name: inGerman('Settings'), exact: true }).click();
  await page.getByText('Duplicate', { exact: true }).waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.getByText('Duplicate', { exact: true }).click();
  await page
    .getByRole('button', { name: 'Duplicate this event' })
    .or(page.getByRole('button', { name: 'Duplicate' }))
    .first()
    .waitFor();
  await page.unroute(words);
  await page
    .getByRole('link', { name: inGerman('Settings'), exact: true })
    .first()
    .click();
  await page.getByText(inGerman('Duplicate'), { exact: true }).waitFor();
});
