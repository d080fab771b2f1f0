import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { messages } from '#app/features/invite/messages.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { storedDraft } from '#tests/fixtures/drafts.ts';
import { logInBrowser, site, to } from '#tests/setup/browser.ts';
import {
  button,
  giveEachTestADashboard,
  id,
  openEvent,
  owner,
  page,
} from '#tests/setup/dashboard.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';
import { keepDraft, listDraftKeys } from '#tests/setup/stored-draft.ts';

giveEachTestADashboard();

const dashboard = () => `${site.url}${getDashboardPath(id)}`;
const error = () => page.getByRole('alert');
const stored = () => findInvite(site.db, id);
const fieldOf = (label: string) => page.getByRole('textbox', { name: label, exact: true });

/** The database refuses changes to a table during `work`, but no reads. */
async function refusing(
  change: 'insert' | 'update' | 'delete',
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { db } = site;
  await sql
    .raw(`create trigger refusal before ${change} on ${table} begin select raise(abort, 'no'); end`)
    .execute(db);
  try {
    await work();
  } finally {
    await sql.raw('drop trigger refusal').execute(db);
  }
}

async function signOutProblem(name: string): Promise<string> {
  await refusing('delete', 'sessions', async () => {
    await button(name).click();
    await error().waitFor();
  });
  return error().innerText();
}

describe('signing out that fails says so and stays', () => {
  const sentence = 'Failed to sign out. Please try again.';

  test('on the dashboard (behaviour 17.32)', async () => {
    await openEvent();
    expect(await signOutProblem('Sign out')).toBe(sentence);
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    await expect.poll(() => page.url()).toBe(dashboard());
    await button('Sign out').click();
    await page.waitForURL(`${site.url}/`);
    await expect.poll(() => page.context().cookies()).toEqual([]);
  });

  test('for the wrong host, who then comes back through the login (behaviour 17.32, 18.5)', async () => {
    await logInBrowser(`other-${owner.host.username}`);
    await openEvent();
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    expect(await signOutProblem('Sign out and log in again')).toBe(sentence);
    await button('Sign out and log in again').click();
    await page.waitForURL(`${site.url}/hostLogIn?redirect=/host/events/${id}`);
    await button('Open invite').waitFor();
  });
});

test('Create New Event keeps the draft when told to, and goes on when the clipboard refuses, which is only logged (behaviour 18.15, 18.32, 18.38)', async () => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await keepDraft(page, site.url);
  await openEvent();
  const logged = page.waitForEvent('console', (line) => line.type() === 'error');
  await button('Create New Event').click();
  await button('Keep it').click();
  expect((await logged).text()).toContain('could not be copied');
  await page.waitForURL(`${site.url}/`);
  await expect
    .poll(async () => (await listDraftKeys(page)).toSorted())
    .toEqual(Object.keys(storedDraft).toSorted());
});

describe('the inline editors', () => {
  const editors = [
    ['Edit title', 'Event title'],
    ['Edit message', 'Message to your guests'],
    // Last, because the search for its point may change the event once more.
    ['Edit location', 'Location'],
  ] as const;

  test('are open one at a time; Cancel and Escape restore the stored value, and what was typed into another is still there (behaviour 18.24, 18.27)', async () => {
    await openEvent();
    for (const [opener, label] of editors) {
      await button(opener).click();
      const field = fieldOf(label);
      const before = await field.inputValue();
      for (const leave of [() => button('Cancel').click(), () => page.keyboard.press('Escape')]) {
        await field.fill('Never mind');
        await leave();
        await expect.poll(() => field.count()).toBe(0);
        await button(opener).click();
        await expect.poll(() => field.inputValue()).toBe(before);
      }
    }
    for (const [opener] of [...editors, ...editors]) {
      await button(opener).click();
      for (const [name, label] of editors) {
        await expect.poll(() => fieldOf(label).count()).toBe(name === opener ? 1 : 0);
        if (name === opener) await fieldOf(label).pressSequentially('!');
      }
      await expect.poll(() => button('Save').count()).toBe(1);
    }
    await button('Edit title').click();
    await expect.poll(() => page.getByLabel('Event title').inputValue()).toMatch(/!!$/);
    await expect.poll(async () => (await stored())?.version).toBe(1);
  });

  test('keep what was typed without a connection and when the server fails (behaviour 18.26)', async () => {
    await openEvent();
    for (const [opener, label] of editors) {
      const typed = `${label}, typed with care`;
      await button(opener).click();
      const field = fieldOf(label);
      await field.fill(typed);
      await page.route('**/host/events/*.data', (route) => route.abort());
      await button('Save').click();
      await error().waitFor();
      await expect.poll(() => error().innerText()).toBe(messages.updateFailed);
      await expect.poll(() => field.inputValue()).toBe(typed);
      await page.unroute('**/host/events/*.data');
      await refusing('update', 'invites', async () => {
        await button('Save').click();
        await error().waitFor();
      });
      await expect.poll(() => field.inputValue()).toBe(typed);
      await button('Save').click();
      await button(opener).waitFor();
      await expect.poll(() => field.count()).toBe(0);
      expect(JSON.stringify(await stored())).toContain(typed);
    }
  });
});

test('a dashboard that cannot be shown leads back to the start (behaviour 18.7)', async () => {
  await to('/host/events/nothing');
  await page.getByRole('heading', { level: 1, name: 'Invite not found.', exact: true }).waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to start', exact: true }).click();
  await page.waitForURL(`${site.url}/`);
});
