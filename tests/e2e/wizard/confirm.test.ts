import { expect, test } from 'vitest';

import { saveFailed } from '#app/features/draft/messages.ts';
import { titleRequired } from '#app/features/draft/parts/event-name.ts';
import { messages } from '#app/features/invite/messages.ts';
import { sayTooLarge } from '#app/platform/body-limit.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { storedDraft } from '#tests/fixtures/drafts.ts';
import { giveEachTestAPage, logInBrowser, page, site, to } from '#tests/setup/browser.ts';
import { hideLiveLayer } from '#tests/setup/live-layer.ts';
import { findHost } from '#tests/setup/log-in-screen.ts';
import { findAxeViolations, findFaults } from '#tests/setup/screen.ts';
import { keepDraft, listDraftKeys } from '#tests/setup/stored-draft.ts';

/** Leaves 18,000 bytes of the 1 MiB of a request. */
const nearlyFull = {
  ...storedDraft,
  'festoon.invitees': {
    invitees: Array.from({ length: 10_000 }, (_, index) => ({
      name: `Guest ${index}`.padEnd(46, '.'),
      email: `${String(index).padStart(22, '0')}@example.org`,
    })),
    name: '',
    email: '',
  },
};
/** A text field needs seconds for a message of 1 MiB. */
const tooLong = 'ä'.repeat(10_000);

let names = 0;

giveEachTestAPage({});

async function signInBrowser(): Promise<string> {
  const { host } = await logInBrowser(`host-${names++}`);
  return host.uid;
}

/** Of the host who signed in last. */
async function signInBrowserAgain(): Promise<void> {
  const host = await findHost(site, `host-${names - 1}`);
  await logInBrowser(host);
}

const invitesOf = (uid: string) =>
  site.db.selectFrom('invites').selectAll().where('host_uid', '=', uid).execute();
const button = () => page.getByRole('button', { name: 'Confirm & Generate Link' });
const error = () => page.getByRole('alert');

async function openConfirm(draft: Record<string, unknown> = storedDraft): Promise<void> {
  await keepDraft(page, site.url, draft);
  await to('/confirm');
}

test('from the review over the message to the guest page (behaviour 1.9, 1.10, 11.1, 11.4, 12.1, 12.11, 12.19, 12.20)', async () => {
  const uid = await signInBrowser();
  await keepDraft(page, site.url, { ...storedDraft, 'festoon.hostedBy': { hostedBy: 'Maya' } });
  await to('/confirmation');
  const review = page.getByRole('main');
  for (const text of [
    'Garden party',
    'Birthday Party',
    'Romantic, velvet red',
    'Saturday, June 12, 2027',
    '6:00 PM - 11:30 PM',
    'Villa Rosa',
    'Dinner',
    '2 guests',
  ]) {
    await review.getByText(text).first().waitFor();
  }
  await expect.poll(() => page.getByLabel('Hosted by').inputValue()).toBe('Maya');
  const message = page.getByPlaceholder('Leave a message for your guests...');
  await message.fill('Come as you are!\nReally.');
  await page.getByLabel('Hosted by').fill('Maya & Jonah');
  await button().click();
  await page.waitForURL('**/guest/*');
  await hideLiveLayer(page);
  await page.getByText('Hosted by Maya & Jonah').waitFor();
  const [invite, ...others] = await invitesOf(uid);
  expect(others).toEqual([]);
  await expect.poll(() => page.url()).toBe(`${site.url}${getGuestPath(invite?.id ?? '')}`);
  expect(invite?.custom_message).toBe('Come as you are!\nReally.');
  expect(invite?.hosted_by).toBe('Maya & Jonah');
  await expect.poll(() => listDraftKeys(page)).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('festoon.session');
});

test('what is missing has a place on the card, and each part has its form (behaviour 11.2, 11.8)', async () => {
  await to('/confirmation');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add a name' }).waitFor();
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent.trim(), link.getAttribute('href')]));
  expect(Object.fromEntries(links)).toMatchObject({
    'Change the look': '/theme?from=review',
    'Add a name': '/eventName?from=review',
    'Add a day': '/dateTime?from=review',
    'Add a place': '/location?from=review',
    'Add a plan': '/activity?from=review',
    'Edit Type: No type specified': '/partyType?from=review',
    'Edit Theme: No theme specified': '/theme?from=review',
    'GuestsNobody invited yet': '/invitee?from=review',
    'Answer settingsGuests may bring one person': '/answers?from=review',
    Home: '/',
  });
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await main.getByRole('link', { name: 'Add a name' }).click();
  await page.getByLabel('Title').fill('Supper');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL(`${site.url}/confirmation`);
  await main.getByRole('link', { name: 'Edit Event Name: Supper' }).waitFor();
});

