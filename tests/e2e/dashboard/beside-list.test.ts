import { expect, test } from 'vitest';

import { messages } from '#app/features/invite/messages.ts';
import { getGuestCardPath, getGuestsPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { logInBrowser, open, site } from '#tests/setup/browser.ts';
import { dropComplaints, failOnComplaints } from '#tests/setup/complaints.ts';
import { giveEachTestADashboard, id, owner, page, switchEvent } from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';
import { findInvitee } from '#tests/setup/use-event.ts';

giveEachTestADashboard({ invitees: makeInvitees(20) });
failOnComplaints();

const guests = () => `${site.url}${getGuestsPath(id)}`;
const card = () => page.getByRole('complementary', { name: 'Guest' });
const nameOf = (guest: string) => card().getByRole('heading', { name: guest, exact: true });
const link = (guest: string) => page.getByRole('link', { name: guest, exact: true });
const focused = () => page.evaluate(() => document.activeElement?.textContent);
const idOf = async (guest: string) => (await findInvitee(guest)).id;

async function openList(search = ''): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, guests() + search);
}

test('on a wide screen a guest’s card opens beside the list, and the next guest’s in its place (behaviour 39.9)', async () => {
  await openList();
  await link('Guest 3').click();
  await nameOf('Guest 3').waitFor();
  await expect.poll(() => page.url()).toBe(`${guests()}?guest=${await idOf('Guest 3')}`);
  await expect.poll(focused).toBe('Guest 3');
  await expect.poll(() => link('Guest 3').getAttribute('aria-current')).toBe('true');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Find a guest' }).fill('guest 1');
  await page.getByText(/^11 of .* guests?$/).waitFor();
  await link('Guest 12').click();
  await nameOf('Guest 12').waitFor();
  await addAnswer(site.db, { inviteId: id, name: 'Zo', answer: 'yes' });
  await expect
    .poll(() => page.url())
    .toBe(`${guests()}?find=guest+1&guest=${await idOf('Guest 12')}`);
  await open(page, page.url());
  await nameOf('Guest 12').waitFor();
  await link('Guest 12').waitFor();
});

test('the card follows the arrows in the list; Escape closes it and gives the focus back; Back closes it too (behaviour 39.9)', async () => {
  await openList();
  await link('Guest 3').focus();
  await page.keyboard.press('Enter');
  await nameOf('Guest 3').waitFor();
  await link('Guest 3').focus();
  await page.keyboard.press('ArrowDown');
  await nameOf('Guest 4').waitFor();
  await expect.poll(() => focused()).toBe('Guest 4');
  await link('Guest 5').click();
  await nameOf('Guest 5').waitFor();
  await expect.poll(focused).toBe('Guest 5');
  await page.keyboard.press('Escape');
  await card().waitFor({ state: 'detached' });
  await page.waitForURL(guests());
  await expect.poll(() => page.evaluate(() => history.state.idx)).toBe(0);
  await expect
    .poll(() => link('Guest 5').evaluate((one) => one === document.activeElement))
    .toBe(true);
  await link('Guest 6').click();
  await nameOf('Guest 6').waitFor();
  await page.goBack();
  await card().waitFor({ state: 'detached' });
});

test('an answer that is being recorded in the card beside the list is not left behind (behaviour 39.9)', async () => {
  await openList();
  await page.getByRole('button', { name: 'Answer of Guest 3: No response yet' }).click();
  await page.getByRole('menuitem', { name: 'Full answer…' }).click();
  await page.getByRole('searchbox', { name: 'Find a guest' }).fill('guest');
  await page.waitForURL(/find=guest/);
  const note = card().getByLabel('Note');
  await note.fill('By train');
  await link('Guest 4').click();
  await page.getByText('Save or cancel what you typed first.').waitFor();
  await expect.poll(() => note.inputValue()).toBe('By train');
  await link('Guest 4').focus();
  await page.evaluate(() => history.back());
  await expect
    .poll(() => note.evaluate((one) => one.closest('form')?.contains(document.activeElement)))
    .toBe(true);
  await page.setViewportSize({ width: 800, height: 1280 });
  await link('Guest 4').waitFor({ state: 'hidden' });
  await expect.poll(() => note.inputValue()).toBe('By train');
  await page.setViewportSize({ width: 1280, height: 800 });
  await link('Guest 4').waitFor();
  await card().getByRole('button', { name: 'Save answer' }).click();
  await page.getByRole('button', { name: 'Answer of Guest 3: Going' }).waitFor();
  await card().getByRole('button', { name: 'Their note By train' }).waitFor();
  await expect.poll(() => page.url()).toBe(`${guests()}?find=guest&guest=${await idOf('Guest 3')}`);
  await link('Guest 4').click();
  await nameOf('Guest 4').waitFor();
  await card().getByRole('button', { name: 'Mail guest4@example.org' }).click();
  const address = card().getByRole('textbox', { name: 'Address' });
  await address.fill('typed@exam');
  await link('Guest 5').click();
  await card().getByText('This address isn’t complete yet.').waitFor();
  await expect.poll(() => address.inputValue()).toBe('typed@exam');
  await expect.poll(() => nameOf('Guest 4').count()).toBe(1);
  await address.press('Escape');
  await card().getByRole('button', { name: 'Mail guest4@example.org' }).waitFor();
  await link('Guest 5').click();
  await nameOf('Guest 5').waitFor();
});

