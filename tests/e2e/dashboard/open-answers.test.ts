import { expect, test } from 'vitest';

import { findInvite } from '#app/features/invite/store.server.ts';
import { listAnswers } from '#app/features/rsvp/service.server.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { site, to } from '#tests/setup/browser.ts';
import { button, giveEachTestADashboard, id, page } from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findAxeViolations, findFaults, measureWidthAt320 } from '#tests/setup/screen.ts';

giveEachTestADashboard();

const openDashboard = (section = '') => to(`${getDashboardPath(id)}${section}`);
const openGuests = () => openDashboard('/guests');
const answers = () => listAnswers(site.db, id);
const fromTheLink = () => page.getByRole('list', { name: 'From the shared link' });

async function addOpenAnswers(...names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const given = { inviteId: id, name, answer: 'yes' } as const;
    await addAnswer(site.db, given, Date.UTC(2027, 4, 1, 10, index));
  }
}

test('several answers of the guest link are removed at once, and come back by Undo (behaviour 19.13)', async () => {
  await addOpenAnswers('Spam 1', 'Eva', 'Spam 2');
  await openGuests();
  await page.getByRole('checkbox', { name: 'Select Spam 1' }).check();
  await page.getByRole('checkbox', { name: 'Select Spam 2' }).check();
  await page.getByText('2 selected').waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await button('Remove 2 answers').click();
  const question = page.getByRole('dialog', { name: 'Remove 2 guests?' });
  await question.getByText('2 have answered.').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep them' }).click();
  await page.getByText('2 selected', { exact: true }).waitFor();
  await button('Remove 2 answers').click();
  await question.getByRole('button', { name: 'Remove 2 guests' }).click();
  await page.getByText('Removed 2 answers.').waitFor();
  await fromTheLink().getByText('Spam 1').waitFor({ state: 'detached' });
  await expect.poll(async () => (await answers()).map(({ name }) => name)).toEqual(['Eva']);
  await button('Undo').click();
  await fromTheLink().getByText('Spam 2').waitFor();
  await expect.poll(() => answers()).toHaveLength(3);
});

test('guests without a name show when they answered; one is named, one removed with Undo and merged with an invitee (behaviour 19.14)', async () => {
  await addOpenAnswers('', '');
  await openGuests();
  await fromTheLink().getByText('answered May 1, 2027').first().waitFor();
  await button('Who is this?').first().click();
  await page.getByLabel('Name', { exact: true }).fill('Eva');
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await button('Save name').click();
  await page.getByText('Saved the name Eva.').waitFor();
  await fromTheLink().getByText('Eva').waitFor();
  await button('Edit name of Eva').waitFor();

  await button('Who is this?').click();
  await button('Remove answer').click();
  await page.getByText('Removed 1 answer.').waitFor();
  await expect.poll(() => answers()).toMatchObject([{ name: 'Eva' }]);
  await button('Undo').click();
  await fromTheLink().getByText('Guest without a name').waitFor();

  await button('Who is this?').click();
  await page.getByLabel('Name', { exact: true }).fill('be');
  await expect.poll(() => page.getByRole('dialog').getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: 'Ben · No response yet' }).click();
  await page.getByText('Merged with Ben.').waitFor();
  await button('Answer of Ben: Going').waitFor();
  await expect.poll(() => page.getByText('Guest without a name').count()).toBe(0);
  await expect.poll(() => answers()).toHaveLength(2);
});

test('removed guests are put back from the activity of the overview (behaviour 33.22)', async () => {
  await addAnswer(site.db, { inviteId: id, name: 'Zo', answer: 'yes' });
  await openDashboard('/guests');
  await page.getByRole('checkbox', { name: 'Select Zo', exact: true }).check();
  await button('Remove 1 answer').click();
  await button('Remove 1 guest').click();
  await page.getByText('Removed 1 answer.').waitFor();
  await openDashboard();
  const activity = page.getByRole('region', { name: 'Activity' });
  await activity.getByText('You removed a guest').waitFor();
  await expect.poll(() => findFaults(page)).toEqual([]);
  await activity.getByRole('button', { name: 'Undo' }).click();
  await activity.getByText('You put back a guest').waitFor();
  await expect.poll(() => activity.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Zo', exact: true }).first().waitFor();
});

test('a toast says that answers are closed and reopened, and names what was saved in place or in a step (behaviour 14.25, 18.37)', async () => {
  await openDashboard();
  await page.getByText('How this adds up').click();
  await button('Close answers').click();
  await page.getByText('Answers are closed.', { exact: true }).waitFor();
  await button('Reopen answers').click();
  await page.getByText('Answers are open again.', { exact: true }).waitFor();
  await button('Close answers').waitFor();
  await expect.poll(async () => (await findInvite(site.db, id))?.answersClosed).toBe(false);

  await button('Edit title').click();
  await page.getByLabel('Event title').fill('Summer feast');
  await button('Save').click();
  await page.getByText('Title saved.').waitFor();
  await page.getByRole('link', { name: 'Edit date & time' }).click();
  await button('Save').click();
  await page.getByText('Date & time saved.').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('on a phone Edit title and the figures come first, then Share and Add guests, and Create New Event comes last (behaviour 18.36)', async () => {
  await addOpenAnswers('', 'Eva');
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard();
  const tops = await Promise.all(
    [
      button('Edit title'),
      page.getByRole('heading', { name: 'RSVP Overview' }),
      button('Share'),
      page.getByRole('link', { name: 'Add guests' }),
      page.getByRole('heading', { name: 'Quick Links' }),
      button('Create New Event'),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect.poll(() => measureWidthAt320(page)).toBeLessThanOrEqual(320);
});
