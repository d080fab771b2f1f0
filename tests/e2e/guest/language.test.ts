import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { languages } from '#app/platform/language/languages.ts';
import { getGuestDataPath, getGuestPath } from '#app/platform/paths.ts';
import { dietQuestion, songQuestion } from '#tests/fixtures/questions.ts';
import { browser, openPage, openSiteAndBrowser, page, site } from '#tests/setup/browser.ts';
import { addEvent, listTokens } from '#tests/setup/events.ts';
import { listSpills, pretendLanguage } from '#tests/setup/pseudo-language.ts';
import { findFaults, measureSidewaysScroll, resizeWindow } from '#tests/setup/screen.ts';

openSiteAndBrowser();

let inviteId: string;
let path: string;

beforeEach(async () => {
  inviteId = await addEvent(site.db, {
    theme: ['Romantic', 'Pastel'],
    hostedBy: 'Maya & Jonah',
    invitees: [{ name: 'Ana Lindqvist', email: '' }],
    answerSettings: {
      ...usualAnswers,
      companions: 2,
      answerBy: '2027-06-01',
      seats: 40,
      guestList: 'names',
      questions: [dietQuestion, songQuestion],
    },
  });
  path = getGuestPath(inviteId);
});

const to = (target: string) => page.goto(site.url + target);
const shownLanguage = () => page.locator('html').getAttribute('lang');
const isSwitchShown = () => page.locator('#language').isVisible();
const seeLanguage = (code: string) => page.locator(`html[lang=${code}]`).waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the switch', () => {
  test('works without scripts; the choice stays after a reload and after an answer (behaviour 49.4, 49.5)', async () => {
    await openPage({ javaScriptEnabled: false });
    await to(path);
    await page.getByText('Language: English').click();
    await press('Deutsch');
    await seeLanguage('de');
    await expect.poll(() => page.url()).toBe(`${site.url}${path}?lang=de`);
    await to(path);
    await expect.poll(() => shownLanguage()).toBe('de');
    await press('Ja');
    await page.locator('#answer-yes[aria-pressed=true]').waitFor({ state: 'attached' });
    await expect.poll(() => shownLanguage()).toBe('de');
    await to(path);
    await page.getByText('Sprache: Deutsch').click();
    const current = page.locator('#language [aria-current=true]');
    await expect.poll(() => current.allInnerTexts()).toEqual(['Deutsch']);
  });

  test('is not on paper, and is reached and used with the keyboard (behaviour 49.5)', async () => {
    await openPage();
    for (const each of ['/guest/nowhere', path]) {
      await to(each);
      await expect.poll(() => isSwitchShown()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => isSwitchShown()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
    }
    await page.getByText('Language: English').focus();
    await page.keyboard.press('Enter');
    const names = Object.values(languages);
    const seen: (string | undefined)[] = [];
    for (const name of names) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.textContent));
      if (name === languages.sl) break;
    }
    expect(seen).toEqual(names.slice(0, seen.length));
    await page.keyboard.press('Enter');
    await seeLanguage('sl');
  });
});

test('an answer with scripts on a page in German is remembered in German (behaviour 49.4)', async () => {
  await openPage();
  await to(`${path}?lang=de`);
  await press('Ja');
  await page.locator('#answer-yes[aria-pressed=true]').waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('#status').innerText()).toContain('Du bist dabei');
  await to(path);
  await expect.poll(() => shownLanguage()).toBe('de');
});

const meetInArabic = async (target: string) => {
  await to(`${target}${target.includes('?') ? '&' : '?'}lang=ar`);
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  await unfold(page);
  await expect.poll(() => findFaults(page)).toEqual([]);
  await expect.poll(() => listSpills(page)).toEqual([]);
};

/** The elements whose letters are spaced. */
const countSpaced = () =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *:not(svg *)')]
        .map((element) => getComputedStyle(element))
        .filter((style) => style.letterSpacing !== 'normal' && style.letterSpacing !== '0px')
        .length,
  );

test('in Arabic every page of a guest runs from right to left and meets the accessibility rules (behaviour 49.6)', async () => {
  await openPage();
  const [token = ''] = await listTokens(site.db, inviteId);
  await meetInArabic(path);
  expect(await countSpaced()).toBe(0);
  const yes = await page.locator('#answer-yes').boundingBox();
  const no = await page.locator('#answer-no').boundingBox();
  expect(yes?.x).toBeGreaterThan(no?.x ?? 0);
  await meetInArabic(`${path}?g=${token}`);
  await page.locator('#answer-yes').click();
  await page.locator('#answer-yes[aria-pressed=true]').waitFor({ state: 'attached' });
  for (const each of [path, getGuestDataPath(inviteId), '/guest/nowhere', `${path}/mail?t=old`])
    await meetInArabic(each);
});

test('letters of Hindi are not spaced either, as those of Japanese are (behaviour 49.6)', async () => {
  await openPage();
  await to(`${path}?lang=hi`);
  expect(await countSpaced()).toBe(0);
  await to(`${path}?lang=ja`);
  expect(await countSpaced()).toBeGreaterThan(0);
});

const unfold = (shown: Page) =>
  shown.evaluate(() => {
    for (const fold of document.querySelectorAll('details:not(#change)'))
      fold.toggleAttribute('open', true);
  });

test.each(['ltr', 'rtl'] as const)(
  'longer words, %s, fit on the way of a guest at 320, 360 and 1280 pixels (behaviour 49.7)',
  async (dir) => {
    const context = await browser.newContext();
    await pretendLanguage(context, dir);
    const guest = await context.newPage();
    const check = async () => {
      await unfold(guest);
      for (const width of [320, 360, 1280]) {
        await resizeWindow(guest, { width, height: 800 });
        await expect.poll(() => listSpills(guest)).toEqual([]);
        await expect.poll(() => measureSidewaysScroll(guest)).toBe(0);
      }
    };
    await guest.goto(site.url + path);
    await check();
    await guest.locator('#answer-yes').click();
    await guest.locator('#answer-yes[aria-pressed=true]').waitFor({ state: 'attached' });
    await check();
    await guest.locator('input[name=name]').first().fill('Zoë');
    await guest.locator('#save').click();
    await guest.getByText('Zoë').first().waitFor({ state: 'attached' });
    await check();
    await guest.goto(site.url + getGuestDataPath(inviteId));
    await check();
  },
);
