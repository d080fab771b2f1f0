import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';

import { open } from '#tests/setup/browser.ts';
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
import {
  findAccessibilityProblems,
  findAxeViolations,
  measureSidewaysScroll,
} from '#tests/setup/screen.ts';

const planning = usePlanning();

function planner(
  activities: Entry[] = dinner,
  dateTime = evening,
  options?: BrowserContextOptions,
) {
  return planning.visit('/activity', { dateTime, activities }, options);
}

const timeOf = (slider: Locator) => slider.getAttribute('aria-valuetext');

/** The handle's center in the viewport, once it is still. */
async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const lantern = handle(page, name).locator('..');
  await lantern.evaluate((element) =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)).then(
      () => element.isConnected,
    ),
  );
  const box = await lantern.boundingBox();
  if (!box) throw new Error(`${name} is not on screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pixelsPerMinute(page: Page, window: number): Promise<number> {
  const layer = await handle(page, 'Drinks').locator('../..').boundingBox();
  return (layer?.width ?? 0) / window;
}

test('an activity is added by click and by Enter, in order, and the name takes the focus (behaviour 8.1, 8.2, 8.8)', async () => {
  const page = await planning.visit('/activity', { dateTime: evening });
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  const name = page.getByLabel('Activity', { exact: true });
  const time = page.getByLabel('Time', { exact: true });
  const press = () => page.getByRole('button', { name: 'Add Activity' }).click();

  await press();
  await expect
    .poll(() => page.getByRole('alert').allTextContents())
    .toEqual(['Please name the activity.', 'Please choose a time.']);
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await name.fill('  ');
  await time.fill('20:00');
  await press();
  await expect
    .poll(() => page.getByRole('alert').allTextContents())
    .toEqual(['Please name the activity.']);
  await expect.poll(() => readActivities(page)).toEqual([]);

  await name.fill('Cake');
  await press();
  await handle(page, 'Cake').waitFor();
  await expect.poll(() => name.inputValue()).toBe('');
  await expect.poll(() => time.inputValue()).toBe('');
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);

  await name.fill('Toasts');
  await time.fill('19:02');
  await name.press('Enter');
  await handle(page, 'Toasts').waitFor();
  await expect.poll(() => readActivities(page)).toEqual(['7:02 PM Toasts', '8:00 PM Cake']);
  await expect.poll(() => timeOf(handle(page, 'Toasts'))).toBe('7:02 PM');
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
});

test('a time out of range is refused on the page, and what was typed stays (behaviour 8.3, 8.17, 8.21, 22.1)', async () => {
  const page = await planner();
  await addActivity(page, 'Breakfast', '08:00');
  const alert = page.getByRole('alert');
  await alert.getByText('Time is out of range!', { exact: true }).waitFor();
  await alert.getByText('Your event runs from 6:00 PM to 11:30 PM.').waitFor();
  await expect.poll(() => readActivities(page)).toHaveLength(3);
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);

  await open(page, page.url());
  await expect
    .poll(() => page.getByLabel('Activity', { exact: true }).inputValue())
    .toBe('Breakfast');
  await expect.poll(() => page.getByLabel('Time', { exact: true }).inputValue()).toBe('08:00');
});

test('beside a time out of range stand the preset hours and the way to set others (behaviour 8.21)', async () => {
  const page = await planning.visit('/activity');
  await addActivity(page, 'Dinner', '19:00');
  await page
    .getByText('Until you set its times, your event runs from 9:00 AM to 5:00 PM.')
    .waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Set its times' }).click();
  await page.getByRole('heading', { name: 'Date & Time' }).waitFor();
});

test('dragging a handle changes its time in five-minute steps, sorts anew and ends at the ends of the window (behaviour 8.9, 8.18)', async () => {
  const page = await planner();
  const perMinute = await pixelsPerMinute(page, 330);
  const from = await middle(page, 'Drinks');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 5);
  await page.mouse.move(from.x + perMinute * 122, from.y + 5, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => readActivities(page))
    .toEqual(['7:00 PM Toasts', '8:00 PM Drinks', '9:00 PM Cake']);
  await expect.poll(() => undo(page).count()).toBe(0);

  const tabOrder = await page
    .getByRole('slider')
    .evaluateAll((all) => all.map((slider) => slider.getAttribute('aria-label')));
  expect(tabOrder).toEqual(['Toasts', 'Drinks', 'Cake']);
  await open(page, page.url());
  await expect
    .poll(() => readActivities(page))
    .toEqual(['7:00 PM Toasts', '8:00 PM Drinks', '9:00 PM Cake']);

  const cake = await middle(page, 'Cake');
  await page.mouse.move(cake.x, cake.y);
  await page.mouse.down();
  await page.mouse.move(cake.x + 2000, cake.y, { steps: 4 });
  await expect.poll(() => timeOf(handle(page, 'Cake'))).toBe('11:30 PM');
  await page.mouse.move(0, cake.y, { steps: 4 });
  await expect.poll(() => timeOf(handle(page, 'Cake'))).toBe('6:00 PM');
  await page.mouse.up();
});

test('a drag that leads nowhere neither moves nor removes, and holds nothing up (behaviour 8.9)', async () => {
  const page = await planner();
  const at = await middle(page, 'Toasts');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 15, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => undo(page).count()).toBe(0);
  await expect.poll(() => timeOf(handle(page, 'Toasts'))).toBe('7:00 PM');

  await addActivity(page, 'Song', '18:10');
  await handle(page, 'Song').waitFor();
  const lanes = await Promise.all(
    ['Drinks', 'Song'].map(async (name) => (await middle(page, name)).y),
  );
  expect(lanes[0]).not.toBe(lanes[1]);
});

test('a trembling click removes a handle, and Undo brings it back to its place (behaviour 8.10)', async () => {
  const page = await planner([
    ['Drinks', 1080],
    ['First', 1140],
    ['Second', 1140],
    ['Third', 1140],
  ]);
  const before = await readActivities(page);
  const at = await middle(page, 'Second');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 2, at.y + 2);
  await page.mouse.up();
  await page.getByRole('status').getByText('Removed “Second”.').waitFor();
  await expect
    .poll(() => readActivities(page))
    .toEqual(before.filter((row) => !row.endsWith('Second')));
  // An offer under the pointer stays.
  await undo(page).hover();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);

  await undo(page).click();
  await page.getByText('Second is back at 7:00 PM.').waitFor();
  await expect.poll(() => readActivities(page)).toEqual(before);
  await expect.poll(() => undo(page).count()).toBe(0);
  await expect
    .poll(() => handle(page, 'Second').evaluate((it) => it === document.activeElement))
    .toBe(true);
});

test('the offer to undo goes by itself, but not while it is focused (behaviour 8.10)', async () => {
  const page = await planner();
  await page.clock.install();
  await handle(page, 'Cake').press('Delete');
  await undo(page).focus();
  await page.clock.runFor(60_000);
  await expect.poll(() => undo(page).count()).toBe(1);
  await handle(page, 'Drinks').focus();
  await page.clock.runFor(60_000);
  await undo(page).waitFor({ state: 'detached' });
});

test('every handle works from the keyboard, by five minutes from where its activity is (behaviour 8.8, 8.11)', async () => {
  const page = await planner([...dinner.slice(0, 2), ['Cake', 1263]]);
  const cake = handle(page, 'Cake');
  const expectTime = async (key: string, time: string) => {
    await cake.press(key);
    await expect.poll(() => timeOf(cake)).toBe(time);
  };
  await expectTime('ArrowRight', '9:08 PM');
  await expectTime('ArrowUp', '9:13 PM');
  await expectTime('ArrowLeft', '9:08 PM');
  await expectTime('ArrowDown', '9:03 PM');
  await expectTime('PageUp', '10:03 PM');
  await expectTime('PageDown', '9:03 PM');
  await expectTime('Shift+ArrowLeft', '8:03 PM');
  await expectTime('End', '11:30 PM');
  await expectTime('ArrowLeft', '11:25 PM');
  await expectTime('Home', '6:00 PM');
  await expectTime('ArrowRight', '6:05 PM');
  await expectTime('Home', '6:00 PM');
  await expectTime('PageUp', '7:00 PM');
  await expectTime('PageUp', '8:00 PM');
  await expect
    .poll(() => readActivities(page))
    .toEqual(['6:00 PM Drinks', '7:00 PM Toasts', '8:00 PM Cake']);

  const drinks = handle(page, 'Drinks');
  await drinks.focus();
  for (let hour = 0; hour < 3; hour += 1) await page.keyboard.press('PageUp');
  await expect.poll(() => drinks.evaluate((it) => it === document.activeElement)).toBe(true);
  await expect
    .poll(() => readActivities(page))
    .toEqual(['7:00 PM Toasts', '8:00 PM Cake', '9:00 PM Drinks']);
});

test('Delete moves the focus to the neighbour, then to the name; Ctrl+Z brings back (behaviour 8.11)', async () => {
  const page = await planner();
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.getAttribute('placeholder');
    });
  await handle(page, 'Toasts').press('Delete');
  await expect.poll(() => focused()).toBe('Cake');
  await page.keyboard.press('Control+z');
  await page.getByText('Toasts is back at 7:00 PM.').waitFor();
  await expect.poll(() => focused()).toBe('Toasts');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  await expect.poll(() => focused()).toBe('Drinks');
  await page.keyboard.press('Delete');
  await expect.poll(() => readActivities(page)).toEqual([]);
  await expect.poll(() => focused()).toBe('7:30 dinner, 9 dancing');
});

test('the list removes too, and leads to a handle buried in a crowd (behaviour 8.13)', async () => {
  const crowd = Array.from({ length: 40 }, (_, index): Entry => [`Act ${index + 1}`, 1200]);
  const page = await planner(crowd);
  await page.getByRole('button', { name: 'Remove Act 20', exact: true }).press('Enter');
  await expect.poll(() => readActivities(page)).toHaveLength(39);
  const next = page.getByRole('button', { name: 'Remove Act 21', exact: true });
  await expect.poll(() => next.evaluate((it) => it === document.activeElement)).toBe(true);

  await page.getByRole('listitem').filter({ hasText: 'Act 30' }).locator('button').first().click();
  const at = await middle(page, 'Act 30');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => timeOf(handle(page, 'Act 30'))).not.toBe('8:00 PM');
  await expect.poll(() => timeOf(handle(page, 'Act 31'))).toBe('8:00 PM');
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
});

test('past midnight, half past eleven comes before half past midnight (behaviour 8.7)', async () => {
  const page = await planner([], { ...evening, endTime: '02:00', endsNextDay: true });
  await addActivity(page, 'Sparklers', '00:30');
  await addActivity(page, 'Last song', '23:30');
  await handle(page, 'Last song').waitFor();
  await expect
    .poll(() => readActivities(page))
    .toEqual(['11:30 PM Last song', '12:30 AM Sparklers']);
});

test('a finger drags a handle and taps it away (behaviour 8.12)', async () => {
  const page = await planner(dinner, evening, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 800 },
  });
  const perMinute = await pixelsPerMinute(page, 330);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await handle(page, 'Toasts').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  const from = await middle(page, 'Toasts');
  await touch('touchStart', from.x, from.y);
  for (let step = 1; step <= 6; step += 1) {
    await touch('touchMove', from.x + step * 30 * perMinute, from.y + step * 4);
  }
  await touch('touchEnd');
  await expect
    .poll(() => readActivities(page))
    .toEqual(['6:00 PM Drinks', '9:00 PM Cake', '10:00 PM Toasts']);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  const at = await middle(page, 'Toasts');
  await page.touchscreen.tap(at.x, at.y);
  await undo(page).tap();
  await page.getByText('Toasts is back at 10:00 PM.').waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
});

test('nothing scrolls sideways on the narrowest phone, whatever the names, with a time out of range and an Undo (behaviour 24.1, 24.3)', async () => {
  const narrow = { viewport: { width: 320, height: 700 } };
  const long = 'W'.repeat(100);
  const page = await planner(
    [
      [long, 1080],
      ['Cake', 1200],
      [long, 1410],
    ],
    evening,
    narrow,
  );
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
  await addActivity(page, long, '08:00');
  await page.getByRole('alert').waitFor();
  await page.getByRole('slider').first().press('Delete');
  await undo(page).waitFor();
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);

  await open(page, planning.urlOf('/dateTime'));
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});
