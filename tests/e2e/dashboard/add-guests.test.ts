import { expect, test } from 'vitest';

import { listInvitees } from '#app/features/invite/store.server.ts';
import { listLabelsOf } from '#app/features/labels/labels-store.server.ts';
import { getAddGuestsPath, getGuestsPath } from '#app/platform/paths.ts';
import { context, open, site } from '#tests/setup/browser.ts';
import {
  button,
  giveEachTestADashboard,
  id,
  openEvent,
  owner,
  page,
  switchEvent,
} from '#tests/setup/dashboard.ts';
import { addEvent } from '#tests/setup/events.ts';
import { findFaults } from '#tests/setup/screen.ts';

giveEachTestADashboard();

const field = () => page.getByLabel('Paste or type a list');
const names = async () => (await listInvitees(site.db, id)).map(({ name }) => name);

async function upload(name: string, text: string | Buffer): Promise<void> {
  const buffer = Buffer.from(text as string);
  await page.getByLabel('Upload CSV').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test('a list is pasted, looked at and added in three presses; what cannot be read stays (behaviour 33.1, 33.3)', async () => {
  await openEvent();
  await page.getByRole('link', { name: 'Add guests' }).click();
  await field().fill('Dora <dora@x.org>\nEva, eva@x.org\nben\nFay ; Gil\nHal hal@\n\nIda');
  await page.getByText('5 new · 1 already there · 1 cannot be read').waitFor();
  await page.getByText('ben is already on the list').waitFor();
  await page.getByText('We can’t read this address.').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await button('Add 5 guests').click();
  await page.getByText('5 guests added.').waitFor();
  await expect.poll(() => field().inputValue()).toBe('Hal hal@');
  await expect
    .poll(async () => (await names()).slice(-5))
    .toEqual(['Dora', 'Eva', 'Fay', 'Gil', 'Ida']);

  await field().fill('Hal, hal@x.org');
  const held = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.fallback();
  });
  await button('Add 1 guest').click();
  await button('Adding…').waitFor();
  // Text typed now would be removed with the stored lines.
  await expect.poll(() => field().isEditable()).toBe(false);
  await expect.poll(() => page.getByLabel('Upload CSV').isDisabled()).toBe(true);
  held.resolve();
  await page.getByText('1 guest added.').waitFor();
  expect(new URL(page.url()).pathname).toBe(getGuestsPath(id));
  await page.getByText('Hal', { exact: true }).first().waitFor();
});

test('labels, households and +1 are shown before they are added; a browser without contacts offers none (behaviour 33.31, 33.39)', async () => {
  await openEvent('/guests/add');
  await expect.poll(() => button('From your contacts').count()).toBe(0);
  await page.getByText('Labels, households and +1').click();
  await page.getByText('Quotation marks keep one with spaces together.').waitFor();
  const rest = Array.from({ length: 49 }, (_, at) => `Guest ${at} #label-${at}`);
  const typed = 'Dora #kin #"Table 1" +2\nThe Moreaus {Luc, Inés (child)} #KIN';
  await field().fill([typed, ...rest, `Eva #${'x'.repeat(41)}`].join('\n'));
  await page.getByText('51 new · 1 cannot be read · 51 new labels').waitFor();
  await page.getByText('A label has at most 40 characters.').waitFor();
  await page.getByText('An event has at most 50 labels').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Add 51 guests' }).isDisabled())
    .toBe(true);
  await field().fill(typed);
  await page.getByText('2 people: Luc, Inés (child)').waitFor();
  await page.getByText('May bring 2').waitFor();
  await expect.poll(() => page.getByText('kin', { exact: true }).count()).toBe(2);
  await expect.poll(() => findFaults(page)).toEqual([]);
  await button('Add 2 guests').click();
  await page.getByText('2 guests added.').waitFor();
  const { db } = site;
  const labels = await listLabelsOf(db, id);
  const [dora, moreaus] = (await listInvitees(db, id)).slice(-2);
  expect([dora?.companions, labels.get(dora?.id ?? '')]).toEqual([2, ['kin', 'Table 1']]);
  expect([moreaus?.people.length, labels.get(moreaus?.id ?? '')]).toEqual([2, ['kin']]);
});

