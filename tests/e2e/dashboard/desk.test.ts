import type { Locator } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';

import { listInvitees } from '#app/features/invite/store.server.ts';
import { listAnswers } from '#app/features/rsvp/service.server.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { site, to } from '#tests/setup/browser.ts';
import {
  button,
  giveEachTestADashboard,
  id,
  openEvent,
  page,
  switchEvent,
  switchWindow,
} from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findAxeViolations, measureWidthAt320, passFrames } from '#tests/setup/screen.ts';

giveEachTestADashboard({ invitees: makeInvitees(60) });

const openOverview = () => openEvent();

/** Takes as much room as most titles and places do. */
const twoLines = {
  eventName: 'Midsummer night in the garden of the whole street',
  date: '2027-06-19',
  startTime: '18:00',
  endTime: '01:30',
  endsNextDay: true,
  location: 'Gärten der Welt, Blumberger Damm 44, 12685 Berlin',
};

test('a press and the focus survive that the rows become a list that scrolls, from which an answer is recorded (behaviour 39.4)', async () => {
  const asked = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await page.route('**/scrolled-rows-*', async (route) => {
    asked.resolve();
    await sent.promise;
    await route.continue();
  });
  await openOverview();
  const scrolls = page.locator('li[aria-setsize]').first();
  await button('Answer of Guest 3: No response yet').hover();
  await asked.promise;
  await button('Answer of Guest 3: No response yet').hover();
  const loaded = page.waitForEvent('requestfinished', (request) =>
    /scrolled-rows/.test(request.url()),
  );
  await page.mouse.down();
  sent.resolve();
  await loaded;
  // Two frames, in which the rows would be replaced.
  await passFrames(page);
  await page.mouse.up();
  await page.getByRole('menuitemradio', { name: 'Going', exact: true }).press('Escape');
  await scrolls.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Answer of Guest 3: No response yet');
  await button('Answer of Guest 3: No response yet').click();
  await page.getByRole('menuitemradio', { name: 'Going', exact: true }).click();
  await button('Answer of Guest 3: Going').waitFor();
  await expect
    .poll(() => listAnswers(site.db, id))
    .toMatchObject([{ name: 'Guest 3', answer: 'yes', recordedByHost: true }]);
});

test('on a phone the sections scroll sideways with the current one in view, and nothing is wider', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const section of ['', '/guests', '/messages']) {
    await to(`${getDashboardPath(id)}${section}`);
    const current = await page.locator('nav [aria-current="page"]').boundingBox();
    expect(current?.x).toBeGreaterThanOrEqual(0);
    expect((current?.x ?? 0) + (current?.width ?? 0)).toBeLessThanOrEqual(320);
    await expect.poll(() => measureWidthAt320(page)).toBe(320);
  }
});

/** Opens the overview and waits until the browser has stored the visit. */
async function visit(newest: number): Promise<void> {
  await openOverview();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `festoon.seen.${id}`))
    .toBe(String(newest));
}

test('answers that came since the last visit are marked (behaviour 39.7)', async () => {
  const { db } = site;
  const [first, second] = [Date.UTC(2027, 4, 1), Date.UTC(2027, 4, 2)];
  await addAnswer(db, { inviteId: id, name: 'Zoe', answer: 'no' }, first);
  await visit(first);
  const latest = page.getByRole('region', { name: 'Latest answers' });
  await latest.getByRole('link', { name: 'Zoe' }).waitFor();
  await expect.poll(() => latest.getByText('New', { exact: true }).count()).toBe(0);
  await addAnswer(db, { inviteId: id, name: 'Eva', answer: 'yes' }, second);
  await visit(second);
  await latest.getByRole('listitem').filter({ hasText: 'Eva' }).getByText('New').waitFor();
  await expect.poll(() => latest.getByText('New', { exact: true }).count()).toBe(1);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await openOverview();
  await latest.getByRole('link', { name: 'Eva' }).waitFor();
  await expect.poll(() => latest.getByText('New', { exact: true }).count()).toBe(0);
});

/** Top and bottom in pixels from the top of the page. */
async function place(part: Locator): Promise<{ top: number; bottom: number }> {
  const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
}

