import { expect, test } from 'vitest';

import { reload, site } from '#tests/setup/browser.ts';
import {
  giveEachTestADashboard,
  id,
  openEvent,
  page,
  switchEvent,
} from '#tests/setup/dashboard.ts';

giveEachTestADashboard();

const chip = (name: string) => page.getByRole('checkbox', { name });
const rows = () => page.getByRole('region', { name: 'Guests' }).getByText(/^(?:Ana|Ben|Cleo)$/);

test('the list shows those who read in the chosen languages, and its address keeps them (behaviour 49.53)', async () => {
  await switchEvent({
    invitees: ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, email: '' })),
  });
  await openEvent('/guests');
  await expect.poll(() => rows().count()).toBe(3);
  await expect.poll(() => chip('English').count()).toBe(0);
  for (const [name, language] of [
    ['Ben', 'de'],
    ['Cleo', 'ar'],
  ] as const)
    await site.db
      .updateTable('invitees')
      .set({ language })
      .where('invite_id', '=', id)
      .where('name', '=', name)
      .execute();
  await reload();
  await chip('العربية 1').check();
  await expect.poll(() => rows().allInnerTexts()).toEqual(['Cleo']);
  await chip('Deutsch 1').check();
  await expect.poll(() => rows().allInnerTexts()).toEqual(['Ben', 'Cleo']);
  await page.getByText('2 of 3 guests').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?language=ar&language=de');
  await reload();
  await expect.poll(() => chip('Deutsch 1').isChecked()).toBe(true);
  await expect.poll(() => rows().allInnerTexts()).toEqual(['Ben', 'Cleo']);
  await page.getByRole('button', { name: 'More for the list' }).click();
  await page.getByRole('button', { name: 'Select guests' }).click();
  await page.getByRole('button', { name: 'All 2' }).click();
  await page.getByRole('button', { name: 'Remove 2 guests' }).click();
  await expect.poll(() => chip('English').count()).toBe(0);
  await chip('Deutsch 0').click();
  await chip('العربية 0').click();
  await expect.poll(() => rows().allInnerTexts()).toEqual(['Ana']);
});