test('the review opens without a connection, from a step that leads back to it (behaviour 11.2, 11.9)', async () => {
  await keepDraft(page, site.url, storedDraft);
  await to('/confirmation');
  await page.getByText('Garden party').first().waitFor();
  await to('/eventName?from=review');
  await page.getByLabel('Title').fill('Lawn party');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Edit Event Name: Lawn party' }).waitFor();
  await button().click();
  // The next screen's scripts cannot be loaded, so the router loads its address, and the browser says why it cannot.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await page.context().setOffline(false);
  await to('/confirmation');
  await button().click();
  await page.waitForURL(`${site.url}/hostLogIn?redirect=/confirm`);
  await expect.poll(() => listDraftKeys(page)).toContain('festoon.eventName');
});

test('without a connection nothing is lost; the next press saves, says so and is shut meanwhile, and a double click is one invitation (behaviour 3.10, 12.2, 12.9, 12.12)', async () => {
  const uid = await signInBrowser();
  await openConfirm();
  const message = page.getByPlaceholder('Leave a message for your guests...');
  await message.fill('Kept');
  await page.route('**/confirm.data', (route) => route.abort());
  await button().click();
  await error().waitFor();
  await expect.poll(() => error().innerText()).toBe(saveFailed);
  await expect.poll(() => message.inputValue()).toBe('Kept');
  await expect.poll(() => listDraftKeys(page)).toContain('festoon.eventName');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);

  await page.unroute('**/confirm.data');
  const held = Promise.withResolvers<undefined>();
  await page.route('**/confirm.data', async (route) => {
    await held.promise;
    await route.continue();
  });
  await button().dblclick();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await saving.waitFor();
  await expect.poll(() => saving.isDisabled()).toBe(true);
  held.resolve(undefined);
  await page.waitForURL('**/guest/*');
  await expect.poll(() => invitesOf(uid)).toHaveLength(1);
});