describe('on a phone', () => {
  beforeEach(async () => {
    await switchWindow({ viewport: { width: 390, height: 844 } });
  });

  test.each([0, 10_000])(
    'the figure and the first step of an event with %d guests are in the first view (behaviour 39.24)',
    async (guests) => {
      await switchEvent({ ...twoLines, invitees: makeInvitees(guests) });
      await openOverview();
      const figure = page.getByRole('region', { name: 'RSVP Overview' }).locator('summary');
      const first = page.getByRole('region', { name: guests === 0 ? /invite/ : /do next/ });
      await expect.poll(async () => (await place(figure)).top).toBeLessThanOrEqual(272);
      const step = guests === 0 ? first.getByRole('textbox') : first.getByRole('listitem').first();
      await expect.poll(async () => (await place(step)).top).toBeLessThanOrEqual(465);
      const preview = page.getByRole('link', { name: 'Preview Invite' });
      await expect.poll(async () => (await place(preview)).bottom).toBeLessThanOrEqual(844);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );

  test('the figure and the door of an event on its day are in the first view (behaviour 39.23, 39.24)', async () => {
    await switchEvent({ ...twoLines, date: '2027-05-01', invitees: makeInvitees(60) });
    await openOverview();
    const card = page.getByRole('region', { name: 'RSVP Overview' });
    await card.getByText(/people to(day|night)/).waitFor();
    await expect
      .poll(async () => (await place(card.locator('summary'))).top)
      .toBeLessThanOrEqual(272);
    const door = card.getByRole('link', { name: 'At the door' });
    await expect.poll(async () => (await place(door)).bottom).toBeLessThanOrEqual(600);
    const facts = page.locator('header li');
    await expect
      .poll(async () => (await place(facts.nth(2))).top)
      .toBe((await place(facts.nth(1))).top);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('three guests by name, and a changed date, leave the step in the first view (behaviour 39.21, 39.24)', async () => {
    const { db } = site;
    const invitees = [
      { name: 'Ana', email: '' },
      { name: 'Ben', email: '' },
      { name: 'Chiara', email: '' },
    ];
    await switchEvent({ ...twoLines, invitees });
    const [ana, ben] = await listInvitees(db, id);
    await addAnswer(db, { inviteId: id, inviteeId: ana?.id, answer: 'yes' });
    const lotte = { extra: 1, companions: ['Lotte'] };
    await addAnswer(db, { inviteId: id, inviteeId: ben?.id, answer: 'yes', ...lotte });
    await openOverview();
    const card = page.getByRole('region', { name: 'RSVP Overview' });
    await card.getByText('are coming, Ben with Lotte.').waitFor();
    const next = page.getByRole('region', { name: 'What to do next' });
    await next.getByText('1 of 3 not told yet').waitFor();
    await next.getByText('Chiara', { exact: true }).waitFor();
    await expect
      .poll(async () => (await place(card.locator('summary'))).top)
      .toBeLessThanOrEqual(272);
    await expect
      .poll(async () => (await place(next.getByRole('listitem').first())).top)
      .toBeLessThanOrEqual(465);
    await db.updateTable('invites').set({ facts_version: 1 }).where('id', '=', id).execute();
    await openOverview();
    await card.getByText('0 of 3').waitFor();
    await expect.poll(() => card.getByText('are coming').count()).toBe(0);
    await expect.poll(async () => (await place(next)).top).toBeLessThanOrEqual(600);
  });

  test('the quieter parts open in place; the bar has a menu and leads to the settings and back; guests are counted as confirmed, and Undo takes it back (behaviour 28.20, 39.8, 39.20)', async () => {
    await addAnswer(site.db, { inviteId: id, name: 'Zoe', answer: 'yes' });
    await site.db.updateTable('invites').set({ facts_version: 1 }).where('id', '=', id).execute();
    await openOverview();
    const part = page.getByRole('region', { name: 'Quick Links' });
    const link = part.getByRole('link', { name: 'Edit date & time' });
    await expect.poll(() => link.isVisible()).toBe(false);
    await part.getByRole('heading', { name: 'Quick Links' }).click();
    await link.waitFor();
    await expect.poll(() => findAxeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: /^Signed in as/ }).click();
    await page.getByRole('link', { name: 'Your events' }).nth(1).waitFor();
    await button('Create New Event').first().waitFor();
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await page.locator('header').getByRole('link', { name: 'Garden party' }).click();

    const card = page.getByRole('region', { name: 'RSVP Overview' });
    await card.locator('summary').click();
    await button('Count them as confirmed').click();
    await card.getByText('0 of 1').waitFor({ state: 'detached' });
    await button('Undo').click();
    await expect.poll(() => card.getByText('0 of 1').count()).toBe(1);
  });
});

test('a first list is added on the overview, and what cannot be read stays (behaviour 39.22)', async () => {
  await switchEvent({ invitees: [] });
  await openOverview();
  const field = page.getByRole('textbox', { name: /A guest in each line/ });
  await field.fill('Ana\nnot-an@address@x');
  await button('Add 1 guest').click();
  await page.getByText('1 line could not be read and is still here.').waitFor();
  await expect.poll(() => field.inputValue()).toBe('not-an@address@x');
  await field.fill('Ben');
  await button('Add 1 guest').click();
  await page.getByRole('heading', { name: 'What to do next' }).waitFor();
  await expect.poll(() => field.count()).toBe(0);
});

test('in a wide window the parts stand open, and what is folded stays folded; the list holds every guest (behaviour 39.4, 39.8)', async () => {
  await openOverview();
  const part = page.getByRole('region', { name: 'Quick Links' });
  const link = part.getByRole('link', { name: 'Edit date & time' });
  await link.waitFor();
  await part.getByRole('heading', { name: 'Quick Links' }).click();
  await link.waitFor({ state: 'hidden' });
  await openOverview();
  await page.getByRole('region', { name: 'Event Snapshot' }).getByText('Event type').waitFor();
  await expect.poll(() => link.isVisible()).toBe(false);
  const list = page.getByRole('region', { name: 'Guests', exact: true });
  await list.getByText('Guest 9', { exact: true }).waitFor();
  await list.hover();
  await list.getByText('Guest 12', { exact: true }).waitFor();
  await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await list.getByText('Guest 59', { exact: true }).waitFor();
});

const phone = { width: 390, height: 844 };

test('on a phone the first guest stands in the first 223 pixels, and a row is one line beneath the name (behaviour 39.10)', async () => {
  await page.setViewportSize(phone);
  await openEvent('/guests');
  const row = page
    .getByRole('listitem')
    .filter({ has: button('Answer of Guest 0: No response yet') });
  const box = await row.boundingBox();
  expect(box?.y).toBeLessThanOrEqual(223);
  expect(box?.height).toBeLessThanOrEqual(74);
});

test('the settings are rows of 56 pixels in 1,520 pixels (behaviour 34.14)', async () => {
  await page.setViewportSize(phone);
  await openEvent('/settings');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(1520);
  const row = await page.getByRole('link', { name: /^Edit date & time/ }).boundingBox();
  expect(row?.height).toBe(55);
});
