import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { listAnswers } from '#app/features/rsvp/service.server.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { reload, site } from '#tests/setup/browser.ts';
import {
  button,
  giveEachTestADashboard,
  id,
  openEvent,
  page,
  switchEvent,
} from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findAxeViolations, findFaults } from '#tests/setup/screen.ts';

giveEachTestADashboard({ invitees: makeInvitees(18) });

const openDashboard = () => openEvent('/guests');
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const selected = (count: number) => page.getByText(`${count} selected`, { exact: true }).waitFor();
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const invited = () => page.getByRole('list', { name: 'Invited' }).getByRole('listitem');
const said = async () =>
  (await listAnswers(site.db, id))
    .map(({ name, answer }) => `${name} ${answer}`)
    .toSorted((one, other) => one.localeCompare(other));

test('guests are selected by keyboard and by range, labeled, filtered and removed, each with Undo (behaviour 33.20, 33.25, 33.26, 39.2)', async () => {
  await openDashboard();
  await box('Guest 2').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused()).toBe('Select Guest 3');
  await box('Guest 5').click({ modifiers: ['Shift'] });
  await selected(4);
  await button('Label 4 guests').click();
  await page.getByLabel('Label', { exact: true }).fill('Family');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Label 4 guests' }).click();
  await page.getByText('Labeled 4 guests “Family”.').waitFor();
  await page.getByRole('checkbox', { name: 'Family 4' }).check();
  await page.getByText(/^4 of .* guests?$/).waitFor();
  expect(new URL(page.url()).search).toBe('?label=Family');
  await reload();
  await page.getByText(/^4 of .* guests?$/).waitFor();
  await expect.poll(() => invited().count()).toBe(4);
  await box('Guest 3').focus();
  await page.keyboard.press('Space');
  await button('All 4').click();
  await box('Guest 2').uncheck();
  await selected(3);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await button('Remove 3 guests').click();
  await page.getByText('Removed 3 guests.').waitFor();
  await page.getByText(/^1 of .* guests?$/).waitFor();
  await expect.poll(() => listInvitees(site.db, id)).toHaveLength(15);
  await button('Undo').click();
  await page.getByText(/^4 of .* guests?$/).waitFor();
  await expect.poll(() => listInvitees(site.db, id)).toHaveLength(18);
  await box('Guest 3').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.getByText('1 selected').waitFor({ state: 'detached' });
  await expect.poll(() => focused()).toBe('Select Guest 3');
  await page.keyboard.press('/');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('find');
});

const active = (attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);
const search = () => new URL(page.url()).search;

