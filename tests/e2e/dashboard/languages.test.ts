import { expect, test } from 'vitest';

import { findInvite, listInvitees } from '#app/features/invite/store.server.ts';
import { getGuestCardPath, getSettingPath } from '#app/platform/paths.ts';
import { open, site } from '#tests/setup/browser.ts';
import { failOnComplaints } from '#tests/setup/complaints.ts';
import { button, giveEachTestADashboard, id, openEvent, page } from '#tests/setup/dashboard.ts';
import { findAxeViolations, findFaults } from '#tests/setup/screen.ts';
import { findInvitee } from '#tests/setup/use-event.ts';

giveEachTestADashboard({
  language: 'tr',
  invitees: ['Ana', 'Ben', 'Chiara'].map((name) => ({ name, email: '' })),
});
failOnComplaints();

const languagesOf = async () =>
  (await listInvitees(site.db, id)).map(({ name, language }) => `${name} ${language}`.trim());

test('the settings name the language, and its screen has the fourteen by their own names; a choice that somebody else has overtaken is not stored, and the screen shows theirs (behaviour 49.44, 49.45)', async () => {
  await openEvent('/settings');
  await page.getByRole('link', { name: /Language of your guests.*Türkçe/ }).click();
  await page.getByRole('heading', { name: 'Language of your guests' }).waitFor();
  await expect.poll(() => page.getByRole('radio').count()).toBe(14);
  await expect.poll(() => page.getByRole('radio', { name: 'Türkçe' }).isChecked()).toBe(true);
  await expect.poll(() => findFaults(page)).toEqual([]);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'العربية' }).check();
  await button('Save').click();
  await page.getByText('Saved. Your guests read it in this language now.').waitFor();
  await expect.poll(async () => (await findInvite(site.db, id))?.language).toBe('ar');
  await expect.poll(() => page.getByRole('radio', { name: 'العربية' }).isChecked()).toBe(true);

  await page.getByRole('radio', { name: '日本語' }).check();
  const others = await page.context().newPage();
  await open(others, site.url + getSettingPath(id, 'language'));
  await others.getByRole('radio', { name: 'हिन्दी' }).check();
  await others.getByRole('button', { name: 'Save' }).click();
  await others.getByText('Saved. Your guests').waitFor();
  await button('Save').click();
  await page.getByText('Somebody just chose हिन्दी').waitFor();
  await expect.poll(async () => (await findInvite(site.db, id))?.language).toBe('hi');
  await expect.poll(() => page.getByRole('radio', { name: 'हिन्दी' }).isChecked()).toBe(true);
});

test('the card’s row saves a language as soon as it is chosen (behaviour 49.46)', async () => {
  await open(page, site.url + getGuestCardPath(id, (await findInvitee('Ben')).id));
  const row = page.getByLabel('Language', { exact: true });
  await expect.poll(() => row.locator('option:checked').textContent()).toBe('The event’s (Türkçe)');
  await row.selectOption({ label: '中文' });
  await page.locator('select:enabled').waitFor();
  await expect.poll(() => languagesOf()).toEqual(['Ana', 'Ben zh', 'Chiara']);
  await expect.poll(() => row.inputValue()).toBe('zh');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await row.selectOption('');
  await page.locator('select:enabled').waitFor();
  await expect.poll(() => languagesOf()).toEqual(['Ana', 'Ben', 'Chiara']);
});

test('selected guests get a language together, and Undo takes it back (behaviour 49.47, 49.48)', async () => {
  await openEvent('/guests');
  await page.getByRole('checkbox', { name: 'Select Ana', exact: true }).focus();
  await page.keyboard.press('Space');
  await button('All 3').click();
  await page.getByText('3 selected', { exact: true }).waitFor();
  await button('More for the selected guests').click();
  await page.getByRole('menuitemradio', { name: 'Language' }).click();
  const dialog = page.getByRole('dialog', { name: 'Language of 3 guests' });
  await dialog.getByLabel('They read it in').selectOption({ label: 'Polski' });
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Set for 3 guests' }).click();
  await page.getByText('3 guests will read it in Polski.').waitFor();
  await expect.poll(() => languagesOf()).toEqual(['Ana pl', 'Ben pl', 'Chiara pl']);
  await button('Undo').click();
  await page.getByText('3 guests will read it in Polski.').waitFor({ state: 'detached' });
  await expect.poll(() => languagesOf()).toEqual(['Ana', 'Ben', 'Chiara']);
});

test('a pasted table brings languages, and names those that it cannot read (behaviour 49.49)', async () => {
  await openEvent('/guests/add');
  const table = ['Name\tLanguage', 'Dana\tDEUTSCH', 'Emil\tKlingon', 'Farid\tArabic'].join('\n');
  await page.getByRole('textbox').first().fill(table);
  await page.getByText('Left out: “Klingon”.').waitFor();
  await page.getByRole('button', { name: 'Add 3 guests' }).click();
  await page.getByText('3 guests added.').waitFor();
  await expect
    .poll(async () => (await languagesOf()).slice(3))
    .toEqual(['Dana de', 'Emil', 'Farid ar']);
});
