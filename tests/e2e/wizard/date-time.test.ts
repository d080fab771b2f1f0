import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { open } from '#tests/setup/browser.ts';
import { evening, usePlanning } from '#tests/setup/planning.ts';
import { findAccessibilityProblems } from '#tests/setup/screen.ts';

const planning = usePlanning();

/** The card's words of the day and its times. */
const onCard = (page: Page, text: string) =>
  page.getByRole('definition').filter({ hasText: text }).waitFor();

const openZones = (page: Page) => page.getByText('Change', { exact: true }).click();

test('the times appear only once a date is set, with the browser’s own zone (behaviour 7.1, 7.4)', async () => {
  const page = await planning.visit('/dateTime');
  await expect.poll(() => page.getByLabel('Start Time').count()).toBe(0);
  await expect.poll(() => page.getByLabel('End Time').count()).toBe(0);
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);

  await page.getByLabel('When is your event?').fill('2027-06-12');
  await page.getByLabel('Start Time').fill('18:00');
  await page.getByLabel('End Time').fill('23:30');
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Europe/Lisbon');
  await onCard(page, 'Saturday, June 12, 2027');
  await onCard(page, '6:00 PM - 11:30 PM');
  await page.getByText('Lisbon time (UTC+1)').click();
  await page.getByLabel('Time zone').getByText('Zurich (UTC+2)').waitFor({ state: 'attached' });
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
});

test('the next Saturdays are one press away, and so is the end, which names its time (behaviour 7.10, 7.13, 7.14)', async () => {
  const page = await planning.visit('/dateTime');
  const saturdays = page.getByRole('list', { name: 'The next Saturdays' }).getByRole('button');
  await expect.poll(() => saturdays.count()).toBe(3);
  await saturdays.first().click();
  const date = await page.getByLabel('When is your event?').inputValue();
  expect(new Date(date).getUTCDay()).toBe(6);
  await expect.poll(() => saturdays.count()).toBe(0);
  const end = page.getByLabel('End Time');
  await expect.poll(() => page.getByText('Until when?').count()).toBe(0);
  await page.getByLabel('Start Time').fill('19:00');
  await page.getByRole('button', { name: '+4 h' }).click();
  await expect.poll(() => end.inputValue()).toBe('23:00');
  await page.getByRole('button', { name: '+4 h · 11 PM', pressed: true }).waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open end' }).click();
  await expect.poll(() => end.inputValue()).toBe('');
  await page.getByLabel('Start Time').fill('22:00');
  await page.getByRole('button', { name: '+4 h' }).click();
  await expect.poll(() => page.getByLabel('Ends the next day').isChecked()).toBe(true);
  await page.getByText('Until 2:00 AM. Not so? Uncheck it.').waitFor();
});

test('the chosen zone stays chosen, also when it is none, and clearing the date keeps the times on screen (behaviour 7.1, 7.4)', async () => {
  const page = await planning.visit('/dateTime', { dateTime: evening });
  const zone = page.getByLabel('Time zone');
  await expect.poll(() => zone.inputValue()).toBe('Europe/Paris');
  await openZones(page);
  await zone.selectOption({ label: 'No time zone' });
  await page.getByText('No time zone · Change').waitFor();
  await page.getByLabel('When is your event?').fill('2027-06-13');
  await expect.poll(() => zone.inputValue()).toBe('');
  await page.getByLabel('When is your event?').fill('');
  await open(page, page.url());
  await expect.poll(() => page.getByLabel('When is your event?').inputValue()).toBe('');
  await expect.poll(() => page.getByLabel('Start Time').inputValue()).toBe('18:00');
  await expect.poll(() => page.getByLabel('End Time').inputValue()).toBe('23:30');
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('');
});

test('an end that is not after the start offers the next day, which is chosen where the times say so clearly and can be taken back (behaviour 7.2, 7.3, 7.10)', async () => {
  const page = await planning.visit('/dateTime', { dateTime: evening });
  const nextDay = page.getByLabel('Ends the next day');
  await expect.poll(() => nextDay.count()).toBe(0);

  await page.getByLabel('End Time').fill('17:00');
  await expect.poll(() => nextDay.isChecked()).toBe(false);
  await nextDay.check();
  await onCard(page, '6:00 PM - 5:00 PM the next day');
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);

  await page.getByLabel('End Time').fill('19:00');
  await nextDay.waitFor({ state: 'detached' });
  await page.getByLabel('End Time').fill('18:00');
  await expect.poll(() => nextDay.isChecked()).toBe(false);

  await page.getByLabel('End Time').fill('23:30');
  await page.getByLabel('End Time').fill('02:00');
  await expect.poll(() => nextDay.isChecked()).toBe(true);
  await nextDay.uncheck();
  await page.getByLabel('End Time').fill('03:00');
  await open(page, page.url());
  await expect.poll(() => nextDay.isChecked()).toBe(false);

  await page.getByLabel('Start Time').fill('11:00');
  await page.getByLabel('Start Time').fill('12:00');
  await expect.poll(() => nextDay.isChecked()).toBe(false);

  await page.getByLabel('End Time').fill('13:00');
  await page.getByLabel('End Time').fill('02:00');
  await expect.poll(() => nextDay.isChecked()).toBe(true);
  await page.getByLabel('End Time').fill('12:00');
  await expect.poll(() => nextDay.isChecked()).toBe(false);
});

test('date, times, next day and zone survive a reload, and Next leads to the activities (behaviour 7.6, 7.7)', async () => {
  const page = await planning.visit('/dateTime');
  await page.getByLabel('When is your event?').fill('2031-12-31');
  await page.getByLabel('Start Time').fill('21:15');
  await page.getByLabel('End Time').fill('03:45');
  await page.getByLabel('Ends the next day').check();
  await openZones(page);
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await open(page, page.url());

  await expect.poll(() => page.getByLabel('When is your event?').inputValue()).toBe('2031-12-31');
  await expect.poll(() => page.getByLabel('Start Time').inputValue()).toBe('21:15');
  await expect.poll(() => page.getByLabel('End Time').inputValue()).toBe('03:45');
  await expect.poll(() => page.getByLabel('Ends the next day').isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');

  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/activity');
  await page.getByText('Between 9:15 PM and 3:45 AM the next day').waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL(planning.urlOf('/'));
});
