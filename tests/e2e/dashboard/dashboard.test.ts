import { expect, test } from 'vitest';

import { titleRequired } from '#app/features/draft/parts/event-name.ts';
import { messages } from '#app/features/invite/messages.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { getDashboardPath, getGuestPath, getPreviewPath } from '#app/platform/paths.ts';
import { storedDraft } from '#tests/fixtures/drafts.ts';
import { site, to } from '#tests/setup/browser.ts';
import { button, giveEachTestADashboard, id, owner, page } from '#tests/setup/dashboard.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { createFakePlaces } from '#tests/setup/fake-places.ts';
import { findAxeViolations, findFaults } from '#tests/setup/screen.ts';
import { keepDraft, listDraftKeys } from '#tests/setup/stored-draft.ts';

giveEachTestADashboard();

const openDashboard = (inviteId = id) => to(getDashboardPath(inviteId));
const stored = () => findInvite(site.db, id);
const heading = () => page.getByRole('heading', { level: 1 });
const error = () => page.getByRole('alert');
const focused = () => page.evaluate(() => document.activeElement?.textContent);

test('the title is edited from the keyboard, says while it saves, and the focus comes back; an empty one is not saved and says why, and so does an empty location (behaviour 18.24, 18.25, 18.28, 24.1)', async () => {
  await openDashboard();
  const held = Promise.withResolvers<undefined>();
  await page.route('**/host/events/*.data', async (route) => {
    await held.promise;
    await route.continue();
  });
  await button('Edit title').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('  Summer feast ');
  await page.keyboard.press('Enter');
  await button('Saving…').waitFor();
  await expect.poll(() => button('Saving…').isDisabled()).toBe(true);
  held.resolve(undefined);
  await button('Edit title').waitFor();
  await expect.poll(() => heading().innerText()).toBe('Summer feast');
  await expect.poll(() => focused()).toBe('Edit title');
  await expect.poll(async () => (await stored())?.eventName).toBe('Summer feast');

  await button('Edit title').click();
  await page.getByLabel('Event title').fill('  ');
  await button('Save').click();
  await error().waitFor();
  await expect.poll(() => error().innerText()).toBe(titleRequired);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await expect.poll(async () => (await stored())?.eventName).toBe('Summer feast');
  await button('Edit location').click();
  await page.getByLabel('Location', { exact: true }).fill('');
  await button('Save').click();
  await error().waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});

test('the message keeps its lines, the hosts are typed beneath it, and both may be emptied (behaviour 12.20, 18.23, 18.24, 18.30)', async () => {
  await openDashboard();
  const card = page.getByRole('region', { name: 'Host Message' });
  await button('Edit message').click();
  await card.getByRole('textbox').fill('One\n\nTwo');
  await button('Save').click();
  // The editor has the text before it is saved.
  await button('Edit message').waitFor();
  await expect.poll(() => card.getByText('One').last().innerText()).toBe('One\n\nTwo');
  await expect.poll(async () => (await stored())?.customMessage).toBe('One\n\nTwo');
  await button('Edit message').click();
  await card.getByRole('textbox').fill('');
  await button('Save').click();
  await card.getByText('Add a custom note for your guests.').waitFor();
  await expect.poll(async () => (await stored())?.customMessage).toBe('');
  await button('Edit hosts').click();
  await card.getByLabel('Hosted by').fill(' Nora ');
  await button('Save').click();
  await card.getByText('Hosted by Nora').waitFor();
  await expect.poll(async () => (await stored())?.hostedBy).toBe('Nora');
  await button('Edit hosts').click();
  await card.getByLabel('Hosted by').fill('');
  await button('Save').click();
  await button('Add hosts').waitFor();
  await expect.poll(() => focused()).toBe('Add hosts');
  await expect.poll(async () => (await stored())?.hostedBy).toBe('');
});

async function saveLocation(location: string): Promise<void> {
  await button('Edit location').click();
  await page.getByLabel('Location', { exact: true }).fill(location);
  await button('Save').click();
}

test('a new location moves the map, also when its point comes late; an address that nobody knows leads to the step where its point is set (behaviour 10.23, 10.30, 10.31, 18.24, 18.31)', async () => {
  const places = createFakePlaces();
  const release = places.hold('Kew Gardens');
  site.services.places = places;
  await openDashboard();
  await saveLocation('Kew Bridge');
  await page.getByTitle('Map of Kew Bridge').waitFor();
  await expect
    .poll(() => page.locator('iframe').getAttribute('src'))
    .toBe('/embed/map?q=Kew+Bridge&lat=51.4886&lng=-0.2873');
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(198);
  await saveLocation('Kew Gardens');
  await page.getByRole('link', { name: 'Set the point on the map' }).waitFor();
  release();
  await page.getByTitle('Map of Kew Gardens').waitFor();
  await expect.poll(() => stored()).toMatchObject({ location: 'Kew Gardens', lat: 51.4787 });
  await saveLocation('Elsewhere 5');
  await page.getByRole('link', { name: 'Set the point on the map' }).click();
  await page.waitForURL(`**/location?invite=${id}`);
  await page.getByText('Selected: Elsewhere 5').waitFor();
  await expect.poll(() => stored()).toMatchObject({ location: 'Elsewhere 5', lat: null });
});

/** Saves a title while another one is saved elsewhere. */
async function saveStale(version: number, theirs: string): Promise<void> {
  await button('Edit title').click();
  await page.getByLabel('Event title').fill('Mine');
  const edit = { intent: 'edit', part: 'eventName', version, value: theirs };
  await owner.visitor.postJson(getDashboardPath(id), edit);
  await button('Save').click();
  await error().waitFor();
}