test('after a lost reply the next press leads to the login, and saving again to the same invitation (behaviour 12.13)', async () => {
  const uid = await signInBrowser();
  await openConfirm();
  await page.route('**/confirm.data', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button().click();
  await error().waitFor();
  await page.unroute('**/confirm.data');
  await button().click();
  await page.waitForURL(`${site.url}/hostLogIn?redirect=/confirm`);
  await expect.poll(() => listDraftKeys(page)).toContain('festoon.eventName');

  await signInBrowserAgain();
  await page.goto(`${site.url}/confirm`);
  await page.waitForURL('**/guest/*');
  const invites = await invitesOf(uid);
  expect(invites.map(({ id }) => `${site.url}${getGuestPath(id)}`)).toEqual([page.url()]);
});

const logInSheet = () => page.waitForURL(`${site.url}/hostLogIn?redirect=/confirm`);

test('without a sign-in the press opens the login under the card, with the reason; × leads back, and nothing is lost (behaviour 3.7, 12.5, 12.7, 17.42)', async () => {
  await openConfirm();
  await button().click();
  await logInSheet();
  await page.getByRole('heading', { name: 'So you can see who’s coming' }).waitFor();
  await page.getByText(messages.notSignedIn).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await page.getByText('Garden party').first().waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the invitation' }).click();
  await page.getByRole('link', { name: 'Edit Event Name: Garden party' }).waitFor();
  await page.getByRole('link', { name: 'Log in as a Host' }).click();
  await logInSheet();
  await expect.poll(() => listDraftKeys(page)).toContain('festoon.eventName');
});

test('the username is made of the hosts’ names, selected; three free ones are offered where it is taken (behaviour 17.49, 17.50)', async () => {
  const taken = { username: 'lena.marco', password: 'secret', mode: 'sign-up' };
  await site.visitor().post('/hostLogIn', taken);
  await openConfirm({ ...storedDraft, 'festoon.hostedBy': { hostedBy: 'Lena & Marco' } });
  await button().click();
  await logInSheet();
  const username = page.getByLabel('Username');
  await expect.poll(() => username.inputValue()).toBe('lena.marco');
  await page.getByLabel('Password').fill('lanterns');
  await page.keyboard.press('Enter');
  await page.getByText('That username is already taken. Try a different one.').waitFor();
  const free = page.getByRole('group', { name: 'Free usernames' }).getByRole('button');
  await expect.poll(() => free.count()).toBe(3);
  const name = (await free.first().textContent()) ?? '';
  await free.first().click();
  await expect.poll(() => username.inputValue()).toBe(name);
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.getByLabel('Password').fill('lanterns');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/guest/*');
  await expect.poll(async () => invitesOf((await findHost(site, name)).uid)).toHaveLength(1);
});

test('a save that led to the login goes on after it, without another press, once (behaviour 12.21)', async () => {
  const username = `host-${names++}`;
  await page.setViewportSize({ width: 360, height: 640 });
  await openConfirm();
  await button().click();
  await logInSheet();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('lanterns');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/guest/*');
  const host = await findHost(site, username);
  await expect.poll(() => invitesOf(host.uid)).toHaveLength(1);

  // The draft is another one now; even signed in, nothing is saved automatically.
  await signInBrowserAgain();
  await page.evaluate(() => localStorage.setItem('festoon.eventName', '{"title":"Another"}'));
  for (const back of [() => page.goBack(), () => page.reload()]) {
    await back();
    await page.locator('html[data-hydrated]').waitFor();
    await button().and(page.locator(':enabled')).waitFor();
  }
  await expect.poll(() => invitesOf(host.uid)).toHaveLength(1);
});

test('where nothing is drafted it offers to begin and the host’s events; the save says what is missing, with the way to its form (behaviour 11.3, 12.6, 12.22)', async () => {
  await signInBrowser();
  await to('/confirm');
  await page.getByRole('heading', { name: 'Nothing to save yet' }).waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  const links = page.getByRole('region', { name: 'Nothing to save yet' }).getByRole('link');
  const targets = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(targets).toEqual([
    ['Start your invite', '/eventName'],
    ['Your events', '/host/events'],
  ]);
  await button().click();
  await error().getByText(titleRequired).waitFor();
  await error().getByRole('link').click();
  await page.waitForURL(`${site.url}/confirm?edit=eventName`);
  await page.getByLabel('Title').fill('Supper');
  await to('/confirm');
  await page.getByText('Supper', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('Nothing to save yet').count()).toBe(0);
});

test('another login on the way to a save leaves the invitees alone (behaviour 17.41)', async () => {
  await signInBrowser();
  await openConfirm();
  await page.getByRole('link', { name: 'Switch host login' }).click();
  await page.getByRole('button', { name: 'Sign out to create a new invite' }).click();
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  await expect
    .poll(async () => (await listDraftKeys(page)).toSorted())
    .toEqual(Object.keys(storedDraft).toSorted());
});

test('a leftover that breaks a rule is named with the way to its form (behaviour 11.3)', async () => {
  await signInBrowser();
  await openConfirm({
    ...storedDraft,
    'festoon.activity': { activities: [{ id: 1, name: 'Late', time: 9000 }], name: '', time: '' },
  });
  await button().click();
  await error().waitFor();
  await expect
    .poll(() => error().getByRole('link').getAttribute('href'))
    .toBe('/activity?from=review');
  await expect.poll(() => error().innerText()).not.toContain('Invalid');
});

test('more than 1 MiB is refused before it is sent, and kept; then a shorter message is saved, reached without a page load (behaviour 12.16, 12.18)', async () => {
  const username = `host-${names++}`;
  await site.visitor().post('/hostLogIn', { username, password: 'secret', mode: 'sign-up' });
  await keepDraft(page, site.url, nearlyFull);
  await to('/hostLogIn?redirect=/confirm');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${site.url}/confirm`);
  const message = page.getByPlaceholder('Leave a message for your guests...');
  await message.fill(tooLong);
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  for (const _ of ['once', 'twice']) {
    await button().click();
    await error().waitFor();
    await expect.poll(() => error().innerText()).toBe(sayTooLarge());
  }
  expect(sent).toBe(0);
  await expect.poll(() => listDraftKeys(page)).toContain('festoon.message');
  await message.fill('Short');
  await button().click();
  await page.waitForURL('**/guest/*');
});

test('host and message are typed on the card and survive a reload; both screens fit a narrow phone, also with a long title (behaviour 11.2, 12.1)', async () => {
  await signInBrowser();
  const long = { ...storedDraft, 'festoon.eventName': { title: 'W'.repeat(100) } };
  await keepDraft(page, site.url, long);
  await to('/confirmation');
  const hosts = page.getByLabel('Hosted by');
  const message = page.getByLabel('Message to your guests');
  await hosts.fill('Maya & Jonah');
  await message.fill('Come as you are!');
  await expect.poll(() => findFaults(page)).toEqual([]);
  await to('/confirm');
  await expect.poll(() => hosts.inputValue()).toBe('Maya & Jonah');
  await expect.poll(() => message.inputValue()).toBe('Come as you are!');
  await expect.poll(() => findFaults(page)).toEqual([]);
});
