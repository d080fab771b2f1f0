import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';

import { useLocationStep } from '#tests/setup/location-step.ts';

const kew = 'Kew Gardens, Richmond, London TW9 3AE';
let page: Page;

const { current, openStep, input, options, asTyped, selected, stored, axeFaults } =
  useLocationStep();

beforeEach(() => {
  ({ page } = current());
});

test('the typed address is the first row of the list, by pointer and by keyboard, but not once it is selected (behaviour 10.7)', async () => {
  await openStep();
  await input().fill('kew');
  await options().first().waitFor();
  const rows = () => page.getByRole('option').allTextContents();
  await expect.poll(async () => (await rows())[0]).toBe('kew Use this address as typed');
  await expect
    .poll(() => page.getByRole('status').filter({ hasText: '2 suggestions' }).count())
    .toBe(1);
  await asTyped().click();
  await selected('kew').waitFor();
  await expect.poll(() => rows()).toEqual([]);
  await expect.poll(() => stored()).toMatchObject({ location: 'kew', lat: null, lng: null });
  await input().fill('kew g');
  await options().first().waitFor();
  await page.keyboard.press('ArrowDown');
  const active = await input().getAttribute('aria-activedescendant');
  expect(active).toBe(await asTyped().getAttribute('id'));
  await expect.poll(() => axeFaults()).toEqual([]);
  await page.keyboard.press('Enter');
  await selected('kew g').waitFor();
  await expect.poll(() => input().evaluate((it) => it.matches(':focus'))).toBe(true);

  await input().fill('Kew Bridge');
  await asTyped().click();
  await selected('Kew Bridge').waitFor();
  await input().fill('Kew Bridg');
  await options().first().waitFor();
  await input().fill('Kew Bridge');
  await asTyped().waitFor({ state: 'detached' });
  await expect.poll(() => stored()).toMatchObject({ location: 'Kew Bridge' });
});

test('on a phone every suggestion can be reached, and the typed address stays in view above them', async () => {
  await page.setViewportSize({ width: 360, height: 260 });
  await openStep();
  await input().fill('kew');
  await options().first().waitFor();
  const list = page.getByRole('listbox');
  await expect.poll(() => list.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
  for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown');
  const active = await page.locator('[role=option][aria-selected=true]').boundingBox();
  const first = await asTyped().boundingBox();
  const box = await list.boundingBox();
  if (!active || !first || !box) throw new Error('no list');
  expect(first.y).toBeGreaterThanOrEqual(box.y - 1);
  expect(active.y).toBeGreaterThanOrEqual(first.y + first.height - 1);
  expect(active.y + active.height).toBeLessThanOrEqual(box.y + box.height + 1);
});

test('Next takes typed text along, also beside a selected address, and says so before (behaviour 3.17, 10.29)', async () => {
  await openStep();
  await input().fill('kew gardens');
  await options().first().click();
  await selected(kew).waitFor();
  await input().fill(' 12 Garden Lane ');
  await input().press('Escape');
  await page.getByText('Next takes ‘12 Garden Lane’ as typed.').waitFor();
  await expect.poll(() => axeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/confirmation');
  await page.getByText('12 Garden Lane').first().waitFor();
  await expect
    .poll(() => stored())
    .toMatchObject({ location: '12 Garden Lane', lat: null, lng: null });
});

test.each([
  ['a pennant', () => page.getByRole('link', { name: 'Theme', exact: true }).click(), '**/theme'],
  ['Home', () => page.getByRole('link', { name: 'Home', exact: true }).click(), /:\d+\/$/],
])('%s takes typed text along (behaviour 3.17)', async (_way, leave, to) => {
  await openStep();
  await input().fill('Our garden');
  await leave();
  await page.waitForURL(to);
  // The address changes before the step that is left has stored what it takes along.
  const taken = { location: 'Our garden', typed: 'Our garden' };
  await expect.poll(stored).toMatchObject(taken);
});

test('text that is too long for an address stays and is asked about (behaviour 10.8, 10.29, 11.6)', async () => {
  await openStep();
  await input().fill('kew gardens');
  await options().first().click();
  await selected(kew).waitFor();
  await input().fill('x'.repeat(201));
  await input().press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await page
    .getByRole('alert')
    .getByText('Please use at most 200 characters for the location.')
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/location');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.getByText('but another location is selected.').waitFor();
  await page.getByRole('link', { name: 'Go to Location' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Keep the selected address' }).waitFor();
  await expect.poll(() => input().evaluate((it) => it.matches(':focus'))).toBe(true);
  await page.getByRole('button', { name: 'Keep the selected address' }).click();
  await expect.poll(() => input().inputValue()).toBe(kew);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/confirmation');
});
