import { expect, test } from 'vitest';

import { typingMs } from '#app/features/guests/find/find-field.tsx';
import { listAnswers } from '#app/features/rsvp/service.server.ts';
import { getDashboardPath, getGuestsPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { site, to } from '#tests/setup/browser.ts';
import {
  button,
  giveEachTestADashboard,
  id,
  openEvent,
  page,
  switchEvent,
} from '#tests/setup/dashboard.ts';
import { addAnswer } from '#tests/setup/events.ts';
import { findAxeViolations, measureWidthAt320 } from '#tests/setup/screen.ts';

giveEachTestADashboard({ invitees: makeInvitees(60) });

const openOverview = () => openEvent();

test('an answer is recorded from the overview (behaviour 39.4)', async () => {
  await openOverview();
  await button('Answer of Guest 3: No response yet').click();
  await page.getByRole('menuitemradio', { name: 'Going', exact: true }).click();
  await button('Answer of Guest 3: Going').waitFor();
  await expect
    .poll(() => listAnswers(site.db, id))
    .toMatchObject([{ name: 'Guest 3', answer: 'yes', recordedByHost: true }]);
});

test('a guest is found from the overview while their name is typed, which goes on in the list (behaviour 39.4)', async () => {
  await openOverview();
  const field = page.getByRole('searchbox', { name: 'Find a guest' });
  await field.click();
  const list = Promise.withResolvers<void>();
  await page.route(/guests\.data/, async (route) => {
    await list.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/guests\.data/);
  await page.keyboard.type('gue');
  await asked;
  const askedAgain = page.waitForRequest(/guests\.data\?find=guest/);
  await page.keyboard.type('st ');
  await askedAgain;
  list.resolve();
  await page.waitForURL(`${site.url}${getGuestsPath(id)}?find=guest`);
  await page.getByText('60 invitees found').waitFor();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('guest ');
  await page.keyboard.type('47');
  await page.getByText('1 invitee found').waitFor();
  await button('Answer of Guest 47: No response yet').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('region', { name: 'RSVP Overview' }).waitFor();
});

/** An input method's characters are not typed before `commit`. */
async function openInputMethod() {
  const keys = await page.context().newCDPSession(page);
  return {
    compose: (text: string) => {
      const [selectionStart, selectionEnd] = [text.length, text.length];
      return keys.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
    },
    commit: (text: string) => keys.send('Input.insertText', { text }),
  };
}

test('characters that are composed in the overview’s search go whole into the list (behaviour 39.4)', async () => {
  const named = ['山田花子', '山本太郎'].map((name) => ({ name, email: '' }));
  await switchEvent({ invitees: [...makeInvitees(60), ...named] });
  await page.clock.install();
  await openOverview();
  const field = page.getByRole('searchbox', { name: 'Find a guest' });
  await field.click();
  const { compose, commit } = await openInputMethod();
  for (const text of ['y', 'や', 'やま', '山']) {
    await compose(text);
    await page.clock.runFor(2 * typingMs);
  }
  expect(page.url()).toBe(`${site.url}${getDashboardPath(id)}`);
  expect(await field.inputValue()).toBe('山');
  // The request for the list gets no response.
  await page.route(/guests\.data/, () => {}, { times: 1 });
  const asked = page.waitForRequest(/guests\.data/);
  await commit('山');
  await page.clock.runFor(2 * typingMs);
  const dropped = page.waitForEvent('requestfailed', (request) =>
    /guests\.data/.test(request.url()),
  );
  await asked;
  await compose('た');
  await dropped;
  expect(await field.inputValue()).toBe('山た');
  await compose('田');
  await commit('田');
  await page.getByText('1 invitee found').waitFor();
  expect(await field.inputValue()).toBe('山田');
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  await button('Answer of 山田花子: No response yet').waitFor();
});

test('on a phone the search of the overview stands above its figures, and Enter leads to the list (behaviour 39.4)', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOverview();
  const field = page.getByRole('searchbox', { name: 'Find a guest' });
  const figures = page.getByRole('region', { name: 'RSVP Overview' });
  const [above, below] = [await field.boundingBox(), await figures.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  expect((above?.y ?? 740) + (above?.height ?? 0)).toBeLessThan(740);
  await field.fill('guest 47');
  await field.press('Enter');
  await page.getByText('1 invitee found').waitFor();
});

test('on a phone the sections scroll sideways with the current one in view, and nothing is wider', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const section of ['', '/guests', '/settings']) {
    await to(`${getDashboardPath(id)}${section}`);
    const current = await page.locator('[aria-current="page"]').boundingBox();
    expect(current?.x).toBeGreaterThanOrEqual(0);
    expect((current?.x ?? 0) + (current?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await measureWidthAt320(page)).toBe(320);
  }
});

/** Opens the overview and waits until the browser has stored the visit. */
async function visit(newest: number): Promise<void> {
  await openOverview();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `festoon.seen.${id}`))
    .toBe(String(newest));
}

test('answers that came since the last visit are marked (behaviour 39.7)', async () => {
  const { db } = site;
  const [first, second] = [Date.UTC(2027, 4, 1), Date.UTC(2027, 4, 2)];
  await addAnswer(db, { inviteId: id, name: 'Zoe', answer: 'no' }, first);
  await visit(first);
  const latest = page.getByRole('region', { name: 'Latest answers' });
  await latest.getByText('Zoe').waitFor();
  expect(await latest.getByText('New', { exact: true }).count()).toBe(0);
  await addAnswer(db, { inviteId: id, name: 'Eva', answer: 'yes' }, second);
  await visit(second);
  await latest.getByRole('listitem').filter({ hasText: 'Eva' }).getByText('New').waitFor();
  expect(await latest.getByText('New', { exact: true }).count()).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);
  await openOverview();
  await latest.getByText('Eva').waitFor();
  expect(await latest.getByText('New', { exact: true }).count()).toBe(0);
});

test('on a phone the quieter cards fold to their headings (behaviour 39.8)', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openOverview();
  const card = page.getByRole('region', { name: 'Quick Links' });
  const link = card.getByRole('link', { name: 'Edit date & time' });
  expect(await link.isVisible()).toBe(false);
  await card.getByRole('heading', { name: 'Quick Links' }).click();
  await link.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await button('More').click();
  await page.getByRole('link', { name: 'Cancel the event' }).click();
  await page.getByRole('heading', { name: 'Cancel this event' }).waitFor();
});
