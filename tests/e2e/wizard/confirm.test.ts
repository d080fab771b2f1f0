import { expect, test } from 'vitest';

import { saveFailed } from '#app/features/draft/messages.ts';
import { titleRequired } from '#app/features/draft/parts/event-name.ts';
import { messages } from '#app/features/invite/messages.ts';
import { tooLarge } from '#app/platform/body-limit.ts';
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
    'Saturday, June 12, 2027\n6:00 PM - 11:30 PM',
    'Villa Rosa',
    '7:00 PM · Dinner',
    '2 invitees',
    'Maya',
  ]) {
    expect(await review.innerText()).toContain(text);
  }
  await page.getByRole('link', { name: 'Next' }).click();
  const message = page.getByPlaceholder('Leave a message for your guests...');
  await message.fill('Come as you are!\nReally.');
  await page.getByLabel('Hosted by').fill('Maya & Jonah');
  await button().click();
  await page.waitForURL('**/guest/*');
  await hideLiveLayer(page);
  await page.getByText('Hosted by Maya & Jonah').waitFor();
  const [invite, ...others] = await invitesOf(uid);
  expect(others).toEqual([]);
  expect(page.url()).toBe(`${site.url}${getGuestPath(invite?.id ?? '')}`);
  expect(invite?.custom_message).toBe('Come as you are!\nReally.');
  expect(invite?.hosted_by).toBe('Maya & Jonah');
  expect(await listDraftKeys(page)).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('festoon.session');
});

test('the review names what is missing and leads to each step (behaviour 11.2)', async () => {
  await to('/confirmation');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 2, name: "You're Invited!" }).waitFor();
  const text = await main.innerText();
  expect(text).toContain(
    'Still missing: a name, a type, a theme, a date, activities, invitees and a location.',
  );
  expect(text).toContain('No type specified');
  expect(text).toContain('No theme specified');
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const step of ['eventName', 'partyType', 'theme', 'dateTime', 'activity', 'invitee']) {
    expect(links).toContain(`/${step}`);
  }
  expect(links).toEqual(expect.arrayContaining(['/location', '/confirm', '/']));
  expect(await findAxeViolations(page)).toEqual([]);
});

test('while it saves the button says so and is shut, and a double click is one invitation (behaviour 3.10, 12.2, 12.12)', async () => {
  const uid = await signInBrowser();
  await openConfirm();
  const held = Promise.withResolvers<undefined>();
  await page.route('**/confirm.data', async (route) => {
    await held.promise;
    await route.continue();
  });
  await button().dblclick();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await saving.waitFor();
  expect(await saving.isDisabled()).toBe(true);
  held.resolve(undefined);
  await page.waitForURL('**/guest/*');
  expect(await invitesOf(uid)).toHaveLength(1);
});

test('without a connection nothing is lost, and the next press saves (behaviour 12.9)', async () => {
  const uid = await signInBrowser();
  await openConfirm();
  const message = page.getByPlaceholder('Leave a message for your guests...');
  await message.fill('Kept');
  await page.route('**/confirm.data', (route) => route.abort());
  await button().click();
  await error().waitFor();
  expect(await error().innerText()).toBe(saveFailed);
  expect(await message.inputValue()).toBe('Kept');
  expect(await listDraftKeys(page)).toContain('festoon.eventName');
  expect(await findAxeViolations(page)).toEqual([]);

  await page.unroute('**/confirm.data');
  await button().click();
  await page.waitForURL('**/guest/*');
  expect(await invitesOf(uid)).toHaveLength(1);
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
  expect(await listDraftKeys(page)).toContain('festoon.eventName');

  await signInBrowserAgain();
  await to('/confirm');
  await button().click();
  await page.waitForURL('**/guest/*');
  const invites = await invitesOf(uid);
  expect(invites.map(({ id }) => `${site.url}${getGuestPath(id)}`)).toEqual([page.url()]);
});

test('without a sign-in the press says what to do, and the draft survives the way to the login (behaviour 3.7, 12.5, 12.7)', async () => {
  await openConfirm();
  await button().click();
  await error().waitFor();
  expect(await error().innerText()).toBe(`${messages.notSignedIn} Log in and save`);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Log in as a Host' }).click();
  await page.waitForURL(`${site.url}/hostLogIn?redirect=/confirm`);
  expect(await listDraftKeys(page)).toContain('festoon.eventName');
});

