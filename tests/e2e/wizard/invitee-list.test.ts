import { expect, test } from 'vitest';

import { button, context, giveEachTestAPage, page, to } from '#tests/setup/browser.ts';
import { findAccessibilityProblems, remember, measureSidewaysScroll } from '#tests/setup/screen.ts';

giveEachTestAPage({ viewport: { width: 360, height: 800 } });

const openStep = () => to('/invitee');
const chips = () => page.getByRole('list', { name: 'Invitees' }).getByRole('listitem');
const nameInput = () => page.getByPlaceholder('Name');
const lines = () => page.getByLabel('Names and emails, one guest per line');
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
  await page.getByRole('alert').getByText('Please enter a mail address.').waitFor();
  await expect.poll(() => nameInput().evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);

  await nameInput().fill('Ana');
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await nameInput().press('Enter');
  await expect.poll(() => emailInput().evaluate((it) => it === document.activeElement)).toBe(true);
  await emailInput().press('Enter');
  await page.getByRole('alert').getByText('Ana has no email yet.').waitFor();
  await expect.poll(() => emailInput().evaluate((it) => it === document.activeElement)).toBe(true);
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.type('ana@example.org');
  await page.keyboard.press('Enter');
  await button('Remove Ana').waitFor();
  await expect.poll(() => nameInput().evaluate((it) => it === document.activeElement)).toBe(true);
});

test('several lines become a list that is shown before it is added, and a line that is no guest stays (behaviour 9.17)', async () => {
  await openStep();
  await paste(nameInput(), 'Ana <ana@x.org>\nBen, ben@x.org\nCy\ntom@example\nana, ana@x.org');
  const rows = page.getByRole('list', { name: 'The list as it is read' }).getByRole('listitem');
  await button('Add 3').waitFor();
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([
      'tom@example  We can’t read this address.not an address',
      'Ana ana@x.org new',
      'Ben ben@x.org new',
      'Cy  no email',
      'ana ana@x.org already there',
    ]);
  await page.getByText('tom@example stays in the field until you fix it.').waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await expect.poll(() => measureSidewaysScroll(page)).toBe(0);

  await button('Next').click();
  await page.getByRole('alert').getByText('Fix or clear tom@example', { exact: true }).waitFor();
  await expect.poll(() => chips().allTextContents()).toEqual(['Ana×', 'Ben×', 'Cy×']);
  await expect.poll(() => lines().inputValue()).toBe('tom@example');
  await lines().fill('Tom <tom@example.org>\nUte');
  await button('Add 2').click();
  await news('2 guests added.').waitFor();
  await expect.poll(() => chips().count()).toBe(5);
});

test('a name and an address in one field fill both (behaviour 9.21)', async () => {
  await openStep();
  await nameInput().fill('Ana, ana@example.org');
  await page.getByText('Next takes Ana along.', { exact: true }).waitFor();
  await emailInput().focus();
  await expect.poll(() => nameInput().inputValue()).toBe('Ana');
  await expect.poll(() => emailInput().inputValue()).toBe('ana@example.org');
  await emailInput().press('Enter');
  await paste(emailInput(), '"Eve" <eve@example.org>');
  await expect.poll(() => nameInput().inputValue()).toBe('Eve');
  await expect.poll(() => emailInput().inputValue()).toBe('eve@example.org');
  await button('Add').click();
  await nameInput().fill('Ben Ito <ben@example.org>');
  await nameInput().press('Enter');
  await button('Remove Ben Ito').waitFor();
  await expect.poll(() => chips().allTextContents()).toEqual(['Ana×', 'Eve×', 'Ben Ito×']);
  await nameInput().press('Enter');
  await page.waitForURL('**/location');
});

test('a guest without an email is added on request, and taken along by Next, which says so before (behaviour 9.2, 9.10, 9.22)', async () => {
  await openStep();
  await nameInput().fill('Chiara');
  await page.getByText('Next takes Chiara along, without an email.').waitFor();
  await button('Add').click();
  await page.getByRole('alert').getByText('Chiara has no email yet.').waitFor();
  await expect.poll(() => chips().count()).toBe(0);
  await button('Add without email').click();
  await expect.poll(() => chips().allTextContents()).toEqual(['Chiara×']);
  await button('Finish').click();
  const dialog = page.getByRole('dialog', { name: 'Review Your Invite' });
  await expect.poll(() => dialog.getByRole('listitem').allTextContents()).toEqual(['Chiara']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await nameInput().fill('Dora');
  await button('Next').click();
  await page.waitForURL('**/location');
  await page.goBack();
  await button('Remove Dora').waitFor();
  await expect.poll(() => chips().allTextContents()).toEqual(['Chiara×', 'Dora×']);
  await expect.poll(() => nameInput().inputValue()).toBe('');
});

test('ten thousand pasted lines are read, shown in part, and added (behaviour 9.7, 9.17)', async () => {
  await openStep();
  const many = Array.from({ length: 10_000 }, (_, n) => `Guest ${n}, guest${n}@example.org`);
  await paste(nameInput(), many.join('\n'));
  await button('Add 10,000').click();
  await page.getByText('10,000 guests', { exact: true }).waitFor();
  await nameInput().fill('One more');
  await button('Next').click();
  await page.getByRole('alert').getByText('The list is full at 10,000 guests.').waitFor();
  await expect.poll(() => nameInput().inputValue()).toBe('One more');
});

test('contacts of the phone are offered where the browser has them (behaviour 9.23)', async () => {
  await openStep();
  await expect.poll(() => button('Contacts').count()).toBe(0);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'contacts', {
      value: {
        select: () =>
          Promise.resolve([
            { name: ['Ana Okafor'], email: ['ana@example.org'] },
            { name: ['Chiara'], email: [] },
          ]),
      },
    });
  });
  await openStep();
  await button('Contacts').click();
  await button('Add 2').click();
  await expect.poll(() => chips().allTextContents()).toEqual(['Ana Okafor×', 'Chiara×']);
});

test('a removal can be undone, at its place; somebody who is on the list already is added with a hint (behaviour 9.3, 9.15, 9.18)', async () => {
  await remember(context, {
    'festoon.invitees': {
      invitees: ['Ana', 'Ben', 'Cy'].map((name) => ({ name, email: `${name}@x.org` })),
    },
  });
  await openStep();
  await button('Remove Ben').click();
  await expect.poll(() => chips().allTextContents()).toEqual(['Ana×', 'Cy×']);
  await page.getByRole('status').getByText('Removed Ben.').waitFor();
  await button('Undo').click();
  await expect.poll(() => chips().allTextContents()).toEqual(['Ana×', 'Ben×', 'Cy×']);
  await expect.poll(() => button('Undo').count()).toBe(0);

  await nameInput().fill('Ana');
  await emailInput().fill('ana@x.org');
  await button('Add').click();
  await news('Ana (ana@x.org) is on the list twice.').waitFor();
  await expect.poll(() => chips().count()).toBe(4);
});