test('keys find, walk, select, open and close, anywhere on the screen (behaviour 33.38)', async () => {
  await openDashboard();
  await page.keyboard.press('/');
  await page.keyboard.type('guest 1');
  await page.getByText(/^9 of .* guests?$/).waitFor();
  // In a field, a key is a letter.
  await page.keyboard.type('x');
  await page.getByText('Nobody found').waitFor();
  await page.keyboard.press('Backspace');
  await page.getByText(/^9 of .* guests?$/).waitFor();
  await page.getByText(/^9 of .* guests?$/).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Guest 10', exact: true }) });
  await expect
    .poll(() => row.getByRole('link').evaluate((link) => link === document.activeElement))
    .toBe(true);
  await page.keyboard.press('x');
  await selected(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+X');
  await selected(3);
  await page.keyboard.press('Space');
  await selected(2);
  await page.keyboard.press('Control+x');
  await selected(2);
  await page.keyboard.press('Enter');
  await page
    .getByRole('complementary', { name: 'Guest' })
    .getByRole('heading', { name: 'Guest 12' })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('complementary', { name: 'Guest' }).waitFor({ state: 'detached' });
  await expect.poll(() => active('data-part')).toBe('name');
  await selected(2);
  await page.keyboard.press('Escape');
  await page.getByText('2 selected').waitFor({ state: 'detached' });
  expect(search()).toBe('?find=guest+1');
  await page.keyboard.press('Escape');
  await expect.poll(search).toBe('');
  await expect.poll(() => page.getByLabel('Find a guest').inputValue()).toBe('');
});

test('? shows the keys, and those that are characters can be left to the list (behaviour 33.38)', async () => {
  await openDashboard();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await dialog.waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await page.keyboard.press('/');
  await expect.poll(() => active('name')).not.toBe('find');
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await reload();
  await box('Guest 2').waitFor();
  await page.getByText(/^18 names/).click();
  await page.keyboard.press('/');
  await expect.poll(() => active('name')).toBeNull();
  await box('Guest 2').focus();
  await page.keyboard.press('/');
  await expect.poll(() => active('name')).toBe('find');
});

test('all guests are selected but one; an answer is recorded for them, and their links are copied (behaviour 19.13, 33.20, 33.21, 33.28)', async () => {
  await switchEvent();
  await addAnswer(site.db, { inviteId: id, name: 'Eva', answer: 'no' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard();
  await box('Ana').check();
  await button('All 4').click();
  await box('Ben').uncheck();
  await selected(3);
  await button('Record answer of 2 guests and 1 answer').click();
  await page.getByRole('menuitemradio', { name: 'Going', exact: true }).click();
  await page.getByText('Recorded for 2 guests and 1 answer: Going.').waitFor();
  await expect.poll(() => said()).toEqual(['Ana yes', 'Cleo yes', 'Eva yes']);
  await button('Copy links of 2 guests').click();
  await page.getByText('Copied 2 links.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => line.split('\t')[0])).toEqual(['Ana', 'Cleo']);
  await button('Done').click();
  await button('Remove 2 guests and 1 answer').waitFor({ state: 'detached' });
});

async function record(as: string): Promise<void> {
  await button('Record answer of 2 guests').click();
  await page.getByRole('menuitemradio', { name: as, exact: true }).click();
}

test('who has answered after they were selected keeps that answer until the host says otherwise (behaviour 38.18)', async () => {
  await switchEvent();
  await openDashboard();
  await box('Ana').check();
  await box('Ben').check();
  const [ana] = await listInvitees(site.db, id);
  const declined = { inviteId: id, inviteeId: ana?.id ?? '', answer: 'no' } as const;
  await addAnswer(site.db, declined, Date.now());
  await record('Going');
  await page.getByText('Not for Ana: Somebody changed this answer after').waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await expect.poll(() => said()).toEqual(['Ana no', 'Ben yes']);
  await button('Keep as it is').click();
  await page.getByText('Not for Ana').waitFor({ state: 'detached' });
  await record('Maybe');
  await page.getByText('Not for Ana').waitFor();
  await expect.poll(() => said()).toEqual(['Ana no', 'Ben maybe']);
  await button('Undo').click();
  await button('Undo').waitFor({ state: 'detached' });
  await expect.poll(() => said()).toEqual(['Ana no', 'Ben yes']);
  await record('Going');
  await page.getByText('Not for Ana').waitFor();
  await button('Record for 1 more').click();
  await page.getByText('Not for Ana').waitFor({ state: 'detached' });
  await expect.poll(() => said()).toEqual(['Ana yes', 'Ben yes']);
  await record('Maybe');
  await page.getByText('Recorded for 2 guests: Maybe.').waitFor();
  await expect.poll(() => said()).toEqual(['Ana maybe', 'Ben maybe']);
});

test('who waits for a place is named in a note, which the host can dismiss (behaviour 33.27)', async () => {
  await switchEvent({ answerSettings: { ...usualAnswers, seats: 1 } });
  await openDashboard();
  await box('Ana').check();
  await box('Ben').check();
  await record('Going');
  const note = page.getByRole('status').filter({ hasText: 'Ben: On the waiting list, because' });
  await note.waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await expect.poll(() => findFaults(page)).toEqual([]);
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await note.waitFor({ state: 'detached' });
});

test('on a phone a long press selects, and the bar fits (behaviour 33.20, 33.21)', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard();
  await expect.poll(() => box('Guest 1').isVisible()).toBe(false);
  const row = invited().nth(1);
  await row.scrollIntoViewIfNeeded();
  const touch = { pointerType: 'touch', bubbles: true, clientX: 100, clientY: 100 };
  await row.dispatchEvent('pointerdown', touch);
  await selected(1);
  await row.dispatchEvent('pointerup', touch);
  await box('Guest 1').waitFor();
  await expect.poll(() => box('Guest 1').isChecked()).toBe(true);
  // At the end of the list the bar covers no row.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => findFaults(page)).toEqual([]);
  const actions = page.getByRole('region', { name: 'Selected guests' }).getByRole('button');
  const boxes = await Promise.all((await actions.all()).map((one) => one.boundingBox()));
  const middles = boxes.map((one) => Math.round((one?.y ?? 0) + (one?.height ?? 0) / 2));
  expect(new Set(middles).size).toBe(1);
  expect(boxes.every((one) => (one?.height ?? 0) >= 44 && (one?.width ?? 0) >= 44)).toBe(true);
  await button('Done').click();
  await button('More for the list').click();
  await button('Select guests').click();
  await box('Guest 0').check();
  await selected(1);
});
