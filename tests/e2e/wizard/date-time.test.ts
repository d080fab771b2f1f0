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
  expect(await page.getByLabel('Start Time').count()).toBe(0);
  expect(await page.getByLabel('End Time').count()).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.getByLabel('When is your event?').fill('2027-06-12');
  await page.getByLabel('Start Time').fill('18:00');
  await page.getByLabel('End Time').fill('23:30');
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Lisbon');
  await onCard(page, 'Saturday, June 12, 2027');
  await onCard(page, '6:00 PM - 11:30 PM');
  await page.getByText('Lisbon time (UTC+1)').click();
  await page.getByLabel('Time zone').getByText('Zurich (UTC+2)').waitFor({ state: 'attached' });
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test('the next Saturdays are one press away, and so is the end, which names its time (behaviour 7.10, 7.13, 7.14)', async () => {
  const page = await planning.visit('/dateTime');
  const saturdays = page.getByRole('list', { name: 'The next Saturdays' }).getByRole('button');
  expect(await saturdays.count()).toBe(3);
  await saturdays.first().click();
  const date = await page.getByLabel('When is your event?').inputValue();
  expect(new Date(date).getUTCDay()).toBe(6);
  expect(await saturdays.count()).toBe(0);
  const end = page.getByLabel('End Time');
  expect(await page.getByText('Until when?').count()).toBe(0);
  await page.getByLabel('Start Time').fill('19:00');
  await page.getByRole('button', { name: '+4 h' }).click();
  expect(await end.inputValue()).toBe('23:00');
  await page.getByRole('button', { name: '+4 h · 11 PM', pressed: true }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open end' }).click();
  expect(await end.inputValue()).toBe('');
  await page.getByLabel('Start Time').fill('22:00');
  await page.getByRole('button', { name: '+4 h' }).click();
  expect(await page.getByLabel('Ends the next day').isChecked()).toBe(true);
  await page.getByText('Until 2:00 AM. Not so? Uncheck it.').waitFor();
});

test('the chosen zone stays chosen, also when it is none, and clearing the date keeps the times on screen (behaviour 7.1, 7.4)', async () => {
  const page = await planning.visit('/dateTime', { dateTime: evening });
  const zone = page.getByLabel('Time zone');
  expect(await zone.inputValue()).toBe('Europe/Paris');
  await openZones(page);
  await zone.selectOption({ label: 'No time zone' });
  await page.getByText('No time zone · Change').waitFor();
  await page.getByLabel('When is your event?').fill('2027-06-13');
  expect(await zone.inputValue()).toBe('');
  await page.getByLabel('When is your event?').fill('');
  await open(page, page.url());
  expect(await page.getByLabel('When is your event?').inputValue()).toBe('');
  expect(await page.getByLabel('Start Time').inputValue()).toBe('18:00');
  expect(await page.getByLabel('End Time').inputValue()).toBe('23:30');
  expect(await page.getByLabel('Time zone').inputValue()).toBe('');
});

test('an end that is not after the start offers the next day, which is chosen where the times say so clearly and can be taken back (behaviour 7.2, 7.3, 7.10)', async () => {
  const page = await planning.visit('/dateTime', { dateTime: evening });
  const nextDay = page.getByLabel('Ends the next day');
  expect(await nextDay.count()).toBe(0);

  await page.getByLabel('End Time').fill('17:00');
  expect(await nextDay.isChecked()).toBe(false);
  await nextDay.check();
  await onCard(page, '6:00 PM - 5:00 PM the next day');
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.getByLabel('End Time').fill('19:00');
  await nextDay.waitFor({ state: 'detached' });
  await page.getByLabel('End Time').fill('18:00');
  expect(await nextDay.isChecked()).toBe(false);

  await page.getByLabel('End Time').fill('23:30');
  await page.getByLabel('End Time').fill('02:00');
  expect(await nextDay.isChecked()).toBe(true);
  await nextDay.uncheck();
  await page.getByLabel('End Time').fill('03:00');
  await open(page, page.url());
  expect(await nextDay.isChecked()).toBe(false);

  await page.getByLabel('Start Time').fill('11:00');
  await page.getByLabel('Start Time').fill('12:00');
  expect(await nextDay.isChecked()).toBe(false);

  await page.getByLabel('End Time').fill('13:00');
  await page.getByLabel('End Time').fill('02:00');
  expect(await nextDay.isChecked()).toBe(true);
  await page.getByLabel('End Time').fill('12:00');
  expect(await nextDay.isChecked()).toBe(false);
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

  expect(await page.getByLabel('When is your event?').inputValue()).toBe('2031-12-31');
  expect(await page.getByLabel('Start Time').inputValue()).toBe('21:15');
  expect(await page.getByLabel('End Time').inputValue()).toBe('03:45');
  expect(await page.getByLabel('Ends the next day').isChecked()).toBe(true);
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');

  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/activity');
  await page.getByText('Between 9:15 PM and 3:45 AM the next day').waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL(planning.urlOf('/'));
});
