import { describe, expect, test } from 'vitest';

import { findInvite } from '#app/features/invite/store.server.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import {
  button,
  context,
  giveEachTestAPage,
  heading,
  logInBrowser,
  page,
  site,
  to,
} from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { hideLiveLayer } from '#tests/setup/live-layer.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestAPage();

/** Presses a button again when its request is sent, before anything is drawn. Counts the requests. */
async function pressTwice(name: string): Promise<() => number> {
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await button(name).evaluate((pressed: HTMLButtonElement) => {
    const send = window.fetch;
    window.fetch = (...request) => {
      window.fetch = send;
      const sent = send(...request);
      pressed.click();
      return sent;
    };
    pressed.click();
  });
  return () => posts;
}

describe('a double click', () => {
  test.each([
    ['of a step', (id: string) => `/eventName?invite=${id}`, 'Title'],
    ['of the dashboard', (id: string) => getDashboardPath(id), 'Event title'],
  ])('on Save %s is one change (behaviour 3.10)', async (_, pathOf, label) => {
    const { host } = await logInBrowser();
    const id = await addEvent(site.db, { host });
    await to(pathOf(id));
    if (label === 'Event title') await button('Edit title').click();
    await page.getByLabel(label).fill('Twice');
    const posts = await pressTwice('Save');
    await page.waitForURL(`${site.url}${getDashboardPath(id)}`);
    await heading('Twice').waitFor();
    expect(posts()).toBe(1);
    await expect.poll(async () => (await findInvite(site.db, id))?.version).toBe(2);
  });

  test('on Add is one invitee, one activity, one occasion (behaviour 3.10)', async () => {
    await to('/invitee');
    await page.getByPlaceholder('Name').fill('Ana');
    await page.getByPlaceholder('Email').fill('ana@example.org');
    await button('Add').dblclick();
    const chips = page.getByRole('list', { name: 'Invitees' }).getByRole('listitem');
    await expect.poll(() => chips.count()).toBe(1);
    await to('/activity');
    await page.getByLabel('Activity', { exact: true }).fill('Dinner');
    await page.getByLabel('Time', { exact: true }).fill('10:30');
    await button('Add Activity').dblclick();
    await expect.poll(() => page.getByRole('slider').count()).toBe(1);
    await to('/partyType');
    await page.getByLabel('Something else?').fill('Launch');
    await button('Add').dblclick();
    await expect.poll(() => page.locator('[aria-pressed=true]').count()).toBe(1);
  });

  test('on Finish opens one review, on Next goes one step (behaviour 3.10)', async () => {
    await keepDraft(page, site.url);
    await to('/invitee');
    await button('Finish').dblclick();
    await page.getByRole('dialog').waitFor();
    await button('Cancel').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await to('/eventName');
    await button('Next').dblclick();
    await heading("What's the Occasion?").waitFor();
    expect(new URL(page.url()).pathname).toBe('/partyType');
  });

  test('on Log In and on Sign out is one', async () => {
    await to('/hostLogIn');
    await page.getByLabel('Username').fill('doubler');
    await page.getByLabel('Password').fill('lanterns');
    await button('Create Account').dblclick();
    await page.getByText('Keep your recovery code').waitFor();
    await page.getByRole('link', { name: 'Continue' }).or(button('Continue')).dblclick();
    await heading('Review & Confirm').waitFor();
    await to('/host/events');
    await button('Sign out').dblclick();
    await heading('Create Your Invite').waitFor();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toEqual(['festoon.device']);
  });
});

describe('Back', () => {
  test('after a save shows an empty draft that can be filled anew (behaviour 12.11)', async () => {
    await logInBrowser();
    await keepDraft(page, site.url);
    await to('/confirm');
    await button('Confirm & Generate Link').click();
    await page.waitForURL('**/guest/*');
    await page.goBack();
    await page.locator('html[data-hydrated]').waitFor();
    await heading('Review & Confirm').waitFor();
    await button('Confirm & Generate Link').and(page.locator(':enabled')).waitFor();
    await expect
      .poll(() => page.getByRole('heading', { name: 'Nothing to save yet' }).count())
      .toBe(1);
  });

  test('after signing out shows nothing of the event (behaviour 17.37)', async () => {
    const { host } = await logInBrowser();
    const id = await addEvent(site.db, { host });
    await to(getDashboardPath(id));
    await button('Sign out').click();
    await page.waitForURL(`${site.url}/`);
    await page.goBack();
    await page.waitForURL(/hostLogIn/);
    await expect.poll(() => page.getByText('ana@example.org').count()).toBe(0);
  });
});

test('with a full storage the wizard says once that the draft is kept only while the page is open, and it survives the way through the login (behaviour 3.6, 3.7)', async () => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await to('/eventName');
  await page.getByLabel('Title').fill('Kept in memory');
  const warning = page.getByText('This browser is not storing your draft.');
  await warning.waitFor();
  await expect.poll(() => warning.innerText()).toContain('It stays only while this page is open');
  await button('Next').click();
  await button('Pool Party').click();
  await expect.poll(() => warning.count()).toBe(1);
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await heading('Review Your Invitation').waitFor();
  await expect.poll(() => page.getByRole('main').innerText()).toContain('Pool Party');
  await expect.poll(() => warning.count()).toBe(1);
  await page.getByRole('link', { name: 'Log in as a Host' }).click();
  await page.getByLabel('Username').fill('full-storage');
  await page.getByLabel('Password').fill('lanterns');
  await button('Create Account').click();
  await page.getByRole('link', { name: 'Continue' }).or(button('Continue')).click();
  await heading('Review & Confirm').waitFor();
  await button('Confirm & Generate Link').and(page.locator(':enabled')).click();
  await page.waitForURL('**/guest/*');
  await hideLiveLayer(page);
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe('Kept in memory');
});

test('a server that is gone between two steps costs nothing that was typed (behaviour 3.11)', async () => {
  await to('/eventName');
  await page.getByLabel('Title').fill('Kept');
  await context.setOffline(true);
  await button('Next').click();
  // `waitForURL` rejects when a load fails, unless it has failed before.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await context.setOffline(false);
  await to('/eventName');
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Kept');
  await button('Next').click();
  await heading("What's the Occasion?").waitFor();
});
