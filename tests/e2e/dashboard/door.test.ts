import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { getDoorPath } from '#app/platform/paths.ts';
import { open, site } from '#tests/setup/browser.ts';
import {
  giveEachTestADashboard,
  id,
  openEvent,
  page,
  switchEvent,
} from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';
import { findInvitee } from '#tests/setup/use-event.ts';

giveEachTestADashboard();

const door = () => `${site.url}${getDoorPath(id)}`;
const here = (on: Page, name: string) => on.getByRole('button', { name: `Here: ${name}` });
const count = (on: Page, text: string) => on.getByText(text, { exact: true }).waitFor();

async function addBen(): Promise<void> {
  const { id: inviteeId } = await findInvitee('Ben');
  await addAnswer(site.db, { inviteId: id, inviteeId, answer: 'yes', extra: 1 });
}

test('two phones show the same count, and one press takes another back (behaviour 41.1, 41.2)', async () => {
  await addBen();
  await page.setViewportSize({ width: 360, height: 740 });
  const second = await page.context().newPage();
  await open(page, door());
  await open(second, door());
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('search');
  await page.keyboard.type('be');
  await here(page, 'Ana').waitFor({ state: 'detached' });
  await here(page, 'Ben').click();
  await count(second, '2 of 2 here');
  await second.getByRole('button', { name: 'One less of Ben' }).click();
  await count(page, '1 of 2 here');
  await here(page, 'Ben').click();
  await count(second, '0 of 2 here');
  await page.getByRole('searchbox').fill('Dora');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await count(second, '1 of 2 here');
  await expect.poll(() => here(second, 'Dora').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});

test('those expected stand first, the others folded; what is pressed without a network is kept over a reload and counted once (behaviour 41.1, 41.6)', async () => {
  await addBen();
  await open(page, door());
  await here(page, 'Ben').waitFor();
  await expect.poll(() => here(page, 'Ana').isVisible()).toBe(false);
  await page.getByRole('searchbox').fill('an');
  await here(page, 'Ana').waitFor();
  await here(page, 'Ben').waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill('');
  await page.getByText('Not expected (2)').click();
  await here(page, 'Ana').waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);

  const api = '**/api/door/**';
  // The server gets it, but the phone gets no response.
  await page.route(api, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await here(page, 'Ben').click();
  await page.getByText('No connection. 1 change kept on this phone.').waitFor();
  // The first handler stays: without any, an attempt of the phone would succeed.
  await page.route(api, (route) => route.abort());
  await here(page, 'Ana').click();
  await page.getByText('No connection. 2 changes kept on this phone.').waitFor();
  await page.reload();
  await page.getByText('No connection. 2 changes kept on this phone.').waitFor();
  await page.unroute(api);
  await page.getByText('No connection.').waitFor({ state: 'detached' });
  await open(page, door());
  await count(page, '3 of 2 here');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

/** How many sheets the page prints on. */
async function countSheets(format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('ten cards fill a sheet of A4 or Letter, and the door list prints without the screen around it (behaviour 41.8, 41.9)', async () => {
  const invitees = Array.from({ length: 20 }, (_, index) => ({
    name: `Maximiliana Featherstonehaugh of Nether Wallop ${index}`,
    email: '',
  }));
  await switchEvent({ invitees, location: 'A very long address '.repeat(8) });
  await openEvent('/cards');
  await expect.poll(() => countSheets('A4')).toBe(2);
  await expect.poll(() => countSheets('Letter')).toBe(2);
  await openEvent('/door/list?who=all');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('main > :visible').count()).toBe(1);
  await expect.poll(() => page.getByRole('navigation').first().isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
});
