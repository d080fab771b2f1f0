import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';

import { context, giveEachTestAPage, open, page, reload, site, to } from '#tests/setup/browser.ts';
import { collectComplaints, failOnComplaints } from '#tests/setup/complaints.ts';
import { findAxeViolations, measureSidewaysScroll } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage();
failOnComplaints();
beforeEach(() => collectComplaints(page));

const stored = () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

const screens: [path: string, heading: string][] = [
  ['/eventName', 'Name Your Event'],
  ['/partyType', "What's the Occasion?"],
  ['/theme', 'Pick Your Party Theme'],
  ['/dateTime', 'Date & Time'],
  ['/activity', 'Plan Your Activities'],
  ['/invitee', 'Who’s coming'],
  ['/location', 'Choose a Location'],
  // The same screen as /confirm.
  ['/confirmation', 'Review Your Invitation'],
];

async function add(tab: Page, name: string): Promise<void> {
  await tab.getByPlaceholder('Name').fill(name);
  await tab.getByPlaceholder('Email').fill(`${name}@example.org`);
  await tab.getByRole('button', { name: 'Add', exact: true }).click();
}

async function keepRaw(entries: Record<string, string>): Promise<void> {
  await page.goto(`${site.url}/favicon.svg`);
  await page.evaluate((all) => Object.assign(localStorage, all), entries);
}

const markup = '<img src=x onerror="document.title=1">';
const huge = 'x'.repeat(20_000);
const spoilt: [what: string, kept: Record<string, string>][] = [
  [
    'truncated or of an older shape',
    {
      'festoon.eventName': '{{{',
      'festoon.partyType': '["Birthday Party"]',
      'festoon.theme': '{"selected":["Romantic","Ne',
      'festoon.dateTime': '{"date":"2027-0',
      'festoon.activity': '[{"id":"a","name":"Dinner","time":"19:00"}]',
      'festoon.invitees': '["Ana (ana@example.org)"]',
      'festoon.location': '"Villa Rosa"',
      'festoon.message': '{"customMessage":"Come as',
    },
  ],
  [
    'hostile',
    {
      'festoon.draftId': markup,
      'festoon.eventName': JSON.stringify({ title: `${markup}\u202e\ud800` }),
      'festoon.partyType': JSON.stringify({ selected: [markup, huge, '', 5], custom: huge }),
      'festoon.theme': JSON.stringify({ selected: ['Neon', markup], customTheme: huge }),
      'festoon.dateTime': JSON.stringify({
        date: '99999-99-99',
        startTime: '25:61',
        endTime: markup,
        endsNextDay: 'yes',
        timeZone: 'Mars/Olympus',
      }),
      'festoon.activity': JSON.stringify({
        activities: [
          { id: 1, name: markup, time: 1e300 },
          { id: 1, name: huge, time: 0 },
          { id: 2, name: '', time: 5 },
        ],
        name: huge,
        time: '99:99',
      }),
      'festoon.invitees': JSON.stringify({
        invitees: [{ name: markup, email: huge }, { name: '', email: '' }, null],
        name: '__proto__',
        email: markup,
      }),
      'festoon.location': JSON.stringify({ location: huge, lat: 1e9, lng: 'x', typed: markup }),
      'festoon.message': JSON.stringify({ customMessage: markup.repeat(100) }),
    },
  ],
];

test.each(spoilt)('data that is %s never breaks a step (behaviour 3.4)', async (_what, kept) => {
  await keepRaw(kept);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, heading] of screens) {
    await to(path);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await expect.poll(() => page.locator('img').count()).toBe(0);
    expect([path, await measureSidewaysScroll(page)]).toEqual([path, 0]);
  }
  await to('/eventName');
  await page.getByLabel('Title').fill('A new start');
  await reload();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('A new start');
});

test('restoring a step changes nothing of what is kept, and each one, filled in, meets the accessibility rules (behaviour 3.2, 24.1)', async () => {
  await keepDraft(page, site.url);
  const before = await stored();
  for (const [path] of screens) {
    await to(path);
    await expect.poll(() => findAxeViolations(page), { message: path }).toEqual([]);
  }
  await expect.poll(() => stored()).toEqual(before);
});

test('two tabs on different steps, and on one, overwrite nothing of each other (behaviour 3.1, 3.5)', async () => {
  const other = await context.newPage();
  await to('/invitee');
  await open(other, `${site.url}/invitee`);
  await add(page, 'Ana');
  await other.getByText('1 guest', { exact: true }).waitFor();
  await add(other, 'Ben');
  await page.getByText('2 guests', { exact: true }).waitFor();
  await open(other, `${site.url}/location`);
  await other.getByRole('combobox').fill('Villa Rosa');
  await add(page, 'Cleo');
  await expect
    .poll(() => stored())
    .toMatchObject({
      'festoon.location': expect.stringContaining('Villa Rosa'),
      'festoon.invitees': expect.stringMatching(/Ana.*Ben.*Cleo/),
    });
});
