import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { open } from '#tests/setup/browser.ts';
import { evening, usePlanning } from '#tests/setup/planning.ts';

const planning = usePlanning();

/** Every way out of a step, and the address that it leads to. */
const ways: [name: string, leave: (page: Page) => Promise<void>][] = [
  ['Next', (page) => page.getByRole('button', { name: 'Next', exact: true }).click()],
  ['Back', (page) => page.getByRole('link', { name: 'Back', exact: true }).click()],
  ['a pennant', (page) => page.getByRole('link', { name: 'Theme', exact: true }).click()],
  ['Home', (page) => page.getByRole('link', { name: /^(?:Back to )?Home$/ }).click()],
  [
    'the logo',
    (page) =>
      page
        .getByRole('link', { name: /Festoon/ })
        .first()
        .click(),
  ],
  ['the browser’s Back', async (page) => void (await page.goBack())],
];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function leaveBy(page: Page, leave: (page: Page) => Promise<void>): Promise<void> {
  const before = new URL(page.url()).pathname;
  await leave(page);
  await page.waitForURL((url) => url.pathname !== before);
}

/** From another step, so that the browser's Back stays in the wizard. */
async function visit(path: string, label: string): Promise<Page> {
  const page = await planning.visit('/eventName', { dateTime: evening });
  await page.getByRole('link', { name: label, exact: true }).click();
  await page.waitForURL(`**${path}`);
  return page;
}

/** These differ for the step: the page stays, or goes. */
const unlike = ways.filter(([name]) => ['a pennant', 'Home'].includes(name));

describe.for(ways)('leaving by %s', ([, leave]) => {
  test('takes a guest along (behaviour 3.17, 9.22)', async () => {
    const page = await visit('/invitee', 'Invitees');
    await field(page, 'Name').fill('Chiara');
    await page.getByText('Next takes Chiara along, without an email.').waitFor();
    await leaveBy(page, leave);
    await open(page, planning.urlOf('/invitee'));
    await page.getByRole('button', { name: 'Remove Chiara' }).waitFor();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('');
  });
});

describe.for(unlike)('leaving by %s', ([, leave]) => {
  test('takes complete activities along (behaviour 3.17)', async () => {
    const page = await visit('/activity', 'Activities');
    await field(page, 'Activity').fill('8 dinner, 9 dancing');
    await page.getByText('2 activities: Dinner 8:00 PM, Dancing 9:00 PM').waitFor();
    await leaveBy(page, leave);
    await open(page, planning.urlOf('/activity'));
    const plan = page.getByRole('list', { name: 'Activities in order' }).getByRole('listitem');
    await expect.poll(() => plan.count()).toBe(2);
    await expect.poll(() => field(page, 'Activity').inputValue()).toBe('');
  });

  test('keeps text that is not complete in its field, where Next asks (behaviour 3.17)', async () => {
    const page = await visit('/invitee', 'Invitees');
    await field(page, 'Name').fill('tom@example');
    await leaveBy(page, leave);
    await open(page, planning.urlOf('/invitee'));
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('tom@example');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('alert').getByText('Fix or clear tom@example').waitFor();
    expect(new URL(page.url()).pathname).toBe('/invitee');
  });
});
