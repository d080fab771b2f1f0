import { expect, test } from 'vitest';

import { listInvitees } from '#app/features/invite/store.server.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { storedDraft } from '#tests/fixtures/drafts.ts';
import {
  button,
  giveEachTestAPage,
  logInBrowser,
  page,
  reload,
  site,
  to,
} from '#tests/setup/browser.ts';
import { hideLiveLayer } from '#tests/setup/live-layer.ts';
import {
  findAccessibilityProblems,
  findAxeViolations,
  measureWidthAt320,
} from '#tests/setup/screen.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage({ viewport: { width: 1280, height: 900 } });

const link = (name: string) => page.getByRole('link', { name, exact: true });
const questions = () => page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
const titles = () => questions().locator('bdi').allTextContents();
const choice = (number: number) => page.getByPlaceholder(`Choice ${number}`, { exact: true });
const preview = () => page.getByRole('main').getByRole('figure', { includeHidden: true });
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

const handleOf = (title: string) =>
  questions().filter({ hasText: title }).getByTitle('Drag to reorder');

/** Drags a question by its handle to another's position. */
async function drag(title: string, onto: string): Promise<void> {
  // Near the edges of the window dragging scrolls.
  await handleOf(title).evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
  const [start, end] = [await handleOf(title).boundingBox(), await handleOf(onto).boundingBox()];
  if (!start || !end) throw new Error('A question has no handle');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  const y = end.y + (end.y < start.y ? 2 : end.height - 2);
  await page.mouse.move(end.x + end.width / 2, y, { steps: 12 });
  await page.mouse.up();
}

/** Of the only stored invitation. */
async function readStored() {
  const { db } = site;
  const row = await db.selectFrom('invites').selectAll().executeTakeFirstOrThrow();
  return { ...row, questions: JSON.parse(row.questions) as { title: string; kind: string }[] };
}

async function writeQuestions(): Promise<void> {
  await link('Answer settings').click();
  await page.getByRole('heading', { level: 1, name: 'Answer Settings' }).waitFor();
  await page.getByLabel('Guests may bring').selectOption('4 people');
  await preview().getByText('How many? Up to 4.').waitFor();
  await button('+ Dietary needs').click();
  await expect.poll(() => focused()).toContain('Dietary needs');
  await button('+ Song request').click();
  await button('+ Your own question').click();
  await page.keyboard.type('Which days?');
  await page.getByLabel('Answer', { exact: true }).selectOption('Choose several');
  await choice(1).fill('Friday');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Saturday');
  await preview().getByText('Saturday', { exact: true }).waitFor();
}

async function reorder(): Promise<void> {
  await expect.poll(() => titles()).toEqual(['Dietary needs', 'Song request', 'Which days?']);
  await button('Move Song request up').press('Enter');
  await expect.poll(() => titles()).toEqual(['Song request', 'Dietary needs', 'Which days?']);
  await expect.poll(() => focused()).toBe('Move Song request up');
  await page.getByRole('status').getByText('Song request is now 1 of 3.').waitFor();
  await drag('Which days?', 'Song request');
  await expect.poll(() => titles()).toEqual(['Which days?', 'Song request', 'Dietary needs']);
  await drag('Song request', 'Dietary needs');
  await expect.poll(() => titles()).toEqual(['Which days?', 'Dietary needs', 'Song request']);
  await button('Remove Dietary needs').click();
  await expect.poll(() => titles()).toEqual(['Which days?', 'Song request']);
  await expect.poll(() => focused()).toContain('Song request');
  await button('Undo').click();
  await expect.poll(() => titles()).toEqual(['Which days?', 'Dietary needs', 'Song request']);
}

async function seeProblems(): Promise<void> {
  await page.getByLabel('Places').fill('0');
  await choice(2).press('Enter');
  await questions().getByText('Which days?').click();
  await expect.poll(() => choice(3).count()).toBe(0);
  await button('Next').click();
  await page.getByRole('alert').getByText('Please enter the choice, or remove it.').waitFor();
  await expect.poll(() => choice(3).evaluate((it) => it === document.activeElement)).toBe(true);
  await page
    .getByRole('alert')
    .getByText('Please enter a number of places between 1 and 100,000.')
    .waitFor();
  await expect.poll(() => measureWidthAt320(page)).toBe(320);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await button('Remove choice 3').click();
  await page.getByLabel('Places').fill('40');
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
}

async function makeHousehold(): Promise<void> {
  await button('Edit Ana').click();
  await button('Make this a household').click();
  await page.getByLabel('Name of the household').fill('Ana & Nina');
  await button('Done').click();
  await page.getByRole('alert').getByText('Please enter a name.').waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.type('Nina');
  await page.getByLabel('Child: Nina').check();
  await page.getByLabel('May bring').selectOption('Nobody');
  await button('Done').click();
  await page.getByText('Ana & Nina · 2 people · brings nobody').waitFor();
}

test('a draft’s answer settings are written, saved, and changed from the dashboard (behaviour 27.1, 27.2, 27.3, 27.4, 27.5, 27.6, 27.7, 27.9, 27.11, 27.12)', async () => {
  const { host } = await logInBrowser('maya');
  await keepDraft(page, site.url, storedDraft);
  await to('/invitee');
  await makeHousehold();
  await writeQuestions();
  await reorder();
  await seeProblems();
  await reload();
  await expect.poll(() => titles()).toEqual(['Which days?', 'Dietary needs', 'Song request']);
  await link('Back').click();
  await page.waitForURL('**/invitee');
  await to('/confirmation');
  await page.getByText('Guests may bring up to 4 people · 3 questions · 40 places').waitFor();
  // The card takes the place of its words.
  await page.getByRole('figure', { name: 'Preview of the invitation' }).waitFor();
  await page.getByRole('link', { name: /^Answer settings/ }).click();
  await page.getByLabel('Answer by').fill('2099-05-29');
  await page.getByLabel('Close: guests can no longer answer').check();
  await button('Done').click();
  await page.waitForURL('**/confirmation');

  await to('/confirm');
  await button('Confirm & Generate Link').click();
  await page.waitForURL('**/guest/*');
  await hideLiveLayer(page);
  const stored = await readStored();
  expect(stored).toMatchObject({ companions: 4, seats: 40, answer_by: '2099-05-29' });
  expect(stored.late_answers).toBe('close');
  expect(stored.questions.map(({ title, kind }) => [title, kind])).toEqual([
    ['Which days?', 'several'],
    ['Dietary needs', 'one'],
    ['Song request', 'text'],
  ]);
  const [ana] = await listInvitees(site.db, stored.id);
  expect(ana).toMatchObject({ name: 'Ana & Nina', companions: 0 });
  expect(ana?.people.map(({ name, child }) => [name, child])).toEqual([
    ['Ana', false],
    ['Nina', true],
  ]);

  await page.goto(`${site.url}${getGuestPath(stored.id)}?g=${ana?.token}`);
  await button('Yes').click();
  await page.getByRole('group', { name: 'Who’s coming?' }).waitFor();
  await page.getByRole('group', { name: 'Which days?' }).getByText('Saturday').waitFor();

  await logInBrowser(host);
  await to(getDashboardPath(stored.id));
  await link('Answer settings').click();
  await page.getByLabel('Guests see first names and answers').check();
  await button('Remove Song request').click();
  // The inert preview has a Save as well.
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').click();
  await page.getByText('Answer settings saved.').waitFor();
  await expect.poll(() => readStored()).toMatchObject({ guest_list: 'answers', version: 2 });
  await expect.poll(async () => (await readStored()).questions).toHaveLength(2);
});
