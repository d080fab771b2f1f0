import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';

import { titleRequired } from '#app/features/draft/parts/event-name.ts';
import { storedDraft } from '#tests/fixtures/drafts.ts';
import {
  button,
  context,
  giveEachTestAPage,
  open,
  page,
  reload,
  site,
  to,
} from '#tests/setup/browser.ts';
import { collectComplaints, failOnComplaints } from '#tests/setup/complaints.ts';
import { findAxeViolations, findFaults, passFrames, resizeWindow } from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage({ viewport: { width: 390, height: 844 } });
failOnComplaints();

const draft = {
  ...storedDraft,
  'festoon.theme': { selected: ['Pastel', 'Chill'], customTheme: '' },
  'festoon.dateTime': { ...storedDraft['festoon.dateTime'], zoneChosen: true },
  'festoon.invitees': { invitees: [{ name: 'Ana', email: '' }], name: '', email: '' },
};

const sheet = (of = page) => of.getByRole('dialog');
const part = (name: string | RegExp, of = page) => of.getByRole('link', { name });
const field = (label: string, of = page) => sheet(of).getByLabel(label, { exact: true });
const card = (of = page) => of.getByRole('figure', { name: 'Preview of the invitation' });
const stored = (key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`festoon.${name}`) ?? 'null'), key);

async function openReview(path = '/confirmation', kept: Record<string, unknown> = draft) {
  await keepDraft(page, site.url, kept);
  await to(path);
  await card().getByText('Villa Rosa').first().waitFor();
}

/** Where the sheet and the part stand once nothing moves. */
async function measure(selector: string) {
  const [above, below] = await Promise.all([
    page.locator(selector).first().boundingBox(),
    sheet().locator(':scope > *').first().boundingBox(),
  ]);
  if (!above || !below) throw new Error('not in view');
  return { above, below };
}

