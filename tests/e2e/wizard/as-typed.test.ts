import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';

import { useLocationStep } from '#tests/setup/location-step.ts';

const kew = 'Kew Gardens, Richmond, London TW9 3AE';
const besideSelected =
  'The address you typed is not selected. Use it as typed, or keep the selected one?';
const alone = 'The address you typed is not selected. Use it as typed, or clear it?';

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

test('Next with text beside a selected address stays and asks; either choice settles it (behaviour 10.29, 11.6)', async () => {
  await openStep();
  await input().fill('kew gardens');
  await options().first().click();
  await selected(kew).waitFor();
  await input().fill('12 Garden Lane');
  await input().press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alert').getByText(besideSelected).waitFor();
  expect(new URL(page.url()).pathname).toBe('/location');
  expect(await asTyped().evaluate((it) => it.matches(':focus'))).toBe(true);
  expect(await axeFaults()).toEqual([]);

  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await page.getByText('You typed “12 Garden Lane”, but another location is selected.').waitFor();
  await page.getByRole('link', { name: 'Go to Location' }).click();
  await asTyped().waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Keep the selected address' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(await input().inputValue()).toBe(kew);
  expect(await stored()).toMatchObject({ location: kew, lat: 51.4787, typed: kew });

  await input().fill('12 Garden Lane');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alert').getByText(besideSelected).waitFor();
  await asTyped().click();
  await selected('12 Garden Lane').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/confirmation');
  await page.getByText('12 Garden Lane').first().waitFor();
});

test('Next with text and nothing selected asks too, and the text can be cleared (behaviour 10.29)', async () => {
  await openStep();
  await input().fill('Our garden');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alert').getByText(alone).waitFor();
  await input().fill('Our gardens');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Clear the text' }).click();
  expect(await input().inputValue()).toBe('');
  expect(await input().evaluate((it) => it.matches(':focus'))).toBe(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/confirmation');
});
