import { beforeEach, describe, expect, test } from 'vitest';

import { listInvitees } from '#app/features/invite/store.server.ts';
import { getGuestCardPath, getGuestsPath } from '#app/platform/paths.ts';
import { open, site, to } from '#tests/setup/browser.ts';
import { dropComplaints, failOnComplaints } from '#tests/setup/complaints.ts';
import { button, giveEachTestADashboard, id, page, switchWindow } from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findFaults, untilRead } from '#tests/setup/screen.ts';
import { findInvitee } from '#tests/setup/use-event.ts';

giveEachTestADashboard({
  invitees: ['Ana', 'Ben', 'Chiara'].map((name) => ({ name, email: `${name}@example.org` })),
});
failOnComplaints();

const phone = { width: 390, height: 844 };
const heading = (name: string, level = 1) =>
  page.getByRole('heading', { name, level, exact: true });
const cardOf = async (name: string) => getGuestCardPath(id, (await findInvitee(name)).id);
const link = (name: string) => page.getByRole('link', { name, exact: true });
/** The next answer to a reading of a card. */
const nextRead = () =>
  page.waitForResponse(
    (one) => /guests\/.*\.data/.test(one.url()) && one.request().method() === 'GET',
  );
const names = async () => (await listInvitees(site.db, id)).map(({ name }) => name);

describe('on a phone', () => {
  beforeEach(() => page.setViewportSize(phone));

  test('the bar leads back and to the neighbors, and so do the arrow keys; Back leads to the list (behaviour 28.25)', async () => {
    await to(getGuestsPath(id));
    await link('Ben').click();
    await heading('Ben').waitFor();
    await expect.poll(() => findFaults(page)).toEqual([]);
    await link('Next guest').click();
    await heading('Chiara').waitFor();
    await expect.poll(() => link('Next guest').count()).toBe(0);
    await page.keyboard.press('ArrowUp');
    await heading('Ben').waitFor();
    // Whatever is answered meanwhile.
    await button('Going').click();
    await page.getByText('Ben: Going. Recorded by you').waitFor();
    await page.keyboard.press('ArrowUp');
    await heading('Ana').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await heading('Ben').waitFor();
    await page.goBack();
    await button('Answer of Ben: Going').waitFor();
    await link('Ana').click();
    await link('Guests').first().click();
    await button('Answer of Ben: Going').waitFor();
  });

  test('the answer stands in the first 223 pixels, and the rows of 52 follow (behaviour 28.17)', async () => {
    await open(page, site.url + (await cardOf('Ben')));
    const going = await button('Going').boundingBox();
    expect(going?.y).toBeLessThan(223);
    const row = await button('Mail Ben@example.org').boundingBox();
    expect(row?.height).toBe(52);
  });

  test('a guest is removed last of all, and Undo is on the list (behaviour 28.24)', async () => {
    await open(page, site.url + (await cardOf('Ben')));
    await button('Remove Ben').click();
    await page.getByText('Removed 1 guest.').waitFor();
    expect(new URL(page.url()).pathname).toBe(getGuestsPath(id));
    await expect.poll(() => names()).toEqual(['Ana', 'Chiara']);
    await button('Undo').click();
    await link('Ben').waitFor();
    await expect.poll(() => names()).toEqual(['Ana', 'Ben', 'Chiara']);

    const { id: inviteeId } = await findInvitee('Ana');
    await addAnswer(site.db, { inviteId: id, inviteeId, answer: 'yes' });
    await link('Ana').click();
    await button('Remove Ana').click();
    const question = page.getByRole('dialog', { name: 'Remove 1 guest?' });
    await question.getByText('1 has answered.').waitFor();
    await expect.poll(() => findFaults(page)).toEqual([]);
    await button('Keep them').click();
    await heading('Ana').waitFor();
    await expect.poll(() => names()).toContain('Ana');
  });

  test('the list follows a removal also where its news comes before its reply (behaviour 28.24)', async () => {
    const opened = nextRead();
    await open(page, site.url + (await cardOf('Ben')));
    await opened;
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      const news = nextRead();
      const response = await route.fetch();
      // The stream opens again, and begins with the news.
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await news;
      await untilRead(page);
      return route.fulfill({ response });
    });
    await button('Remove Ben').click();
    await page.getByText('Removed 1 guest.').waitFor();
    expect(new URL(page.url()).pathname).toBe(getGuestsPath(id));
    // A card of nobody is answered with 404.
    dropComplaints('404');
  });

  test('a guest whose removal does not succeed is shown again after another (behaviour 28.24, 28.25)', async () => {
    await to(await cardOf('Ben'));
    const refused = Promise.withResolvers<void>();
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await refused.promise;
      return route.fulfill({ status: 503 });
    });
    await button('Remove Ben').click();
    await page.keyboard.press('ArrowDown');
    await heading('Chiara').waitFor();
    await page.keyboard.press('ArrowUp');
    await heading('Ben').waitFor();
    refused.resolve();
    await expect.poll(() => names()).toContain('Ben');
  });

  test('a host’s own note is saved by leaving its field, kept without a connection, and sent again (behaviour 28.17, 28.22)', async () => {
    await open(page, site.url + (await cardOf('Ben')));
    await button('Your note Only hosts see it').click();
    const note = page.getByRole('textbox', { name: 'Your note' });
    await note.fill('Vegetarian? Ask.');
    await page.context().setOffline(true);
    await note.blur();
    await page.getByText('Your note not saved: no connection. It stays here').waitFor();
    await expect.poll(() => note.inputValue()).toBe('Vegetarian? Ask.');
    await page.context().setOffline(false);
    await button('Your note Vegetarian? Ask.').waitFor();
    const row = site.db.selectFrom('invitees').select('host_note').where('name', '=', 'Ben');
    await expect
      .poll(() => row.where('invite_id', '=', id).execute())
      .toEqual([{ host_note: 'Vegetarian? Ask.' }]);
    await button('Name Ben').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Benedikt');
    await page.getByRole('textbox', { name: 'Name' }).blur();
    await heading('Benedikt').waitFor();
    dropComplaints('');
  });
});