describe('a part of the card', () => {
  beforeEach(() => collectComplaints(page));

  test('shows what stands in the plan’s fields in italics; what is left there is added or named (behaviour 11.15)', async () => {
    await openReview();
    await part(/^Edit Activities/).click();
    await field('Activity').fill('7:45 toasts');
    const typed = card().locator('[data-typed]');
    await typed.getByText('Toasts').waitFor();
    await page.goBack();
    await sheet().waitFor({ state: 'detached' });
    await expect.poll(() => typed.count()).toBe(0);
    await card().getByText('Toasts').waitFor();
    await keepDraft(page, site.url, {
      ...draft,
      'festoon.activity': { ...draft['festoon.activity'], name: 'fireworks 4:30 am' },
    });
    await to('/confirmation');
    await page.getByText('“fireworks 4:30 am” is not in the plan yet.').waitFor();
    await page.getByRole('link', { name: 'Go to Activities' }).click();
    await expect.poll(() => field('Activity').inputValue()).toBe('fireworks 4:30 am');
  });

  test('opens its form under it, and the card changes with it (behaviour 11.2, 11.10)', async () => {
    await openReview();
    await part(/^Edit Location/).click();
    await sheet().getByRole('heading', { name: 'Choose a Location' }).waitFor();
    await expect
      .poll(async () => (await measure('[data-edits="location"]')).below.y)
      .toBeGreaterThanOrEqual(0.4 * 844 - 1);
    const { above, below } = await measure('[data-edits="location"]');
    expect(above.y).toBeGreaterThanOrEqual(0);
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(below.height).toBeLessThanOrEqual(0.6 * 844 + 1);
    expect(below.y + below.height).toBeCloseTo(844, 0);
    await button('Cancel').click();

    await part(/^Edit Event Name/).click();
    await expect
      .poll(() => field('Title').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await field('Title').fill('Lawn party');
    await card().getByText('Lawn party').waitFor();
    await expect.poll(() => findFaults(page)).toEqual([]);
    await button('Done').click();
    await sheet().waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await part('Edit Event Name: Lawn party').waitFor();
    await expect.poll(() => stored('eventName')).toEqual({ title: 'Lawn party' });
  });

  test('each open form is accessible and fits a narrow phone; it leads to another part, and Done comes back (behaviour 11.10)', async () => {
    await openReview();
    for (const name of [
      /^Edit Type/,
      /^Edit Theme/,
      /^Edit Date & Time/,
      /^Edit Activities/,
      /^1 guest/,
      /^Answer settings/,
    ]) {
      await part(name).first().click();
      await sheet().getByRole('button', { name: 'Done' }).waitFor();
      expect.soft(await findFaults(page), `${name}`).toEqual([]);
      await button('Cancel').click();
      await sheet().waitFor({ state: 'detached' });
    }
    await part(/^Edit Theme/)
      .last()
      .click();
    await sheet().getByText('Mix your own').click();
    await button('Spooky').click();
    await sheet().getByRole('link', { name: 'Go to Party Type' }).click();
    await sheet().getByRole('heading', { name: "What's the Occasion?" }).waitFor();
    await button('Done').click();
    await sheet().getByRole('heading', { name: 'Pick Your Party Theme' }).waitFor();
    await button('Done').click();
    await sheet().waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('Cancel brings back all that its form has changed, also in other parts (behaviour 11.11)', async () => {
    await openReview();
    const before = { plan: await stored('activity'), when: await stored('dateTime') };
    await part(/^Edit Activities/).click();
    await field('Activity').fill('12:30 am fireworks');
    await button('Done').click();
    await sheet().getByText('Time is out of range!').waitFor();
    await button('Add it, end at 1:30 AM').click();
    await card().getByText('Fireworks', { exact: false }).waitFor();
    await card().getByText('6:00 PM - 1:30 AM').waitFor();
    await button('Cancel').click();
    await card().getByText('6:00 PM - 11:30 PM').waitFor();
    await expect.poll(() => stored('activity')).toMatchObject(before.plan);
    await expect.poll(() => stored('dateTime')).toMatchObject(before.when);
  });

  test('a press on another part goes on to its form, Back closes that, and Done takes complete text along and asks about other (behaviour 3.17, 11.11)', async () => {
    await openReview();
    await part(/^Edit Date & Time/).click();
    await sheet().getByRole('heading', { name: 'Date & Time' }).waitFor();
    // The card has moved above the form.
    await passFrames(page);
    const { x, y } = (await part(/^Edit Location/).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 10, y + 10);
    await sheet().getByRole('heading', { name: 'Choose a Location' }).waitFor();
    await page.goBack();
    await sheet().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/confirmation');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-edits')))
      .toBe('location');

    await part(/^1 guest/).click();
    await field('Name').fill('tom@example');
    await button('Done').click();
    await sheet().getByRole('alert').getByText('Fix or clear tom@example').waitFor();
    await field('Name').fill('Chiara');
    await sheet().getByText('Done takes Chiara along, without an email.').waitFor();
    await button('Done').click();
    await page.getByText('Ana, Chiara').waitFor();
    await expect.poll(() => sheet().count()).toBe(0);
  });

  const ways: [name: string, guest: string, leave: () => Promise<unknown>][] = [
    ['Escape', 'Chiara', () => page.keyboard.press('Escape')],
    ['the browser’s Back', 'Dora', () => page.goBack()],
    ['a press beside the sheet', 'Emil', () => page.mouse.click(4, 4)],
  ];

  test('Escape, Back and a press beside the sheet take complete text along and keep other text (behaviour 3.17, 11.11)', async () => {
    await openReview();
    const guests = ['Ana'];
    const openGuests = () => part(new RegExp(`^${guests.length} guest`)).click();
    for (const [way, guest, leave] of ways) {
      await openGuests();
      await field('Name').fill(guest);
      await leave();
      guests.push(guest);
      await page.getByText(guests.join(', ')).waitFor();
      await sheet().waitFor({ state: 'detached' });
      const { pathname, search } = new URL(page.url());
      expect.soft(pathname + search, way).toBe('/confirmation');

      await openGuests();
      await field('Name').fill('tom@example');
      await leave();
      await sheet().waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).search, { message: way }).toBe('');
      await openGuests();
      expect.soft(await field('Name').inputValue(), way).toBe('tom@example');
      await button('Cancel').click();
      await sheet().waitFor({ state: 'detached' });
    }
  });

  test('a reload keeps the sheet and what was typed; Forward opens it again (behaviour 11.12)', async () => {
    await openReview();
    await part(/^Edit Location/).click();
    await field('Address or place').fill('Our garden');
    await reload();
    await sheet().getByText('Selected: Our garden').waitFor();
    await field('Address or place').fill('The lake');
    await button('Cancel').click();
    await card().getByText('Our garden').waitFor();
    await sheet().waitFor({ state: 'detached' });
    await page.goForward();
    await sheet().getByText('Selected: Our garden').waitFor();
    await page.goBack();
    await sheet().waitFor({ state: 'detached' });

    // Nothing lies below the entry of a new tab.
    await to('/confirmation?edit=location');
    await button('Done').click();
    await sheet().waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(`${site.url}/confirmation`);
    await to('/confirmation?edit=message');
    await card().getByText('Our garden').waitFor();
    await expect.poll(() => sheet().count()).toBe(0);
  });

  test('opens, is filled and closes from the keyboard, and gets the focus back (behaviour 11.12)', async () => {
    await openReview();
    await part(/^Edit Event Name/).focus();
    await page.keyboard.press('Enter');
    await field('Title').waitFor();
    await expect
      .poll(() => field('Title').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Lawn party');
    for (const name of ['Need ideas?', 'Cancel', 'Done']) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    }
    await page.keyboard.press('Enter');
    await sheet().waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        part('Edit Event Name: Lawn party').evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
  });

  test('shares the draft with another tab, whose entries Cancel leaves alone (behaviour 3.5, 11.11)', async () => {
    await openReview();
    await part(/^1 guest/).click();
    await field('Name').fill('Ben, ben@example.org');
    await sheet().getByText('Done takes Ben along.').waitFor();
    await sheet().getByRole('button', { name: 'Add', exact: true }).click();
    await sheet().getByRole('button', { name: 'Remove Ben' }).waitFor();
    const other = await context.newPage();
    await open(other, `${site.url}/confirmation`);
    // The card takes the place of its words.
    await card(other).getByText('Villa Rosa').first().waitFor();
    await part(/^2 guests/, other).click();
    await field('Name', other).fill('Cleo, cleo@example.org');
    await sheet(other).getByText('Done takes Cleo along.').waitFor();
    await sheet(other).getByRole('button', { name: 'Add', exact: true }).click();
    await sheet().getByRole('button', { name: 'Remove Cleo' }).waitFor();
    await button('Cancel').click();
    await page.getByText('Ana, Cleo').waitFor();
    await sheet(other).getByRole('button', { name: 'Remove Ben' }).waitFor({ state: 'detached' });
    await expect
      .poll(() => stored('invitees'))
      .toMatchObject({
        invitees: [{ name: 'Ana' }, { name: 'Cleo' }],
      });
  });
});