test('‘Log in and save’ saves once after the login, without another press (behaviour 12.21)', async () => {
  const username = `host-${names++}`;
  await page.setViewportSize({ width: 360, height: 640 });
  await openConfirm();
  await button().click();
  const bottom =
    (await error()
      .boundingBox()
      .then((box) => box && box.y + box.height)) ?? Infinity;
  expect(bottom).toBeLessThan((await button().boundingBox())?.y ?? 0);
  await error().getByRole('link', { name: 'Log in and save' }).click();
  await page.waitForURL(`${site.url}/hostLogIn?redirect=/confirm`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('lanterns');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/guest/*');
  const host = await findHost(site, username);
  expect(await invitesOf(host.uid)).toHaveLength(1);

  // The draft is another one now; even signed in, nothing is saved automatically.
  await signInBrowserAgain();
  await page.evaluate(() => localStorage.setItem('festoon.eventName', '{"title":"Another"}'));
  for (const back of [() => page.goBack(), () => page.reload()]) {
    await back();
    await page.locator('html[data-hydrated]').waitFor();
    await button().and(page.locator(':enabled')).waitFor();
  }
  expect(await invitesOf(host.uid)).toHaveLength(1);
});

test('the wish to save ends where the host comes back without a login (behaviour 12.21)', async () => {
  await openConfirm();
  await button().click();
  await error().getByRole('link', { name: 'Log in and save' }).click();
  await page.waitForURL(`${site.url}/hostLogIn?redirect=/confirm`);
  await page.goBack();
  await button().and(page.locator(':enabled')).waitFor();
  const uid = await signInBrowser();
  await page.reload();
  await page.getByRole('link', { name: 'Switch host login' }).waitFor();
  await page.getByPlaceholder('Leave a message for your guests...').fill('Not before this');
  await button().click();
  await page.waitForURL('**/guest/*');
  expect(await invitesOf(uid)).toMatchObject([{ custom_message: 'Not before this' }]);
});

test('where nothing is drafted it offers to begin and the host’s events, and the save says what is missing (behaviour 12.22)', async () => {
  await signInBrowser();
  await to('/confirm');
  await page.getByRole('heading', { name: 'Nothing to save yet' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
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
  await page.getByRole('link', { name: 'Start your invite' }).click();
  await page.getByLabel('Title').fill('Supper');
  await to('/confirm');
  await page.getByRole('heading', { name: 'Supper' }).waitFor();
  expect(await page.getByText('Nothing to save yet').count()).toBe(0);
});

test('another login on the way to a save leaves the invitees alone (behaviour 17.41)', async () => {
  await signInBrowser();
  await openConfirm();
  await page.getByRole('link', { name: 'Switch host login' }).click();
  await page.getByRole('button', { name: 'Sign out to create a new invite' }).click();
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  expect((await listDraftKeys(page)).toSorted()).toEqual(Object.keys(storedDraft).toSorted());
});

test('a leftover that breaks a rule is named with the way to its step, and so is a missing name (behaviour 11.3, 12.6)', async () => {
  await signInBrowser();
  await openConfirm({
    ...storedDraft,
    'festoon.activity': { activities: [{ id: 1, name: 'Late', time: 9000 }], name: '', time: '' },
  });
  await button().click();
  await error().waitFor();
  expect(await error().getByRole('link').getAttribute('href')).toBe('/activity');
  expect(await error().innerText()).not.toContain('Invalid');
  await page.evaluate(() => localStorage.clear());
  await to('/confirm');
  await button().click();
  await error().waitFor();
  expect(await error().innerText()).toContain(titleRequired);
  await error().getByRole('link').click();
  await page.waitForURL(`${site.url}/eventName`);
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
    expect(await error().innerText()).toBe(tooLarge);
  }
  expect(sent).toBe(0);
  expect(await listDraftKeys(page)).toContain('festoon.message');
  await message.fill('Short');
  await button().click();
  await page.waitForURL('**/guest/*');
});

test('both screens are accessible and fit a narrow phone, also with a long unbroken title', async () => {
  await signInBrowser();
  const long = { ...storedDraft, 'festoon.eventName': { title: 'W'.repeat(100) } };
  await keepDraft(page, site.url, long);
  for (const path of ['/confirmation', '/confirm']) {
    await to(path);
    expect(await findFaults(page)).toEqual([]);
  }
});