test('beside the list the arrow keys go on from the card, and its buttons do (behaviour 28.25, 33.38)', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await to(getGuestsPath(id));
  await link('Ana').click();
  const card = page.getByRole('complementary', { name: 'Guest' });
  await card.getByRole('heading', { name: 'Ana', level: 2 }).waitFor();
  await page.keyboard.press('ArrowDown');
  await card.getByRole('heading', { name: 'Ben', level: 2 }).waitFor();
  await expect.poll(() => link('Ben').getAttribute('aria-current')).toBe('true');
  await card.getByRole('button', { name: 'Next guest' }).click();
  await card.getByRole('heading', { name: 'Chiara', level: 2 }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await card.getByRole('heading', { name: 'Ben', level: 2 }).waitFor();
  await card.getByRole('button', { name: 'Remove Ben' }).click();
  await page.getByText('Removed 1 guest.').waitFor();
  await card.waitFor({ state: 'detached' });
  await button('Undo').click();
  await link('Ben').waitFor();
});

test('keys record, copy, undo, add and invite (behaviour 33.38)', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await to(getGuestsPath(id));
  await link('Ben').focus();
  for (const [key, answer] of [
    ['g', 'Going'],
    ['m', 'Maybe'],
    ['d', 'Declined'],
  ] as const) {
    await page.keyboard.press(key);
    await button(`Answer of Ben: ${answer}`).waitFor();
  }
  await page.keyboard.press('u');
  await button('Answer of Ben: Maybe').waitFor();
  await expect.poll(() => link('Ben').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('c');
  await button('Copied the personal link of Ben').waitFor();
  await page.keyboard.press('Control+g');
  await page.keyboard.press('i');
  await button('Answer of Ben: Maybe').waitFor();
  expect(new URL(page.url()).pathname).toBe(getGuestsPath(id));
  await page.keyboard.press('a');
  await heading('Add Guests').waitFor();
});

/** Playwright finds no text in <noscript>. */
const said = () => page.locator('main').innerText();

test('without scripts the card is one form with one Save (behaviour 28.23, 28.24)', async () => {
  await switchWindow({ javaScriptEnabled: false, viewport: phone });
  await page.goto(site.url + (await cardOf('Ben')));
  await page.getByRole('group', { name: 'Answer of Ben' }).getByLabel('Maybe').check();
  await page.getByLabel('Mail').fill('b@exam');
  await page.getByLabel('Your note').fill('Ask him');
  await button('Save').click();
  await expect.poll(said).toContain('Not all of it was saved.');
  await expect.poll(() => page.getByLabel('Mail').inputValue()).toBe('b@exam');
  await page.getByLabel('Mail').fill('b@example.org');
  await button('Save').click();
  await expect.poll(said).toMatch(/^Saved\.$/m);
  const [, ben] = await listInvitees(site.db, id);
  expect(ben?.email).toBe('b@example.org');
  await expect.poll(() => page.getByLabel('Your note').inputValue()).toBe('Ask him');
  await expect.poll(() => page.getByLabel('Maybe').isChecked()).toBe(true);
  await link('Previous guest').click();
  await heading('Chiara').waitFor();
  await page.locator('summary', { hasText: 'Remove Chiara' }).click();
  await button('Take off the list').click();
  await link('Ana').waitFor();
  await expect.poll(() => names()).toEqual(['Ana', 'Ben']);
});