test('in a wide window the form stands beside the card (behaviour 11.10)', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openReview();
  await part(/^Edit Event Name/).click();
  await field('Title').waitFor();
  const { below } = await measure('[data-edits]');
  const drawn = await card().boundingBox();
  expect(below.x).toBeGreaterThan((drawn?.x ?? 0) + (drawn?.width ?? 0));
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await button('Done').click();
  await button('Confirm & Generate Link').waitFor();
});

test('a missing name opens its form, which says so (behaviour 12.6)', async () => {
  await openReview('/confirm', { ...draft, 'festoon.eventName': { title: '' } });
  await button('Confirm & Generate Link').click();
  await sheet().getByRole('alert').getByText(titleRequired).waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await field('Title').fill('Lawn party');
  await sheet().getByRole('alert').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await sheet().waitFor({ state: 'detached' });
  await card().getByText('Lawn party').waitFor();
  await expect.poll(() => page.url()).toBe(`${site.url}/confirm`);
});

test('in a tab of its own a part is a link to its step; else its form loads at the first touch, a failure is said, and the next press asks again (behaviour 11.2, 11.10)', async () => {
  const forms: string[] = [];
  page.on('request', (request) => {
    if (/(?:-step|step-sheet)-[\w-]+\.js$/.test(request.url())) forms.push(request.url());
  });
  await openReview();
  expect(forms).toEqual([]);
  const opened = context.waitForEvent('page');
  await part(/^Edit Event Name/).click({ modifiers: ['ControlOrMeta'] });
  const tab: Page = await opened;
  await tab.waitForURL(`${site.url}/eventName?from=review`);
  await expect.poll(() => sheet().count()).toBe(0);
  await page.route('**/assets/location-step-*.js', (route) => route.abort());
  await part(/^Edit Location/).click();
  await page.getByText('Unexpected error. Please try again.').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.unroute('**/assets/location-step-*.js');
  await part(/^Edit Location/).click();
  await field('Address or place').waitFor();
});

