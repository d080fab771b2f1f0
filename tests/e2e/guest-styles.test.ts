import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { lookOf } from '#app/features/theme/look.ts';
import { launchBrowser } from '#tests/setup/browser.ts';
import { saveInvite } from '#tests/setup/invites.ts';
import { type Site, openSite } from '#tests/setup/site.ts';

const theme = ['Playful'];
const { paper } = lookOf({ theme, eventType: ['Dinner Party'] });

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A guest's page, and all that its console has been told. */
async function openPage(options: BrowserContextOptions) {
  const page = await browser.newPage({ reducedMotion: 'no-preference', ...options });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const id = await saveInvite(site.services.db, { theme, lat: 51.38, lng: -2.36 });
  await page.goto(`${site.url}/guest/${id}`);
  return { page, told };
}

const pressed = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, pressed: true });

/** Whether the styles of the page itself and those of a part of it have effect. */
async function expectStyled(page: Page): Promise<void> {
  const seen = await page
    .locator('#rsvp button')
    .first()
    .evaluate((button) => ({
      paper: getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)',
      colour: getComputedStyle(document.body).getPropertyValue('--color-paper'),
      margin: getComputedStyle(document.body).margin,
      radius: getComputedStyle(button).borderRadius !== '0px',
    }));
  expect(seen).toEqual({ paper: true, colour: paper, margin: '0px', radius: true });
}

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('a page keeps to its policy before an answer, after it and on coming back', async () => {
    const { page, told } = await openPage({ javaScriptEnabled });
    await expectStyled(page);
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await pressed(page, 'Yes').waitFor();
    await expectStyled(page);
    await page.reload();
    await pressed(page, 'Yes').waitFor();
    await expectStyled(page);
    await page.emulateMedia({ media: 'print' });
    await page.locator('#rsvp').waitFor({ state: 'hidden' });
    expect(told).toEqual([]);
    await page.close();
  });
});

test('what the page’s script shows keeps to the policy', async () => {
  const { page, told } = await openPage({});
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.locator('canvas#confetti').waitFor();
  expect(
    await page.locator('canvas#confetti').evaluate((it) => getComputedStyle(it).position),
  ).toBe('fixed');
  await page.locator('canvas#confetti').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await page.getByRole('button', { name: 'Play motion' }).waitFor();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await page.frameLocator('iframe').getByText('Mill Lane').first().waitFor();
  expect(told).toEqual([]);
  await page.close();
});
