import type { Locator } from 'playwright';
import { expect, test } from 'vitest';

import { storedDraft } from '#tests/fixtures/drafts.ts';
import { button, giveEachTestAPage, open, page, site, to } from '#tests/setup/browser.ts';
import { findAccessibilityProblems, measureSidewaysScroll } from '#tests/setup/screen.ts';
import { keepDraft, listDraftKeys } from '#tests/setup/stored-draft.ts';

giveEachTestAPage({ viewport: { width: 320, height: 700 } });

const back = () => page.getByRole('link', { name: 'Back', exact: true });

/** Whether a control is fully visible, which one that is being replaced is not. */
async function fitsWindow(control: Locator): Promise<boolean> {
  const box = await control.boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= 320;
}

const steps = [
  '/eventName',
  '/partyType',
  '/theme',
  '/dateTime',
  '/activity',
  '/invitee',
  '/location',
  '/confirmation',
];

test('Back leads from every step but the first to the one before (behaviour 1.21)', async () => {
  await keepDraft(page, site.url);
  await to('/confirmation');
  for (const path of steps.slice(0, -1).toReversed()) {
    await back().click();
    await page.waitForURL(`${site.url}${path}`);
    await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
    for (const control of [page.getByRole('link', { name: /Home$/ }), button('Next')]) {
      await expect.poll(() => fitsWindow(control)).toBe(true);
    }
  }
  await expect.poll(() => back().count()).toBe(0);
});

test('Start over empties the draft, and Undo brings it back under its id (behaviour 11.5)', async () => {
  await keepDraft(page, site.url, { ...storedDraft, 'festoon.draftId': 0 });
  await page.evaluate(() => localStorage.setItem('festoon.draftId', 'a'.repeat(32)));
  await to('/confirmation');
  await button('Start over').click();
  await page.getByText('Your draft is empty.').waitFor();
  await expect.poll(() => listDraftKeys(page)).toEqual([]);
  await expect.poll(() => page.getByText('Garden party').count()).toBe(0);
  // An offer under the pointer stays.
  await button('Undo').hover();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  // A second press changes nothing.
  await button('Start over').click();
  await button('Undo').click();
  await page.getByRole('link', { name: 'Edit Event Name: Garden party' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('festoon.draftId')))
    .toBe('a'.repeat(32));
  await open(page, page.url());
  await page.getByRole('link', { name: 'Edit Event Name: Garden party' }).waitFor();
  await expect.poll(() => button('Undo').count()).toBe(0);
});

test('a date that has passed is said at its field and on the review (behaviour 7.11)', async () => {
  const dateTime = { ...storedDraft['festoon.dateTime'], date: '2020-01-01' };
  await keepDraft(page, site.url, { ...storedDraft, 'festoon.dateTime': dateTime });
  await to('/dateTime');
  const passed = page.getByText('This date has passed.', { exact: true });
  await passed.waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await to('/confirmation');
  await passed.waitFor();
  await to('/dateTime');
  await page.getByLabel('When is your event?').fill('2099-01-01');
  await passed.waitFor({ state: 'detached' });
});