test('without the card’s drawing its parts are there in words, and host and message can be typed (behaviour 11.13)', async () => {
  await page.route('**/assets/invitation-preview-*.js', (route) => route.abort());
  await keepDraft(page, site.url, draft);
  await to('/confirmation');
  await page.getByText('The card cannot be drawn right now.').waitFor();
  for (const name of [/Garden party$/, /Villa Rosa$/, /Saturday, June 12, 2027/, /Dinner$/]) {
    await part(name).waitFor();
  }
  await page.getByLabel('Hosted by').fill('Maya');
  await page.getByLabel('Message to your guests').fill('Come!');
  await expect.poll(() => findFaults(page)).toEqual([]);
  await expect.poll(() => stored('hostedBy')).toEqual({ hostedBy: 'Maya' });
  await part(/Villa Rosa$/).click();
  await field('Address or place').waitFor();
});

test('long names of hosts wrap and the foot is one line at 320 and 390 pixels (behaviour 11.14)', async () => {
  await openReview('/confirmation', {
    ...draft,
    'festoon.hostedBy': {
      hostedBy: 'Maya Okafor, Jonah Ito, Grandma Rosalinda and everyone at Villa Rosa',
    },
  });
  for (const width of [320, 390]) {
    await resizeWindow(page, { width, height: 664 });
    const hosts = page.getByLabel('Hosted by');
    await expect.poll(() => hosts.evaluate((area) => area.clientHeight)).toBeGreaterThan(60);
    const box = await hosts.boundingBox();
    const drawn = await card().boundingBox();
    expect.soft(box?.x, `${width}`).toBeGreaterThan(drawn?.x ?? Infinity);
    expect
      .soft((box?.x ?? 0) + (box?.width ?? 0), `${width}`)
      .toBeLessThan((drawn?.x ?? 0) + (drawn?.width ?? 0));
    await hosts.press('Enter');
    expect.soft(await hosts.inputValue(), `${width}`).not.toContain('\n');
    const foot = page.getByRole('navigation', { name: 'Steps' });
    for (const control of [foot.getByRole('link', { name: 'Back' }), foot.getByRole('button')]) {
      const at = await control.boundingBox();
      expect.soft(at?.height, `${width}`).toBeLessThanOrEqual(50);
      expect.soft(at?.x, `${width}`).toBeGreaterThanOrEqual(0);
      expect.soft((at?.x ?? 0) + (at?.width ?? 0), `${width}`).toBeLessThanOrEqual(width);
    }
  }
});
