import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { findInvite } from '#app/features/invite/store.server.ts';
import { keepDraft, listDraftKeys, storedDraft } from '#tests/fixtures/drafts.ts';
import { makeInvitees, signIn } from '#tests/fixtures/invites.ts';
import { open } from '#tests/setup/browser.ts';
import { giveEachTestADashboard, id, owner, page, switchInvite } from '#tests/setup/dashboard.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';
import { site } from '#tests/setup/site-and-browser.ts';

giveEachTestADashboard();

const dashboard = () => `${site.url}/host/events/${id}`;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const error = () => page.getByRole('alert');
const stored = () => findInvite(site.services.db, id);

/** The database refuses changes to a table during `work`, but no reads. */
async function refusing(
  change: 'insert' | 'update' | 'delete',
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { db } = site.services;
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

describe('saving an invite', () => {
  test('that the server fails says so, keeps everything, and works the next time (behaviour 12.8, 12.9)', async () => {
    await keepDraft(page, site.url);
    await open(page, `${site.url}/confirm`);
    await page.getByPlaceholder('Leave a message for your guests...').fill('Typed with care');
    await refusing('insert', 'invites', async () => {
      await button('Confirm & Generate Link').click();
      await error().waitFor();
    });
    expect(await error().innerText()).toBe("We couldn't save this invite. Please try again.");
    const message = page.getByPlaceholder('Leave a message for your guests...');
    expect(await message.inputValue()).toBe('Typed with care');
    expect(await listDraftKeys(page)).toContain('festoon.eventName');
    expect(await button('Confirm & Generate Link').isEnabled()).toBe(true);
    await page.getByRole('link', { name: 'Switch host login' }).waitFor();
    await button('Confirm & Generate Link').click();
    await page.waitForURL('**/guest/*');
  });

  test('without a sign-in or a name is refused with its sentence (behaviour 12.6, 12.7)', async () => {
    await page.context().clearCookies();
    await keepDraft(page, site.url);
    await open(page, `${site.url}/confirm`);
    await button('Confirm & Generate Link').click();
    await error().waitFor();
    expect(await error().innerText()).toBe(
      'Create a host username and password before saving. Each invitation uses its own login. Log in and save',
    );
    await page.evaluate(() => localStorage.setItem('festoon.eventName', '{"title":"   "}'));
    await open(page, `${site.url}/confirm`);
    await button('Confirm & Generate Link').click();
    await error().waitFor();
    expect(await error().innerText()).toContain('Give your event a name before saving.');
  });
});

describe('signing out that fails says so and stays', () => {
  const sentence = 'Failed to sign out. Please try again.';

  test('on the dashboard (behaviour 17.32)', async () => {
    await open(page, dashboard());
    expect(await signOutProblem('Sign out')).toBe(sentence);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(page.url()).toBe(dashboard());
    await button('Sign out').click();
    await page.waitForURL(`${site.url}/`);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('when a new event is begun (behaviour 17.32)', async () => {
    await open(page, dashboard());
    expect(await signOutProblem('Create New Event')).toBe(sentence);
    await button('Create New Event').click();
    await page.waitForURL(`${site.url}/`);
  });

  test('when the network is cut (behaviour 17.32)', async () => {
    await open(page, dashboard());
    await page.route('**/logOut.data', (route) => route.abort());
    await button('Create New Event').click();
    await error().waitFor();
    expect(await error().innerText()).toBe(sentence);
  });

  test('for the wrong host, who then comes back through the login (behaviour 17.32, 18.5)', async () => {
    const other = await signIn(site, `other-${owner.host.username}`);
    await page.context().addCookies([{ ...other.cookie, url: site.url }]);
    await open(page, dashboard());
    expect(await signOutProblem('Sign out and log in again')).toBe(sentence);
    await button('Sign out and log in again').click();
    await page.waitForURL(`${site.url}/hostLogIn?redirect=/host/events/${id}`);
    await button('Open invite').waitFor();
  });

  test('on the login screen (behaviour 17.32)', async () => {
    await open(page, `${site.url}/hostLogIn`);
    expect(await signOutProblem('Sign out to create a new invite')).toBe(sentence);
    await page.getByText("You're already signed in").waitFor();
  });
});

describe('Create New Event', () => {
  test('keeps the draft when told to, and goes on when the clipboard refuses, which is only logged (behaviour 18.15, 18.32, 18.38)', async () => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await keepDraft(page, site.url);
    await open(page, dashboard());
    const logged = page.waitForEvent('console', (line) => line.type() === 'error');
    await button('Create New Event').click();
    await button('Keep it').click();
    expect((await logged).text()).toContain('could not be copied');
    await page.waitForURL(`${site.url}/`);
    expect((await listDraftKeys(page)).toSorted()).toEqual(Object.keys(storedDraft).toSorted());
  });
});

describe('the inline editors', () => {
  const editors = [
    ['Edit title', 'Event title'],
    ['Edit location', 'Location'],
    ['Edit message', 'Message to your guests'],
  ] as const;

  test('are open one at a time (behaviour 18.24)', async () => {
    await open(page, dashboard());
    for (const [opener] of [...editors, ...editors]) {
      await button(opener).click();
      for (const [name, label] of editors) {
        const field = page.getByRole('textbox', { name: label, exact: true });
        expect(await field.count()).toBe(name === opener ? 1 : 0);
      }
      expect(await button('Save').count()).toBe(1);
    }
  });

  test.each(editors)(
    '‘%s’ restores the stored value by Cancel (behaviour 18.27)',
    async (opener, label) => {
      await open(page, dashboard());
      await button(opener).click();
      const field = page.getByRole('textbox', { name: label, exact: true });
      const before = await field.inputValue();
      await field.fill('Never mind');
      await button('Cancel').click();
      expect(await field.count()).toBe(0);
      await button(opener).click();
      expect(await field.inputValue()).toBe(before);
      expect((await stored())?.version).toBe(1);
    },
  );

  test.each(editors)(
    '‘%s’ keeps what was typed when the server fails (behaviour 18.26)',
    async (opener, label) => {
      await open(page, dashboard());
      await button(opener).click();
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.fill('Typed with care');
      await refusing('update', 'invites', async () => {
        await button('Save').click();
        await error().waitFor();
      });
      expect(await field.inputValue()).toBe('Typed with care');
      await button('Save').click();
      await button(opener).waitFor();
      expect(await field.count()).toBe(0);
      expect(JSON.stringify(await stored())).toContain('Typed with care');
    },
  );
});

describe('a dashboard that cannot be shown leads back to the start', () => {
  test.each([
    ['%20', 'Missing invite id.'],
    ['nothing', 'Invite not found.'],
  ])('/host/events/%s: %s (behaviour 18.6, 18.7)', async (inviteId, message) => {
    await open(page, `${site.url}/host/events/${inviteId}`);
    await page.getByRole('heading', { level: 1, name: message, exact: true }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to start', exact: true }).click();
    await page.waitForURL(`${site.url}/`);
  });

  test('Failed to load invite. (behaviour 18.8)', async () => {
    await open(page, `${site.url}/host/events`);
    const { schema } = site.services.db;
    await schema.alterTable('rsvps').renameTo('elsewhere').execute();
    await page.getByRole('link', { name: 'Garden party' }).click();
    const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: 'load' });
    await heading.waitFor();
    expect(await heading.innerText()).toBe('Failed to load invite.');
    await schema.alterTable('elsewhere').renameTo('rsvps').execute();
    await page.getByRole('link', { name: 'Back to start', exact: true }).click();
    await page.waitForURL(`${site.url}/`);
  });
});

test('the guest list scrolls in itself (behaviour 19.4)', async () => {
  await switchInvite({ invitees: makeInvitees(120) });
  await open(page, `${dashboard()}/guests`);
  await page.locator('li[aria-setsize]').first().waitFor();
  const list = page.getByRole('region', { name: 'Guests', exact: true });
  const [shown, whole] = await list.evaluate((it) => [it.clientHeight, it.scrollHeight]);
  expect(shown).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  expect(whole).toBeGreaterThan((shown ?? 0) + 100);
});

test('the embedded maps of guest page and dashboard are 200 pixels high (behaviour 10.23)', async () => {
  for (const url of [`${site.url}/guest/${id}`, dashboard()]) {
    await page.goto(url);
    await page.locator('[data-late-map], iframe').scrollIntoViewIfNeeded();
    expect((await page.locator('iframe').boundingBox())?.height).toBe(200);
  }
});
