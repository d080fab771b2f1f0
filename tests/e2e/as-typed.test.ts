import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';

import { useLocationStep } from '#tests/setup/location-step.ts';

let page: Page;

const { current, openStep, input, options, asTyped, selected, stored, axeFaults } =
  useLocationStep();

beforeEach(() => {
  ({ page } = current());
});

test('the typed address is the last option of the list, by pointer and by keyboard', async () => {
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

test('the selected address is not offered as typed once more', async () => {
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
