import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import {
  type Entry,
  addActivity,
  dinner,
  evening,
  handle,
  readActivities,
  undo,
  usePlanning,
} from '#tests/setup/planning.ts';
import { findAccessibilityProblems } from '#tests/setup/screen.ts';

const planning = usePlanning();

const planner = (activities: Entry[] = dinner, dateTime = evening) =>
  planning.visit('/activity', { dateTime, activities });

const nameField = (page: Page) => page.getByLabel('Activity', { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const standing = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

test('text without a time stays and asks; one line holds several activities, said before they are added by Add, Enter and Next (behaviour 8.2, 8.23, 8.24)', async () => {
  const page = await planner([]);
  await nameField(page).fill('Dinner');
  await press(page, 'Next');
  await page.getByRole('alert').getByText('Please choose a time.').waitFor();
  await nameField(page).fill('7:30 dinner, dancing');
  await press(page, 'Add Activity');
  await page.getByRole('alert').getByText('“dancing” has no time yet.').waitFor();
  await expect.poll(() => nameField(page).inputValue()).toBe('7:30 dinner, dancing');
  await expect.poll(() => readActivities(page)).toEqual([]);
  await page.getByRole('link', { name: 'Location', exact: true }).click();
  await page.waitForURL('**/location');
  await page.goBack();
  await expect.poll(() => nameField(page).inputValue()).toBe('7:30 dinner, dancing');

  await nameField(page).fill('7:30 dinner, 9 dancing');
  await standing(page, '2 activities: Dinner 7:30 PM, Dancing 9:00 PM');
  await standing(page, 'Next adds them too.');
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await press(page, 'Add Activity');
  await handle(page, 'Dancing').waitFor();
  await expect.poll(() => readActivities(page)).toEqual(['7:30 PM Dinner', '9:00 PM Dancing']);
  await expect.poll(() => nameField(page).inputValue()).toBe('');

  await nameField(page).fill('toast at 8');
  await standing(page, '1 activity: Toast 8:00 PM');
  await nameField(page).press('Enter');
  await handle(page, 'Toast').waitFor();

  await nameField(page).fill('last song 11');
  await standing(page, '1 activity: Last song 11:00 PM');
  await press(page, 'Next');
  await page.waitForURL('**/invitee');
  await page.goBack();
  await handle(page, 'Last song').waitFor();
  await expect.poll(() => readActivities(page)).toHaveLength(4);

  await nameField(page).press('Enter');
  await page.waitForURL('**/invitee');
});

test('a time out of range is added with new hours in one press, which can be undone (behaviour 8.22)', async () => {
  const page = await planner();
  await addActivity(page, 'Fireworks', '23:45');
  await press(page, 'Next');
  expect(new URL(page.url()).pathname).toBe('/activity');
  const alert = page.getByRole('alert');
  await alert.getByText('Time is out of range!', { exact: true }).waitFor();
  await expect.poll(() => readActivities(page)).toHaveLength(3);
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await press(page, 'Other time');
  await alert.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.getByLabel('Time', { exact: true }).evaluate((it) => it.matches(':focus')))
    .toBe(true);

  await press(page, 'Add Activity');
  await press(page, 'Add it, end at 12:45 AM');
  await page.getByRole('status').getByText('The event now ends at 12:45 AM.').waitFor();
  await expect.poll(() => readActivities(page)).toContain('11:45 PM Fireworks');
  await page.getByText('Between 6:00 PM and 12:45 AM the next day').waitFor();
  await undo(page).click();
  await page.getByText('Between 6:00 PM and 11:30 PM').waitFor();
  await expect.poll(() => readActivities(page)).toHaveLength(3);
  await expect.poll(() => nameField(page).inputValue()).toBe('Fireworks');

  await nameField(page).fill('Setup');
  await page.getByLabel('Time', { exact: true }).fill('16:30');
  await press(page, 'Add Activity');
  await press(page, 'Add it, begin at 4:30 PM');
  await page.getByRole('status').getByText('The event now begins at 4:30 PM.').waitFor();
  await expect.poll(() => readActivities(page)).toContain('4:30 PM Setup');
});

test('an event without an end is asked for it before an activity can be out of range (behaviour 8.25)', async () => {
  const page = await planner([], { ...evening, startTime: '19:00', endTime: '' });
  const notice = page.getByText('No end time yet: the plan runs to 8:00 PM.');
  await notice.waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await press(page, 'Midnight');
  await notice.waitFor({ state: 'detached' });
  await page.getByText('Between 7:00 PM and 12:00 AM the next day').waitFor();
  await page.getByRole('status').getByText('The event now ends at 12:00 AM.').waitFor();
  await undo(page).click();
  await notice.waitFor();
  await press(page, '11 PM');
  await page.getByText('Between 7:00 PM and 11:00 PM').waitFor();
});

test('without any times, activities bring the event’s hours with them (behaviour 8.21, 8.22)', async () => {
  const page = await planning.visit('/activity');
  await nameField(page).fill('7:30pm dinner, 9pm dancing');
  await press(page, 'Add Activity');
  await press(page, 'Add them, begin at 7:30 PM, end at 10:00 PM');
  await page
    .getByRole('status')
    .getByText('The event now begins at 7:30 PM and ends at 10:00 PM.')
    .waitFor();
  await expect.poll(() => readActivities(page)).toEqual(['7:30 PM Dinner', '9:00 PM Dancing']);
});
