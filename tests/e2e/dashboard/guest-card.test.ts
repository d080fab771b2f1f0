import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Question } from '#app/features/draft/parts/question.ts';
import { open } from '#tests/setup/browser.ts';
import { failOnComplaints } from '#tests/setup/complaints.ts';
import { giveEachTestADashboard, id, page } from '#tests/setup/dashboard.ts';
import { findAxeViolations, measureWidthAt320 } from '#tests/setup/screen.ts';
import { site } from '#tests/setup/site-and-browser.ts';

const diet: Question = {
  id: 'diet',
  kind: 'several',
  scope: 'person',
  title: 'Dietary needs',
  choices: ['Vegetarian', 'No nuts'],
  required: true,
};

giveEachTestADashboard({
  answerSettings: { ...usualAnswers, companions: 2, questions: [diet] },
  invitees: [
    {
      name: 'The Romanos',
      email: 'chiara@example.org',
      people: ['Chiara', 'Paolo', 'Leo', 'Nina'].map((name) => ({ name, child: false })),
    },
    { name: 'Ben', email: 'ben@example.org' },
  ],
});
failOnComplaints();

test('a family of four, one staying home, is recorded by four taps, then with all they say', async () => {
  await open(page, `${site.url}/host/events/${id}`);
  await page.getByRole('button', { name: 'Answer of The Romanos: No response yet' }).click();
  await page.getByRole('menuitem', { name: 'Answer for each name…' }).click();
  await page.getByRole('group', { name: 'Nina' }).getByText('Declined').click();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await measureWidthAt320(page)).toBe(320);
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.getByText('Answer of The Romanos recorded.').waitFor();
  await page.getByText('Going, 3 of 4', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Edit answer' }).click();
  await page.getByRole('button', { name: 'One companion more' }).click();
  await page.getByLabel('Companion 1').fill('Rosa');
  await page.getByRole('group', { name: 'Leo' }).getByLabel('No nuts').check();
  await page.getByLabel('Note').fill('A high chair');
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.getByText('Missing: Chiara, Paolo').waitFor();
  expect(await page.locator('main').innerText()).toMatch(/bringing Rosa\s+note: “A high chair”/i);
  await open(page, page.url());
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await measureWidthAt320(page)).toBe(320);

  await page.getByRole('link', { name: 'Guests' }).last().click();
  await page.getByRole('button', { name: 'Answer of The Romanos: Going, 3 of 4 +1' }).waitFor();
  await page.getByText('Columns', { exact: true }).click();
  await page.getByLabel('Dietary needs').check();
  await page.getByText('Dietary needs: Leo: No nuts').waitFor();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByText('1 of 3 answered').waitFor();
  await page.getByRole('link', { name: 'All answers' }).click();
  await page.getByRole('heading', { name: 'Answers', level: 1 }).waitFor();
  await page.getByText('No nuts', { exact: true }).click();
  await page.getByRole('link', { name: 'Leo' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await measureWidthAt320(page)).toBe(320);
});

test('what is refused stays on the screen', async () => {
  await open(page, `${site.url}/host/events/${id}`);
  await page.getByRole('link', { name: 'Ben', exact: true }).click();
  await page.getByRole('button', { name: 'Record answer' }).click();
  await page.getByLabel('Note').fill('Typed with care');
  await site.services.db.deleteFrom('invitees').where('name', '=', 'Ben').execute();
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.getByRole('alert').getByText('no longer on your list').waitFor();
  expect(await page.getByLabel('Note').inputValue()).toBe('Typed with care');
});