test('a change made elsewhere is shown beside what was typed; Cancel shows that change, saving again takes the typed text (behaviour 20.4, 24.1)', async () => {
  await openDashboard();
  await saveStale(1, 'Other');
  await button('Cancel').click();
  await page.getByRole('heading', { level: 1, name: 'Other' }).waitFor();
  await expect.poll(() => button('Save').count()).toBe(0);
  await saveStale(2, 'Theirs');
  await expect.poll(() => error().innerText()).toBe(messages.stale);
  await page.getByRole('region', { name: 'Stored now' }).getByText('Theirs').waitFor();
  await expect.poll(() => page.getByLabel('Event title').inputValue()).toBe('Mine');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await button('Save').click();
  await button('Edit title').waitFor();
  await expect.poll(async () => (await stored())?.eventName).toBe('Mine');
});

test('an ended sign-in says so, keeps the text and offers the login beside it (behaviour 18.33, 24.1)', async () => {
  await openDashboard();
  await button('Edit message').click();
  await page.getByLabel('Message to your guests').fill('Long and dear');
  await page.context().clearCookies();
  await button('Save').click();
  await error().waitFor();
  await expect.poll(() => error().innerText()).toBe(messages.signedOut);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  const logIn = page.getByRole('link', { name: 'Log in again in a new tab' });
  await expect
    .poll(() => logIn.getAttribute('href'))
    .toBe(`/hostLogIn?redirect=/host/events/${id}`);
  await expect
    .poll(() => page.getByLabel('Message to your guests').inputValue())
    .toBe('Long and dear');
});

test('a clipboard that refuses is only logged; else Copy Link puts the open link on it (behaviour 18.32)', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const logged = page.waitForEvent('console', (line) => line.type() === 'error');
  await button('Copy Link').click();
  expect((await logged).text()).toContain('could not be copied');
  await expect.poll(() => page.getByText('Link copied.').count()).toBe(0);
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await button('Copy Link').click();
  await page.getByText('Link copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${site.url}${getGuestPath(id)}`);
});

test('Create New Event asks about an unfinished draft, which a failed sign-out leaves alone (behaviour 17.32, 18.15, 18.38)', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepDraft(page, site.url);
  await openDashboard();
  await button('Create New Event').click();
  await page.getByRole('dialog', { name: 'You have an unfinished invitation' }).waitFor();
  await expect
    .poll(() => page.getByRole('dialog').innerText())
    .toContain('“Garden party” is not saved yet.');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await button('Cancel').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused()).toBe('Create New Event');

  await page.route('**/logOut', (route) => route.abort());
  await button('Create New Event').click();
  await button('Start anew').click();
  await error().waitFor();
  await expect.poll(() => error().innerText()).toBe('Failed to sign out. Please try again.');
  await expect
    .poll(() => listDraftKeys(page))
    .toEqual(expect.arrayContaining(Object.keys(storedDraft)));

  await page.unroute('**/logOut');
  await button('Create New Event').click();
  await button('Start anew').click();
  await page.waitForURL(`${site.url}/`);
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${site.url}${getGuestPath(id)}`);
  await expect.poll(() => listDraftKeys(page)).toEqual([]);
  await expect.poll(() => page.context().cookies()).toEqual([]);
});

test('signing out removes the invitees of the draft, after asking, and leaves the rest (behaviour 17.41)', async () => {
  await keepDraft(page, site.url);
  await openDashboard();
  await button('Sign out').click();
  await page.getByText('Your unsaved invitation has 2 guests.').waitFor();
  await button('Remove the list').click();
  await page.waitForURL(`${site.url}/`);
  const kept = Object.keys(storedDraft).filter((key) => key !== 'festoon.invitees');
  await expect.poll(async () => (await listDraftKeys(page)).toSorted()).toEqual(kept.toSorted());
});

test('Preview Invite shows what guests see, with the way back and no answer to give (behaviour 13.24, 18.14)', async () => {
  await openDashboard();
  await page.getByRole('link', { name: 'Preview Invite' }).click();
  await page.waitForURL(`${site.url}${getPreviewPath(id)}`);
  for (const answer of ['Yes', 'No', 'Maybe']) {
    await expect.poll(() => page.getByRole('button', { name: answer }).isDisabled()).toBe(true);
  }
  // As on the guest page, the question stays at the bottom of the window.
  const bar = await page.locator('#answer-bar').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(page.viewportSize()?.height);
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  await page.getByText('About this invitation').click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.locator('html[data-printed]').count()).toBe(1);
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.waitForURL(`${site.url}${getDashboardPath(id)}`);
});

test('dashboards and the list are accessible and fit a narrow phone, whatever they hold', async () => {
  const { db } = site;
  await addAnswer(db, { inviteId: id, answer: 'yes', extra: 1, name: 'W'.repeat(200) });
  await addAnswer(db, { inviteId: id, answer: 'maybe' });
  await addAnswer(db, { inviteId: id, answer: 'no' });
  const long = await addEvent(site.db, {
    host: owner.host,
    eventName: 'W'.repeat(100),
    location: 'W'.repeat(200),
    theme: ['W'.repeat(100)],
    customMessage: 'W'.repeat(500),
    activities: [{ id: 1, name: 'W'.repeat(100), time: 0 }],
    invitees: [{ name: 'W'.repeat(200), email: `${'w'.repeat(300)}@example.org` }],
  });
  const bare = await addEvent(site.db, {
    host: owner.host,
    eventName: '',
    date: '',
    startTime: '',
    location: '',
    customMessage: '',
    activities: [],
    invitees: [],
  });
  for (const path of [id, long, bare].map((one) => getDashboardPath(one)).concat('/host/events')) {
    await to(path);
    await expect.poll(() => findFaults(page)).toEqual([]);
  }
});
