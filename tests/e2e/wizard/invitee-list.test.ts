import { expect, test } from 'vitest';

import { button, context, giveEachTestAPage, page, to } from '#tests/setup/browser.ts';
import { findAccessibilityProblems, remember, measureSidewaysScroll } from '#tests/setup/screen.ts';

giveEachTestAPage({ viewport: { width: 360, height: 800 } });

const openStep = () => to('/invitee');
const chips = () => page.getByRole('list', { name: 'Invitees' }).getByRole('listitem');
const nameInput = () => page.getByPlaceholder('Name');
const emailInput = () => page.getByPlaceholder('Email');
const news = (text: string) => page.getByRole('status').getByText(text, { exact: true });

async function paste(field: ReturnType<typeof nameInput>, text: string): Promise<void> {
  await field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

test('Add says at the field what is missing, and Enter in the name moves to the email (behaviour 9.2, 9.16)', async () => {
  await openStep();
  await button('Add').click();
  await page.getByRole('alert').getByText('Please enter a name.').waitFor();
  await page.getByRole('alert').getByText('Please enter an email address.').waitFor();
  expect(await nameInput().evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await nameInput().fill('Ana');
  expect(await page.getByRole('alert').count()).toBe(0);
  await nameInput().press('Enter');
  expect(await emailInput().evaluate((it) => it === document.activeElement)).toBe(true);
  await emailInput().press('Enter');
  expect(await page.getByRole('alert').allTextContents()).toEqual([
    'Please enter an email address.',
  ]);
  await page.keyboard.type('ana@example.org');
  await page.keyboard.press('Enter');
  await button('Remove Ana').waitFor();
  expect(await nameInput().evaluate((it) => it === document.activeElement)).toBe(true);
});

test('somebody who is on the list already is added with a hint (behaviour 9.3, 9.18)', async () => {
  await remember(context, {
    'festoon.invitees': { invitees: [{ name: 'Ana', email: 'ana@example.org' }] },
  });
  await openStep();
  await nameInput().fill('Ana');
  await emailInput().fill('Ana@example.org');
  await button('Add').click();
  await news('Ana (Ana@example.org) is on the list twice.').waitFor();
  expect(await chips().count()).toBe(2);
});

test('several people are pasted at once, and a line without an address is named (behaviour 9.17)', async () => {
  await openStep();
  await paste(nameInput(), 'Ana <ana@x.org>\nBen, ben@x.org\nCy\tcy@x.org\nDi;di@x.org\nnobody');
  await news(
    '4 people added. 1 line cannot be read as names with email addresses: nobody',
  ).waitFor();
  expect(await chips().allTextContents()).toEqual(['Ana×', 'Ben×', 'Cy×', 'Di×']);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await measureSidewaysScroll(page)).toBe(0);

  await paste(emailInput(), '"Eve" <eve@example.org>');
  expect(await nameInput().inputValue()).toBe('Eve');
  expect(await emailInput().inputValue()).toBe('eve@example.org');
  expect(await chips().count()).toBe(4);
});

test('a removal can be undone, at its place (behaviour 9.15)', async () => {
  await openStep();
  await paste(nameInput(), 'Ana <ana@x.org>\nBen <ben@x.org>\nCy <cy@x.org>');
  await button('Remove Ben').click();
  expect(await chips().allTextContents()).toEqual(['Ana×', 'Cy×']);
  await page.getByRole('status').getByText('Removed Ben.').waitFor();
  await button('Undo').click();
  expect(await chips().allTextContents()).toEqual(['Ana×', 'Ben×', 'Cy×']);
  expect(await button('Undo').count()).toBe(0);
});