test('a CSV file is read, its columns are chosen, and its guests come into the list (behaviour 33.4, 33.5, 33.37)', async () => {
  await openEvent('/guests/add');
  const csv = 'Vorname;Nachname;E-Mail\r\nZoë;Müller;zoe@x.org\r\n"Ann; Marie";O’Hara;\r\n';
  await upload('guests.csv', Buffer.from(csv, 'utf16le'));
  await page.getByText('What is in each column?').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.getByLabel('Nachname').selectOption('none');
  await page.getByText('Left out: Nachname.').waitFor();
  await button('Take 2 rows').click();
  await page.getByText('2 rows taken from the file. Left out: Nachname.').waitFor();
  await expect.poll(() => field().inputValue()).toBe('Zoë <zoe@x.org>\n"Ann; Marie"');

  await upload('guests.bin', '');
  await page.getByText('There is nothing in this file.').waitFor();
  await upload('workbook.csv', Buffer.from([0x50, 0x4b, 3, 4]));
  await page.getByText('This is a workbook: save it as CSV.').waitFor();
  await button('Add 2 guests').click();
  await page.getByText('2 guests added.').waitFor();
  await expect.poll(async () => (await names()).slice(-2)).toEqual(['Zoë', 'Ann; Marie']);
});

test('a list that was changed meanwhile adds nobody, and the preview is brought up to date (behaviour 33.6)', async () => {
  await openEvent('/guests/add');
  await field().fill('Dora');
  const other = await page.context().newPage();
  await open(other, `${site.url}${getAddGuestsPath(id)}`);
  await other.getByLabel('Paste or type a list').fill('Dora\nEva');
  await other.getByRole('button', { name: 'Add 2 guests' }).click();
  await other.getByText('2 guests added.').waitFor();
  await field().fill('Dora\nFay');
  await button('Add 2 guests').click();
  await page.getByText('Somebody just changed your guest list').waitFor();
  await page.getByText('Dora is already on the list').waitFor();
  await button('Add 1 guest').click();
  await page.getByText('1 guest added.').waitFor();
  await expect.poll(async () => (await names()).slice(-3)).toEqual(['Dora', 'Eva', 'Fay']);
});

const party = [
  { name: 'Dora', email: 'dora@x.org' },
  { name: 'ben', email: '' },
  {
    name: 'The Moreaus',
    email: '',
    people: [
      { name: 'Luc', child: false },
      { name: 'Inés', child: true },
    ],
  },
];

test('guests of an earlier event come into the field, and nobody is added before the host has looked (behaviour 33.39)', async () => {
  const { host } = owner;
  const draft = { host, date: '2026-04-18', invitees: party };
  await addEvent(site.db, { ...draft, eventName: 'Brunch' });
  await openEvent('/guests');
  await button('More for the list').click();
  await page.getByRole('link', { name: 'From an earlier event' }).click();
  await button('Brunch Saturday, April 18, 2026 · 3 guests').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await button('Cancel').click();
  await field().fill('Eva');
  await page.route('**/guests/add.data**', (route) => route.abort());
  await button('From an earlier event').click();
  await page.getByText('Couldn’t load them.').waitFor();
  await button('Cancel').click();
  await page.unroute('**/guests/add.data**');
  await button('From an earlier event').click();
  await button('Brunch Saturday, April 18, 2026 · 3 guests').click();
  await page.getByText('3 guests taken from “Brunch”.').waitFor();
  await expect
    .poll(() => field().inputValue())
    .toBe('Eva\nDora <dora@x.org>\nben\nThe Moreaus {Luc, Inés (child)}');
  await page.getByText('ben is already on the list').waitFor();
  await expect.poll(() => names()).not.toContain('Dora');
  await button('Add 3 guests').click();
  await page.getByText('3 guests added.').waitFor();
  const [, , moreaus] = (await listInvitees(site.db, id)).slice(-3);
  expect(moreaus).toMatchObject({
    name: 'The Moreaus',
    people: [{ name: 'Luc' }, { child: true }],
  });
});

test('contacts of the phone are guests too where the browser has them (behaviour 33.39)', async () => {
  await context.addInitScript(() => {
    const chosen = [{ name: ['Ana Okafor'], email: ['ana@x.org'] }, { name: ['Chiara'] }];
    Object.defineProperty(navigator, 'contacts', {
      value: { select: () => Promise.resolve(chosen) },
    });
  });
  await openEvent('/guests/add');
  await field().fill('Eva');
  await button('From your contacts').click();
  await expect.poll(() => field().inputValue()).toBe('Eva\nAna Okafor <ana@x.org>\nChiara');
});

test('without a list there is one link for everybody, and the ways to a list are the same (behaviour 33.39, 33.40)', async () => {
  await switchEvent({ invitees: [] });
  await openEvent('/guests');
  await page.getByText('No list? Share one link with everybody').waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button('Share').click();
  await page.getByText('Guest link copied.').waitFor();
  await button('From an earlier event').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
});
