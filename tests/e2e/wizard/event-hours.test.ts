import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { open } from '#tests/setup/browser.ts';
import { type Entry, evening, usePlanning } from '#tests/setup/planning.ts';
import { findAccessibilityProblems, measureSidewaysScroll } from '#tests/setup/screen.ts';

const planning = usePlanning();

const dinner: Entry[] = [
  ['Drinks', 1080],
  ['Toasts', 1110],
  ['Cake', 1140],
];

const outside = (page: Page) =>
  page.getByRole('status').getByText("3 activities are outside the event's hours");
const shift = (page: Page) => page.getByRole('button', { name: 'Shift all by 2 hours' });
const leave = (page: Page) => page.getByRole('button', { name: 'Leave them' });

async function keptTimes(page: Page): Promise<number[]> {
  const raw = await page.evaluate(() => localStorage.getItem('festoon.activity') ?? '');
  return (JSON.parse(raw) as { activities: { time: number }[] }).activities.map(({ time }) => time);
}

/** A dinner that is moved from six to eight o'clock. */
async function movedDinner(width = 1280): Promise<Page> {
  const draft = { dateTime: evening, activities: dinner };
  const page = await planning.visit('/dateTime', draft, { viewport: { width, height: 800 } });
  await expect.poll(() => outside(page).count()).toBe(0);
  await page.getByLabel('Start Time').fill('20:00');
  await outside(page).waitFor();
  return page;
}

test('a change of the hours changes no activity and names those outside, on every screen (behaviour 8.14, 8.19)', async () => {
  const page = await movedDinner(360);
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
  await expect.poll(() => keptTimes(page)).toEqual([1080, 1110, 1140]);

  await page.getByRole('button', { name: 'Next' }).click();
  const cake = page.getByRole('slider', { name: 'Cake' });
  await cake.waitFor();
  await outside(page).waitFor();
  await expect
    .poll(() => page.getByText("Outside the event's hours", { exact: true }).count())
    .toBe(3);
  await expect.poll(() => cake.getAttribute('aria-valuetext')).toBe('7:00 PM');
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
  await expect.poll(() => keptTimes(page)).toEqual([1080, 1110, 1140]);

  await open(page, planning.urlOf('/confirmation'));
  await outside(page).waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await shift(page).click();
  await outside(page).waitFor({ state: 'detached' });
  await expect.poll(() => keptTimes(page)).toEqual([1200, 1230, 1260]);
});

test('a shift can be undone, and is offered again (behaviour 8.20)', async () => {
  const page = await movedDinner();
  await shift(page).click();
  await page.getByText('All activities moved 2 hours later.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await outside(page).waitFor();
  await expect.poll(() => keptTimes(page)).toEqual([1080, 1110, 1140]);
  await shift(page).click();
  await expect.poll(() => keptTimes(page)).toEqual([1200, 1230, 1260]);
});

test('activities that are left are not asked about until the hours change again; a key moves one into them (behaviour 8.19)', async () => {
  const page = await movedDinner();
  const cake = page.getByRole('slider', { name: 'Cake' });
  await leave(page).click();
  await outside(page).waitFor({ state: 'detached' });
  await open(page, planning.urlOf('/activity'));
  await cake.waitFor();
  await expect.poll(() => outside(page).count()).toBe(0);
  await open(page, planning.urlOf('/dateTime'));
  await page.getByLabel('End Time').fill('22:00');
  await outside(page).waitFor();
  await expect.poll(() => keptTimes(page)).toEqual([1080, 1110, 1140]);

  await page.getByRole('button', { name: 'Next' }).click();
  await cake.press('ArrowRight');
  await expect.poll(() => cake.getAttribute('aria-valuetext')).toBe('8:00 PM');
  await expect.poll(() => keptTimes(page)).toEqual([1080, 1110, 1200]);
});

test('an end before the start does not shrink the plan (behaviour 8.14)', async () => {
  const page = await planning.visit('/dateTime', { dateTime: evening, activities: dinner });
  await page.getByLabel('End Time').fill('02:00');
  await page.getByLabel('Ends the next day').uncheck();
  await open(page, planning.urlOf('/activity'));
  await page.getByText('Between 6:00 PM and 7:00 PM').waitFor();
  await expect.poll(() => keptTimes(page)).toEqual([1080, 1110, 1140]);
});
