import { expect, test } from 'vitest';

import { messages as dashboardMessages } from '#app/features/guests/messages.ts';
import { messages } from '#app/features/invite/messages.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { listAnswers } from '#app/features/rsvp/service.server.ts';
import { getGuestPath, getGuestsPath } from '#app/platform/paths.ts';
import { site, to } from '#tests/setup/browser.ts';
import { button, giveEachTestADashboard, id, owner, page } from '#tests/setup/dashboard.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import {
  findAxeViolations,
  findFaults,
  measureWidthAt320,
  resizeWindow,
} from '#tests/setup/screen.ts';

giveEachTestADashboard();

const openDashboard = (inviteId = id) => to(getGuestsPath(inviteId));
const choice = (name: string) => page.getByRole('menuitemradio', { name });
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const answers = () => listAnswers(site.db, id);
const said = async () =>
  (await answers())
    .map(({ name, answer }) => `${name} ${answer}`)
    .toSorted((one, other) => one.localeCompare(other));
const news = () => page.getByRole('region', { name: 'Guest List' }).getByRole('status').first();

test('a clipboard that refuses is logged, and the link can be taken from the screen; else Copy personal link puts the guest’s own link on it and says so (behaviour 19.7)', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  const logged = page.waitForEvent('console', (line) => line.type() === 'error');
  await button('Copy personal link of Ana').click();
  expect((await logged).text()).toContain('could not be copied');
  const field = page.getByLabel('Personal link of Ana', { exact: true });
  await field.waitFor();
  const [ana, ben, cleo] = await listInvitees(site.db, id);
  await expect
    .poll(() => field.inputValue())
    .toBe(`${site.url}${getGuestPath(id)}?g=${ana?.token}`);
  const selected = await page.evaluate(() => document.getSelection()?.toString());
  expect(selected).toContain(ana?.token);
  await expect.poll(() => page.getByText('Copied').count()).toBe(0);
  await expect.poll(() => findFaults(page)).toEqual([]);
  await button('Copy personal link of Ben').click();
  const other = page.getByLabel('Personal link of Ben', { exact: true });
  await expect.poll(() => other.inputValue()).toContain(ben?.token);
  await expect.poll(() => field.count()).toBe(0);

  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  await button('Copy personal link of Cleo').click();
  await button('Copied the personal link of Cleo').waitFor();
  await news().getByText('Copied the personal link of Cleo').waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site.url}${getGuestPath(id)}?g=${cleo?.token}`);
  await button('Copy personal link of Cleo').waitFor();
});

test('an answer is recorded by keyboard, and the focus stays with its guest (behaviour 19.8, 19.11)', async () => {
  await openDashboard();
  await button('Answer of Ana: No response yet').focus();
  await page.keyboard.press('Enter');
  await choice('No response').waitFor();
  await expect.poll(() => choice('No response').getAttribute('aria-checked')).toBe('true');
  await page.locator('[role="menu"]:not([data-starting-style])').waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await button('Answer of Ana: Going +1').waitFor();
  await page.getByText('recorded by you').waitFor();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => focused()).toBe('Answer of Ana: Going +1');
  await news().getByText('Recorded for Ana: Going +1', { exact: true }).waitFor();
  await page.getByText('2 of 2').waitFor();
  await expect
    .poll(() => answers())
    .toMatchObject([{ answer: 'yes', extra: 1, recordedByHost: true }]);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});

test('Escape and a press beside the open menu close it and do nothing else; an answer is stored also when the host leaves the screen with the next press (behaviour 19.11)', async () => {
  await openDashboard();
  await button('Answer of Ana: No response yet').click();
  await choice('Maybe').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => focused()).toBe('Answer of Ana: No response yet');
  await button('Answer of Ana: No response yet').click();
  await choice('Maybe').waitFor();
  const ben = await page.getByRole('link', { name: 'Ben', exact: true }).boundingBox();
  await page.mouse.click((ben?.x ?? 0) + 5, (ben?.y ?? 0) + 5);
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => focused()).toBe('Answer of Ana: No response yet');
  await expect.poll(() => page.url()).toBe(`${site.url}${getGuestsPath(id)}`);
  await expect.poll(() => answers()).toEqual([]);

  await button('Answer of Ana: No response yet').click();
  await choice('Maybe').waitFor();
  await page.evaluate(() => {
    const choices = [...document.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
    choices.find(({ textContent }) => textContent === 'Maybe')?.click();
    [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Ben')?.click();
  });
  await page.getByRole('heading', { name: 'Ben', exact: true }).waitFor();
  await expect.poll(answers).toMatchObject([{ name: 'Ana', answer: 'maybe' }]);
});

/** Holds posts of the dashboard until the returned function is called. */
async function holdPosts() {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/host/events/*/guests.data', async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
}

const quick = [
  ['Ana', 'Maybe'],
  ['Ben', 'Declined'],
  ['Ana', 'Going'],
] as const;

/** Chooses answers of guests, one after another, and leaves no menu open. */
async function chooseEach(answersOf: readonly (readonly [name: string, as: string])[]) {
  for (const [name, as] of answersOf) {
    await page.getByRole('button', { name: `Answer of ${name}: ` }).click();
    await page.getByRole('menuitemradio', { name: as, exact: true }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
}

test('all are stored when the host leaves before the first of several is (behaviour 19.11)', async () => {
  // At this width, a guest's card is a screen of its own.
  await page.setViewportSize({ width: 1024, height: 720 });
  await openDashboard();
  const release = await holdPosts();
  await chooseEach(quick);
  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await page.getByRole('heading', { name: 'Ben', exact: true }).waitFor();
  release();
  await expect.poll(said).toEqual(['Ana yes', 'Ben no']);
});

test('an answer recorded in part is not taken for somebody else’s by the next press (behaviour 38.18)', async () => {
  await site.db.updateTable('invites').set({ seats: 1 }).where('id', '=', id).execute();
  await openDashboard();
  const release = await holdPosts();
  await chooseEach([
    ['Ana', 'Going +1'],
    ['Ana', 'Declined'],
  ]);
  release();
  await news().getByText('Recorded for Ana: Declined', { exact: true }).waitFor();
  await expect.poll(() => answers()).toMatchObject([{ name: 'Ana', answer: 'no' }]);
});

/** Chooses an answer in a menu that is open while `meanwhile` runs. */
async function choose(name: string, as: string, meanwhile: () => Promise<unknown>) {
  await page.getByRole('button', { name: `Answer of ${name}: ` }).click();
  await choice(as).waitFor();
  await meanwhile();
  await page.getByRole('menuitemradio', { name: as, exact: true }).click();
}

test('a newer answer is not overwritten: the host keeps it, or records over it (behaviour 38.18)', async () => {
  await openDashboard();
  const { db } = site;
  const [ana, ben] = await listInvitees(db, id);
  const decline = (inviteeId = '') => addAnswer(db, { inviteId: id, inviteeId, answer: 'no' });
  await choose('Ana', 'Maybe', () => decline(ana?.id));
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing was overwritten' });
  await alert.getByText('it is “Declined” now').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await button('Answer of Ana: Declined').waitFor();
  await button('Keep “Declined”').click();
  await alert.waitFor({ state: 'detached' });
  await choose('Ben', 'Maybe', () => decline(ben?.id));
  await button('Record “Maybe”').click();
  await button('Answer of Ben: Maybe').waitFor();
  await news().getByText('Recorded for Ben: Maybe', { exact: true }).waitFor();
  await expect.poll(() => alert.count()).toBe(0);
  await expect.poll(() => said()).toEqual(['Ana no', 'Ben maybe']);
});

test('several are recorded one after another, as fast as the host goes (behaviour 19.11)', async () => {
  await openDashboard();
  const release = await holdPosts();
  await chooseEach(quick);
  await button('Answer of Ana: Going').waitFor();
  release();
  await page.getByText('recorded by you').nth(1).waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await button('Answer of Ana: Going').waitFor();
  await button('Answer of Ben: Declined').waitFor();
  await expect.poll(() => said()).toEqual(['Ana yes', 'Ben no']);
});

test('an answer of the open link is corrected and taken off, and the focus stays in the list (behaviour 19.8)', async () => {
  await addAnswer(site.db, { inviteId: id, name: 'Zoe', answer: 'no' });
  await openDashboard();
  await expect.poll(() => button('Copy personal link of Zoe').count()).toBe(0);
  await button('Answer of Zoe: Declined').click();
  await choice('Maybe').click();
  await button('Answer of Zoe: Maybe').waitFor();
  await page.getByText('recorded by you').waitFor();
  await button('Answer of Zoe: Maybe').click();
  await page.getByText('Takes this answer off the list').waitFor();
  await page.locator('[role="menu"]:not([data-starting-style])').waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await choice('No response').click();
  await page.getByText('From the shared link').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Guests');
  await expect.poll(() => answers()).toEqual([]);
});

test('for somebody removed meanwhile there is a sentence, and they leave the list (behaviour 19.10)', async () => {
  // A screen without updates; otherwise the row may be gone before it is pressed.
  await page.route('**/api/guests/*', (route) => route.abort());
  await openDashboard();
  const { db } = site;
  await db.deleteFrom('invitees').where('name', '=', 'Ben').where('invite_id', '=', id).execute();
  await button('Answer of Ben: No response yet').click();
  await choice('Declined').click();
  await page.getByRole('alert').getByText(dashboardMessages.guestGone).waitFor();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Ben:');
  await page.getByRole('button', { name: 'Answer of Ben' }).waitFor({ state: 'detached' });
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await expect.poll(() => answers()).toEqual([]);
});

test('without a connection an answer is kept, said and sent again; without a sign-in the row shows what is stored, with the login beside it (behaviour 19.15)', async () => {
  await openDashboard();
  // The server gets it, but the browser gets no response.
  await page.route('**/host/events/*/guests.data', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button('Answer of Ana: No response yet').click();
  await choice('Maybe').click();
  await page.getByText('Not saved yet: no connection. It stays here').waitFor();
  await button('Answer of Ana: Maybe').waitFor();
  await page.unroute('**/host/events/*/guests.data');
  await page.getByText('Not saved yet: no connection.').waitFor({ state: 'detached' });
  const history = site.db.selectFrom('reply_history').select('id').where('invite_id', '=', id);
  await expect.poll(async () => (await history.execute()).length).toBeLessThan(2);
  // The screen has read the list again. Signed out before it, it would lead to the log-in.
  await page.getByText('recorded by you').waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await expect.poll(answers).toMatchObject([{ name: 'Ana', answer: 'maybe' }]);
  await page.context().clearCookies();
  await button('Answer of Ana: Maybe').click();
  await choice('Declined').click();
  await page.getByRole('alert').getByText(messages.signedOut).waitFor();
  // The live dashboard's bar may say the same, if its stream has ended by then.
  const logIn = page
    .getByRole('region', { name: 'Guest List' })
    .getByRole('link', { name: 'Log in again in a new tab' });
  await expect
    .poll(() => logIn.getAttribute('href'))
    .toBe(`/hostLogIn?redirect=/host/events/${id}/guests`);
});

test('every control of a row is at least 44 pixels high and fits a narrow phone, whatever the name (behaviour 24.4)', async () => {
  const long = await addEvent(site.db, {
    host: owner.host,
    invitees: [
      { name: 'W'.repeat(200), email: `${'w'.repeat(300)}@example.org` },
      { name: 'Bo', email: 'bo@example.org' },
    ],
  });
  await openDashboard(long);
  // Resized first: a menu that moves during a press is not chosen from.
  await resizeWindow(page, { width: 320, height: 640 });
  const controls = page.getByRole('region', { name: 'Guests' }).getByRole('button');
  const heights = await controls.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  expect(heights).toHaveLength(2);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: /^Answer of W/ }).click();
  await choice('Maybe').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await choice('Maybe').click();
  await page.getByText('recorded by you').waitFor();
  await expect.poll(() => measureWidthAt320(page)).toBe(320);
});
