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

test('the typed address is the last option of the list, by pointer and by keyboard (behaviour 10.7)', async () => {
  await openStep();
  await input().fill('kew');
  await options().first().waitFor();
  expect(await options().last().textContent()).toBe('Use this address as typed');
  expect(await page.getByRole('status').filter({ hasText: '2 suggestions' }).count()).toBe(1);
  await options().last().click();
  await selected('kew').waitFor();
  expect(await options().count()).toBe(0);
  expect(await stored()).toMatchObject({ location: 'kew', lat: null, lng: null });
  await input().fill('kew g');
  await options().first().waitFor();
  await page.keyboard.press('ArrowUp');
  const active = await input().getAttribute('aria-activedescendant');
  expect(active).toBe(await options().last().getAttribute('id'));
  expect(await axeFaults()).toEqual([]);
  await page.keyboard.press('Enter');
  await selected('kew g').waitFor();
  expect(await input().evaluate((it) => it.matches(':focus'))).toBe(true);
});

test('the selected address is not offered as typed once more (behaviour 10.7)', async () => {
  await openStep();
  await input().fill('Kew Bridge');
  await asTyped().waitFor();
  await options().first().waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await selected('Kew Bridge').waitFor();
  await input().fill('Kew Bridg');
  await options().first().waitFor();
  await input().fill('Kew Bridge');
  await options().filter({ hasText: 'as typed' }).waitFor({ state: 'detached' });
  expect(await asTyped().count()).toBe(0);
});

test('on a phone every option can be reached, the typed address without scrolling', async () => {
  await page.setViewportSize({ width: 360, height: 260 });
  await openStep();
  await input().fill('kew');
  await options().first().waitFor();
  const list = await page.getByRole('listbox').boundingBox();
  const last = await options().last().boundingBox();
  if (!list || !last) throw new Error('no list');
  expect(last.y + last.height).toBeLessThanOrEqual(list.y + list.height + 1);
  expect(await page.getByRole('listbox').evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(
    true,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = await page.locator('[role=option][aria-selected=true]').boundingBox();
  expect((active?.y ?? 0) + (active?.height ?? 0)).toBeLessThanOrEqual(last.y + 1);
});

test('Next takes typed text along, also beside a selected address, and says so before (behaviour 3.17, 10.29)', async () => {
  await openStep();
  await input().fill('kew gardens');
  await options().first().click();
  await selected(kew).waitFor();
  await input().fill(' 12 Garden Lane ');
  await input().press('Escape');
  await page.getByText('Next takes ‘12 Garden Lane’ as typed.').waitFor();
  expect(await axeFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/confirmation');
  await page.getByText('12 Garden Lane').first().waitFor();
  expect(await stored()).toMatchObject({ location: '12 Garden Lane', lat: null, lng: null });
});

test.each([
  ['Back', () => page.getByRole('link', { name: 'Back', exact: true }).click(), '**/invitee'],
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
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Keep the selected address' }).click();
  expect(await input().inputValue()).toBe(kew);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/confirmation');
});
