import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { foodQuestion } from '#tests/fixtures/questions.ts';
import { logInBrowser, openPage, openSiteAndBrowser, page, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { findAccessibilityProblems } from '#tests/setup/screen.ts';

openSiteAndBrowser();

const food = { ...foodQuestion, choices: ['Vegetarian', 'Vegan'] };

async function openSettings(javaScriptEnabled: boolean) {
  await openPage({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
  const { host } = await logInBrowser();
  const answerSettings = { ...usualAnswers, questions: [food] };
  const id = await addEvent(site.db, { host, answerSettings });
  const stored = async () => (await findInvite(site.db, id))?.answerSettings;
  return { id, stored, address: `${site.url}/answers?invite=${id}` };
}

test('without JavaScript the answer settings are filled in and saved (behaviour 27.14)', async () => {
  const { id, stored, address } = await openSettings(false);
  await page.goto(address);
  await page.getByLabel('Guests may bring').selectOption('3');
  await page.getByLabel('Answer by').fill('2027-05-29');
  await page.getByLabel('Close: guests can no longer answer').check();
  await page.getByLabel('A note to you').uncheck();
  const questions = page.getByRole('group', { name: /Dietary needs|Another question/ });
  await questions.first().getByLabel('Choices').fill('Vegan\nHalal');
  await questions.last().getByLabel('Question', { exact: true }).fill('A song?');
  await expect
    .poll(() => page.getByRole('button', { name: '+ Allergies' }).isVisible())
    .toBe(false);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`**/host/events/${id}?saved=answers`);
  const song = { kind: 'text', scope: 'reply', title: 'A song?', choices: [], required: false };
  await expect
    .poll(() => stored())
    .toEqual({
      ...usualAnswers,
      companions: 3,
      answerBy: '2027-05-29',
      late: 'close',
      note: false,
      questions: [{ ...food, choices: ['Vegan', 'Halal'] }, expect.objectContaining(song)],
    });
});

test('what is typed before the scripts run is kept and saved by them (behaviour 27.14)', async () => {
  const { id, stored, address } = await openSettings(true);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByLabel('How guests reach you').fill('maya@example.org');
  await page.getByLabel('With Maybe, the day they’ll decide by').uncheck();
  scripts.resolve();
  await page.locator('html[data-hydrated]').waitFor();
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await expect
    .poll(() => page.getByLabel('How guests reach you').inputValue())
    .toBe('maya@example.org');
  await page.locator('button[form=step-form]').click();
  await page.waitForURL(`**/host/events/${id}?*`);
  await expect
    .poll(() => stored())
    .toEqual({
      ...usualAnswers,
      decideBy: false,
      contact: 'maya@example.org',
      questions: [food],
    });
});

const whole = 'This screen needs JavaScript.';
const changes = 'Changing something on this screen needs JavaScript.';
const sentences: [path: string, sentence: string][] = [
  ['/eventName', whole],
  ['/confirmation', whole],
  ['/confirm', whole],
  ['/dateTime?invite=ID', whole],
  ['/host/import', whole],
  ['/host/events/ID', changes],
  ['/host/events/ID/guests', changes],
  ['/host/events/ID/guests/add', whole],
  [
    '/host/events/ID/door',
    'Marking who is here needs JavaScript. The door list below is for paper.',
  ],
];

/** A search for text leaves these elements out. */
const readNoscript = () => page.locator('noscript').allInnerTexts();

test('without JavaScript a screen that needs it says so (behaviour 3.16)', async () => {
  const { id } = await openSettings(false);
  for (const [path, sentence] of sentences) {
    await page.goto(site.url + path.replace('ID', id));
    await expect.poll(readNoscript, { message: path }).toContain(sentence);
  }
});
