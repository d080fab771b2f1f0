import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { giveEachTestADashboard, openEvent, page, switchEvent } from '#tests/setup/dashboard.ts';
import { findFaults } from '#tests/setup/screen.ts';

giveEachTestADashboard();

const notice = (role: 'status' | 'alert', text: string) =>
  page.getByRole(role).filter({ hasText: text });

/** Of an event with one place. */
async function openList(whenFull: 'list' | 'closed') {
  await switchEvent({ answerSettings: { ...usualAnswers, seats: 1, whenFull } });
  await openEvent('/guests');
}

async function record(name: string, as: string) {
  // By keys: a notice of the press before may move the list meanwhile.
  await page.getByRole('button', { name: `Answer of ${name}: ` }).press('Enter');
  await page.getByRole('menuitemradio', { name: as, exact: true }).press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
}

test('of several recorded quickly everyone who waits is named, until they have a place or it is dismissed (behaviour 19.11, 25.11)', async () => {
  await openList('list');
  for (const name of ['Ana', 'Ben', 'Cleo']) await record(name, 'Going');
  await notice('status', 'Ben, Cleo: On the waiting list, because').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await record('Ana', 'Declined');
  await page.getByRole('button', { name: 'Answer of Ben: Going' }).waitFor();
  const rest = page.getByRole('status').filter({ hasText: /^Cleo: On the waiting list/ });
  await rest.waitFor();
  await rest.getByRole('button', { name: 'Dismiss' }).click();
  await rest.waitFor({ state: 'detached' });
});

test('of several refused everyone is named, until something else is recorded for them (behaviour 19.11)', async () => {
  await openList('closed');
  for (const name of ['Ana', 'Ben', 'Cleo']) await record(name, 'Going');
  await notice('alert', 'Ben, Cleo: There are not enough places left').waitFor();
  await record('Ben', 'Maybe');
  await page
    .getByRole('alert')
    .filter({ hasText: /^Cleo: There are not/ })
    .waitFor();
  await page.getByRole('button', { name: 'Answer of Ben: Maybe' }).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});