test('links to other screens do not leave behind what is typed in the card (behaviour 39.9)', async () => {
  await openList();
  await link('Guest 3').click();
  await card().getByRole('button', { name: 'Mail guest3@example.org' }).click();
  const address = card().getByRole('textbox', { name: 'Address' });
  await address.fill('typed@exam');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByText('Save or cancel what you typed first.').waitFor();
  await expect.poll(() => address.inputValue()).toBe('typed@exam');
  await address.press('Escape');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.waitForURL(/settings$/);
});

test('a long name takes three lines of the list at most, and is whole in the card (behaviour 39.2)', async () => {
  const name = 'W'.repeat(200);
  await switchEvent({ invitees: [{ name, email: '' }] });
  await openList();
  const lines = () =>
    link(name).evaluate(
      (one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight),
    );
  await expect.poll(() => lines()).toBeCloseTo(3, 1);
  await link(name).click();
  await nameOf(name).waitFor();
  await expect.poll(() => lines()).toBeCloseTo(3, 1);
});

test('a card that cannot be shown says why and can be closed (behaviour 39.9)', async () => {
  await openList();
  await link('Guest 3').click();
  await nameOf('Guest 3').waitFor();
  await site.db
    .deleteFrom('invitees')
    .where('id', '=', await idOf('Guest 4'))
    .execute();
  await link('Guest 4').click();
  await card().getByText('This guest isn’t on the list any more.').waitFor();
  dropComplaints('404');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await card().getByRole('button', { name: 'Close' }).click();
  await card().waitFor({ state: 'detached' });
  await logInBrowser('somebody-else');
  await link('Guest 5').click();
  await card().getByText(messages.wrongHost).waitFor();
  dropComplaints('403');
});

test('signing out elsewhere takes neither the list nor what is typed in the card beside it (behaviour 21.5)', async () => {
  await openList();
  await link('Guest 3').click();
  await card().getByRole('button', { name: 'More for this answer' }).click();
  await card().getByRole('button', { name: 'Full answer' }).click();
  const note = card().getByLabel('Note');
  await note.fill('By train');
  await page.context().clearCookies();
  const refused = page.waitForResponse(/\?beside/);
  const address = { intent: 'address', address: 'new@example.org', seen: 'guest4@example.org' };
  const path = `${getGuestCardPath(id, await idOf('Guest 4'))}.data`;
  expect((await owner.visitor.postJson(path, address)).status).toBe(200);
  await refused;
  await page.getByText(messages.signedOutElsewhere).waitFor();
  await card().getByRole('button', { name: 'Save answer' }).click();
  await card().getByRole('link', { name: 'Log in again in a new tab' }).waitFor();
  await expect.poll(() => note.inputValue()).toBe('By train');
  dropComplaints('401');
});

test('without a connection the list stays beside the card that was read, and says what is missing (behaviour 39.9)', async () => {
  await openList('?guest=%22');
  await link('Guest 3').focus();
  await page.keyboard.press('Escape');
  await card().waitFor({ state: 'detached' });
  await link('Guest 3').click();
  await card().getByRole('button', { name: 'More for this answer' }).waitFor();
  await page.context().setOffline(true);
  await link('Guest 4').click();
  await card().getByText('Couldn’t load this guest.').waitFor();
  await link('Guest 4').waitFor();
  await page.context().setOffline(false);
  await link('Guest 5').click();
  await nameOf('Guest 5').waitFor();
  await expect.poll(() => card().getByText('Couldn’t load this guest.').count()).toBe(0);
});

test('on a phone a guest’s card is a page of its own (behaviour 39.9)', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, guests());
  await link('Guest 3').click();
  await page.getByRole('heading', { name: 'Guest 3', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(getGuestCardPath(id, await idOf('Guest 3')));
  await open(page, `${guests()}?guest=${await idOf('Guest 3')}`);
  await link('Guest 3').waitFor();
  await expect.poll(() => card().count()).toBe(0);
});
