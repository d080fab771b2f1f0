import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { giveAnswer, seeAnswer, openAbout } from '#tests/setup/answering.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';

const theme = ['Playful'];
const { paper } = getLook({ theme, eventType: ['Dinner Party'] }, listIdeaClaims);

openSiteAndBrowser();

async function openPage(options: BrowserContextOptions) {
  const page = await browser.newPage({ reducedMotion: 'no-preference', ...options });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const id = await addEvent(site.db, { theme, lat: 51.38, lng: -2.36 });
  await page.goto(`${site.url}${getGuestPath(id)}`);
  return { page, told };
}

/** The styles of the page itself and those of a part of it have effect. */
async function expectStyled(page: Page): Promise<void> {
  const seen = await page
    .locator('#rsvp button:not([aria-hidden])')
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
    await giveAnswer(page, 'Yes');
    await expectStyled(page);
    await page.reload();
    await seeAnswer(page, 'Yes');
    await expectStyled(page);
    await page.emulateMedia({ media: 'print' });
    await page.locator('#answer-bar').waitFor({ state: 'hidden' });
    expect(told).toEqual([]);
  });
});

test('what the page’s script shows keeps to the policy', async () => {
  const { page, told } = await openPage({});
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.locator('canvas#confetti').waitFor();
  await expect
    .poll(() => page.locator('canvas#confetti').evaluate((it) => getComputedStyle(it).position))
    .toBe('fixed');
  await page.locator('canvas#confetti').waitFor({ state: 'detached' });
  await openAbout(page);
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await page.getByRole('button', { name: 'Play motion' }).waitFor();
  await page.locator('[data-late-map]').scrollIntoViewIfNeeded();
  await page.frameLocator('iframe').getByText('Villa Rosa').first().waitFor();
  expect(told).toEqual([]);
});
