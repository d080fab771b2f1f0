import type { BrowserContextOptions } from 'playwright';
import { describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { foodQuestion } from '#tests/fixtures/questions.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { findAxeViolations } from '#tests/setup/screen.ts';

openSiteAndBrowser();

const people = ['Chiara Rossi', 'Marco Rossi', 'Nina', 'Leo'].map((name, at) => ({
  name,
  child: at > 1,
}));

/** A household's page on a phone. */
async function openHousehold(options: BrowserContextOptions = {}) {
  const { db } = site;
  const inviteId = await addEvent(db, {
    hostedBy: 'Maya & Jonah',
    invitees: [{ name: 'The Rossis', email: 'chiara@private.example', people }],
    answerSettings: {
      ...usualAnswers,
      companions: 4,
      guestList: 'names',
      questions: [foodQuestion],
    },
  });
  const [invitee] = await listInvitees(db, inviteId);
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, ...options });
  const page = await context.newPage();
  await page.goto(`${site.url}${getGuestPath(inviteId)}?g=${invitee?.token}`);
  const guest = { inviteeId: invitee?.id ?? '' };
  const readReply = async () => {
    const found = await findContext(db, { inviteId, guest });
    return typeof found === 'string' ? null : found.stored?.reply;
  };
  const ids = invitee?.people.map(({ id }) => id) ?? [];
  return { page, readReply, ids };
}

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  test('the questions of a person go with the chip, and come back with it (behaviour 25.47)', async () => {
    const { page, readReply, ids } = await openHousehold({ javaScriptEnabled });
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    const food = page.getByRole('group', { name: 'Does anybody eat differently?' });
    const isAsked = (name: string) => food.getByRole('checkbox', { name }).isVisible();
    await food.getByRole('checkbox', { name: 'Nina' }).waitFor();
    const coming = page.getByRole('group', { name: 'Who’s coming?' });
    await coming.getByRole('checkbox', { name: 'Nina' }).uncheck();
    await expect
      .poll(async () => [await isAsked('Nina'), await isAsked('Leo')])
      .toEqual([false, true]);
    await coming.getByRole('checkbox', { name: 'Nina' }).check();
    await expect.poll(() => isAsked('Nina')).toBe(true);
    for (const box of await coming.getByRole('checkbox').all()) await box.uncheck();
    await expect.poll(() => food.isVisible()).toBe(false);
    for (const box of await coming.getByRole('checkbox').all()) await box.check();
    await coming.getByRole('checkbox', { name: 'Leo' }).uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('3 of 4 · Saved').first().waitFor();
    await expect.poll(async () => (await readReply())?.people?.[ids[3] ?? '']).toBe('no');
  });

  test('yes, four of us, one at home, one vegetarian, is five presses and no menu (behaviour 25.42, 25.50)', async () => {
    const { page, readReply, ids } = await openHousehold({ javaScriptEnabled });
    const [chiara = '', marco = '', nina = '', leo = ''] = ids;
    const group = (name: string) => page.getByRole('group', { name });
    const presses = [
      page.getByRole('button', { name: 'Yes', exact: true }),
      group('Who’s coming?').getByRole('checkbox', { name: 'Leo' }),
      group('Does anybody eat differently?').getByRole('checkbox', { name: 'Marco' }),
      page.getByRole('radio', { name: 'Vegetarian' }),
      page.getByRole('button', { name: 'Save', exact: true }),
    ];
    for (const press of presses) await press.click();
    await page.getByText('3 of 4 · Saved').first().waitFor();
    await page
      .getByText('Chiara, Marco and Nina. Leo stays home. Marco eats vegetarian.')
      .waitFor();
    await expect.poll(() => page.locator('select').count()).toBe(0);
    await expect
      .poll(() => readReply())
      .toMatchObject({
        answer: 'yes',
        people: { [chiara]: 'yes', [marco]: 'yes', [nina]: 'yes', [leo]: 'no' },
        answers: {
          food: { [chiara]: 'Nothing special', [marco]: 'Vegetarian', [nina]: 'Nothing special' },
        },
      });
  });
});

test('plus keeps what is typed and the focus; what is typed while it is under way stays, with the focus (behaviour 25.42)', async () => {
  const { page, readReply } = await openHousehold();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  const note = page.getByLabel('A note to Maya & Jonah');
  await note.fill('First words');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/guest/*', async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.continue();
  });
  const more = page.getByRole('button', { name: 'One more' });
  await more.click();
  await note.fill('First words, and more');
  resolve();
  await page.getByLabel('Their name, if you like').waitFor();
  await expect.poll(() => note.inputValue()).toBe('First words, and more');
  await page.keyboard.type('!');
  await expect.poll(() => note.inputValue()).toBe('First words, and more!');
  await expect.poll(() => readReply()).toMatchObject({ extra: 1, note: 'First words' });
  await more.click();
  await expect.poll(() => readReply()).toMatchObject({ extra: 2 });
  await expect.poll(() => more.evaluate((node) => node === document.activeElement)).toBe(true);
});

test('what is too long to be read stays on the page, with a sentence (behaviour 25.39)', async () => {
  const { page, readReply } = await openHousehold();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  const note = page.getByLabel('A note to Maya & Jonah');
  const long = 'a'.repeat(140_000);
  await note.fill(long);
  await page.locator('input[name=coming]').last().uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('That’s more than 128 KiB').waitFor();
  await expect.poll(() => note.inputValue()).toBe(long);
  await expect.poll(() => page.locator('input[name=coming]:checked').count()).toBe(3);
  await note.fill('Short');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('Your note: “Short”').waitFor();
  await expect.poll(() => readReply()).toMatchObject({ note: 'Short' });
});

test('all of it fits on a narrow phone, has names and contrast, and each chip can be pressed (behaviour 25.42)', async () => {
  const { page } = await openHousehold({ viewport: { width: 320, height: 640 } });
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByLabel('Their name, if you like').waitFor();
  const row = page.locator('label:has([name=coming])', { hasText: 'Leo' });
  const box = await row.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await row.click({ position: { x: (box?.width ?? 0) - 8, y: 22 } });
  await expect.poll(() => page.locator('input[name=coming]:checked').count()).toBe(3);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});
