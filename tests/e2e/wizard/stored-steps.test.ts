import { beforeEach, describe, expect, test } from 'vitest';

import { messages } from '#app/features/invite/messages.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { context, open, site } from '#tests/setup/browser.ts';
import {
  button,
  giveEachTestADashboard,
  id,
  openEvent,
  openStep,
  page,
} from '#tests/setup/dashboard.ts';
import {
  findAccessibilityProblems,
  measureSidewaysScroll,
  remember,
  resizeWindow,
} from '#tests/setup/screen.ts';

giveEachTestADashboard({ activities: [{ id: 1, name: 'Toast', time: 1110 }] });

const stored = () => findInvite(site.db, id);
const atDashboard = () => page.waitForURL(`**/host/events/${id}`);
const outside = () => page.getByRole('status').getByText("1 activity is outside the event's hours");

test('a step starts without a fault where the browser knows other time zones than the server (behaviour 20.17)', async () => {
  const faults: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  page.on('pageerror', (fault) => faults.push(String(fault)));
  await context.addInitScript(() => {
    Intl.DateTimeFormat = class extends Intl.DateTimeFormat {
      override formatToParts(date?: Date | number) {
        return super
          .formatToParts(date)
          .map((part) => (part.type === 'timeZoneName' ? { ...part, value: 'GMT-5' } : part));
      }
    } as typeof Intl.DateTimeFormat;
  });
  await openStep('/dateTime');
  await page.getByText('Change', { exact: true }).click();
  await page.getByLabel('Time zone').getByText('Vienna (UTC-5)').waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
});

describe('the hours of a stored invitation', () => {
  beforeEach(async () => {
    await openStep('/dateTime');
    await page.getByLabel('Start Time').fill('20:00');
    await outside().waitFor();
  });

  test('change no activity, which its step says as well (behaviour 20.15)', async () => {
    await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
    await button('Save').click();
    await atDashboard();
    await expect
      .poll(() => stored())
      .toMatchObject({ startTime: '20:00', activities: [{ time: 1110 }] });
    await openStep('/activity');
    await outside().waitFor();
    await button('Shift all by 1 hour 30 minutes').click();
    await button('Save').click();
    await atDashboard();
    await expect.poll(() => stored()).toMatchObject({ activities: [{ time: 1200 }] });
  });

  test('take the activities along where the host says so (behaviour 20.15)', async () => {
    await button('Shift all by 2 hours').click();
    await outside().waitFor({ state: 'detached' });
    await button('Save').click();
    await atDashboard();
    await expect
      .poll(() => stored())
      .toMatchObject({ startTime: '20:00', activities: [{ time: 1230 }] });
  });

  test('are not saved with activities that somebody has changed meanwhile, which are shown as they are now (behaviour 20.15)', async () => {
    await button('Shift all by 2 hours').click();
    const other = await context.newPage();
    await open(other, `${site.url}/activity?invite=${id}`);
    await other.getByRole('slider', { name: 'Toast' }).press('PageUp');
    await other.getByRole('button', { name: 'Save' }).click();
    await other.waitForURL(`**/host/events/${id}`);
    await outside().waitFor({ state: 'detached' });
    await button('Save').click();
    await page.getByText(messages.staleActivities).waitFor();
    await outside().waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Both versions' }).count()).toBe(0);
    await expect
      .poll(() => stored())
      .toMatchObject({ startTime: '18:00', activities: [{ time: 1170 }] });

    await button('Shift all by 2 hours').click();
    await button('Save').click();
    await atDashboard();
    await expect
      .poll(() => stored())
      .toMatchObject({ startTime: '20:00', activities: [{ time: 1290 }] });
  });
});

test('a typed line is saved with the invitation, and what it asks is not (behaviour 3.17, 7.15, 7.16)', async () => {
  await openStep('/dateTime');
  const line = page.getByLabel('Say it in one line');
  await expect.poll(() => line.inputValue()).toContain('to 11:30 pm');
  await line.fill('6/7/2031, 8pm till 1, towel');
  await page.getByText('Not used: “towel”').waitFor();
  await expect.poll(() => button('Add to the message').count()).toBe(0);
  await button('Save').click();
  await page.getByRole('alert').getByText('6/7/2031: which day?').waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await button('Saturday, June 7, 2031').click();
  await expect.poll(() => line.inputValue()).toBe('Sat June 7, 2031, 8 pm to 1 am, towel');
  await page.getByRole('definition').getByText('Saturday, June 7, 2031').waitFor();
  await button('Save').click();
  await atDashboard();
  await expect
    .poll(() => stored())
    .toMatchObject({
      date: '2031-06-07',
      startTime: '20:00',
      endTime: '01:00',
      endsNextDay: true,
    });
});

test('what stands in the fields of the activities is saved, with the times that it needs (behaviour 3.17, 8.22)', async () => {
  await openStep('/activity');
  const field = page.getByLabel('Activity', { exact: true });
  await field.fill('11:45pm fireworks');
  await button('Save').click();
  await page.getByRole('alert').getByText('Time is out of range!').waitFor();
  await button('Add it, end at 12:45 AM').click();
  await field.fill('9:10pm toast');
  await page.getByText('Save adds it too.').waitFor();
  await button('Save').click();
  await atDashboard();
  await expect
    .poll(() => stored())
    .toMatchObject({
      endTime: '00:45',
      endsNextDay: true,
      activities: [{ name: 'Toast' }, { name: 'Toast', time: 1270 }, { name: 'Fireworks' }],
    });
});

test('typed text that is not selected is saved as typed (behaviour 3.17, 20.16)', async () => {
  await openStep('/location');
  await page.getByLabel('Address or place').fill('12 Garden Lane');
  await page.getByText('Save takes ‘12 Garden Lane’ as typed.').waitFor();
  await button('Save').click();
  await atDashboard();
  await expect.poll(() => stored()).toMatchObject({ location: '12 Garden Lane' });
});

test('the theme is chosen beside the invitation and not beside the draft, in a wide window and on a phone (behaviour 20.14)', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await remember(context, { 'festoon.eventName': { title: 'My draft' } });
  await openStep('/theme');
  const preview = page.getByRole('figure', { name: 'Preview of the invitation' });
  await preview.getByText('Garden party').first().waitFor();
  for (const width of [1280, 360]) {
    await resizeWindow(page, { width, height: 800 });
    await expect.poll(() => page.getByText('My draft').count()).toBe(0);
    await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
    await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  }
  await button('Neon').click();
  await button('Save').click();
  await atDashboard();
  await expect.poll(() => stored()).toMatchObject({ theme: ['Romantic', 'Neon', 'velvet red'] });
});

test('a screen that waits for the server says that it loads (behaviour 1.22)', async () => {
  await openEvent();
  const answer = Promise.withResolvers<void>();
  await page.route('**/theme.data**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Edit theme' }).click();
  const loading = page.getByRole('status').getByText('Loading...', { exact: true });
  await loading.waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  answer.resolve();
  await page.getByRole('heading', { name: 'Pick Your Party Theme' }).waitFor();
  await loading.waitFor({ state: 'detached' });
});
