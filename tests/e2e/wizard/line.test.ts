import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import { browser, open, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { findAccessibilityProblems } from '#tests/setup/screen.ts';

openSiteAndBrowser();

const line = 'Lena turns 30, 6/7, 7 to 11 at Seebad, dinner 7:30, beachy, bring a towel pls';

async function openHome(javaScriptEnabled = true): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    javaScriptEnabled,
  });
  if (javaScriptEnabled) await open(page, site.url);
  else await page.goto(site.url);
  return page;
}

async function make(page: Page, text: string): Promise<void> {
  await page.getByLabel('Say it in one line').fill(text);
  await page.getByRole('button', { name: 'Make it' }).click();
}

const keptStep = async (page: Page, step: string): Promise<unknown> =>
  JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), `festoon.${step}`)) ?? 'null',
  );

test('a line becomes a draft; what is not sure is asked, and no request has its words (behaviour 2.8, 42.3, 42.12)', async () => {
  const page = await openHome();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await make(page, line);
  await page.getByRole('group', { name: '6/7: which day?' }).waitFor();
  await expect.poll(() => keptStep(page, 'eventName')).toEqual({ title: 'Lena turns 30' });
  await expect
    .poll(() => keptStep(page, 'dateTime'))
    .toMatchObject({
      date: '',
      startTime: '19:00',
      endTime: '23:00',
    });
  await page.getByRole('button', { name: /^Tuesday, July 6/ }).click();
  await page.getByRole('button', { name: 'Add to the message' }).click();
  await page.getByText('All read.').waitFor({ state: 'attached' });
  await expect.poll(() => keptStep(page, 'dateTime')).toMatchObject({ startTime: '19:00' });
  await expect
    .poll(() => keptStep(page, 'message'))
    .toEqual({ customMessage: 'bring a towel pls' });
  expect(asked.filter((request) => /Lena|towel|Seebad/.test(request))).toEqual([]);
  expect(new URL(page.url()).hash).toBe('');
});

test('a host whose page is in German types German: the example in the field becomes a draft, and its date a line (behaviour 7.15, 42.1)', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  await open(page, site.url);
  const field = page.locator('#line');
  await field.fill((await field.getAttribute('placeholder')) ?? '');
  await field.press('Enter');
  await expect.poll(() => keptStep(page, 'eventName')).toEqual({ title: 'Lena wird 30' });
  const hours = { startTime: '19:00', endTime: '23:00' };
  await expect.poll(() => keptStep(page, 'dateTime')).toMatchObject(hours);
  const plan = { activities: [{ name: 'Essen', time: 1170 }, { time: 1260 }] };
  await expect.poll(() => keptStep(page, 'activity')).toMatchObject(plan);
  await expect.poll(() => keptStep(page, 'location')).toMatchObject({ location: 'Seebad' });
  await open(page, `${site.url}/dateTime`);
  const when = page.getByRole('textbox').first();
  await expect.poll(() => when.inputValue()).toMatch(/ 19\. Juni.*, 19:00–23:00$/);
  await when.fill('20. Juni ab 18 Uhr');
  const changed = { date: expect.stringMatching(/-06-20$/), startTime: '18:00', endTime: '' };
  await expect.poll(() => keptStep(page, 'dateTime')).toMatchObject(changed);
});

test('with a question open, the save waits once and asks it (behaviour 11.7)', async () => {
  const page = await openHome();
  await make(page, 'Lena turns 30, 6/7, 7 to 11');
  await page.getByRole('group', { name: '6/7: which day?' }).waitFor();
  await page.getByRole('button', { name: 'Confirm & Generate Link' }).click();
  await page.getByText('One thing is open:').waitFor();
  expect(new URL(page.url()).pathname).toBe('/confirmation');
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save without a date' }).click();
  await page.waitForURL(`${site.url}/hostLogIn?redirect=/confirm`);
});

test('a mark opens the other readings, and a part that was changed by hand stays (behaviour 42.8, 42.12)', async () => {
  const page = await openHome();
  await make(page, 'Lena turns 30, July 3, 7 to 11');
  const mark = page.getByRole('button', {
    name: /^7 to 11, read as the time of the event: 7:00 PM/,
  });
  await mark.waitFor();
  await expect.poll(() => keptStep(page, 'eventName')).toEqual({ title: 'Lena turns 30' });
  await page.evaluate(() => localStorage.setItem('festoon.eventName', '{"title":"By hand"}'));
  await page.reload();
  await mark.click();
  await page.getByRole('radio', { name: '7:00 AM - 11:00 AM' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(() => keptStep(page, 'dateTime'))
    .toMatchObject({ startTime: '07:00', endTime: '11:00' });
  await expect.poll(() => keptStep(page, 'eventName')).toEqual({ title: 'By hand' });
  await expect.poll(() => findAccessibilityProblems(page)).toEqual([]);
});

test('a part that is changed by hand before the words have come stays (behaviour 42.12)', async () => {
  const page = await openHome();
  const words = Promise.withResolvers<void>();
  await page.route('**/assets/chrono-*.js', async (route) => {
    await words.promise;
    await route.continue();
  });
  await make(page, 'Lena turns 30, July 3, 7 to 11');
  await page.getByRole('link', { name: '+ Add a name' }).click();
  await page.getByLabel('Title').fill('By hand');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => keptStep(page, 'eventName')).toEqual({ title: 'By hand' });
  words.resolve();
  await expect.poll(() => keptStep(page, 'dateTime')).toMatchObject({ startTime: '19:00' });
  expect(await keptStep(page, 'eventName')).toEqual({ title: 'By hand' });
});

test('an unfinished invitation is asked about; who keeps it finds the line ready (behaviour 42.12)', async () => {
  const page = await openHome();
  await page.evaluate(() => localStorage.setItem('festoon.eventName', '{"title":"Mine"}'));
  await make(page, 'Party, July 3');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Say it in one line' }).inputValue())
    .toBe('Party, July 3');
  await expect.poll(() => keptStep(page, 'eventName')).toEqual({ title: 'Mine' });
  await page.getByRole('button', { name: 'Use this line' }).click();
  await expect.poll(() => keptStep(page, 'eventName')).toEqual({ title: 'Party' });
});

test('an empty line leads to the first step; without scripts there is no field (behaviour 2.8)', async () => {
  const page = await openHome();
  await page.getByLabel('Say it in one line').press('Enter');
  await page.waitForURL('**/eventName');
  const plain = await openHome(false);
  await expect.poll(() => plain.getByLabel('Say it in one line').isVisible()).toBe(false);
  await expect
    .poll(() => plain.getByRole('link', { name: 'Seaside, Brunch' }).isVisible())
    .toBe(true);
});
