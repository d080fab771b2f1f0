import { describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { getSettingPath } from '#app/platform/paths.ts';
import { menuQuestion } from '#tests/fixtures/questions.ts';
import { context, to } from '#tests/setup/browser.ts';
import { button, giveEachTestADashboard, id, page, switchWindow } from '#tests/setup/dashboard.ts';
import { findAxeViolations, resizeWindow } from '#tests/setup/screen.ts';
import { site } from '#tests/setup/use-site.ts';

giveEachTestADashboard({ answerSettings: { ...usualAnswers, questions: [menuQuestion] } });

const open = (query = '?language=de') => to(getSettingPath(id, 'words') + query);
const field = (original: string, { on = page, language = 'German' } = {}) =>
  on.getByLabel(new RegExp(`in ${language}: ${original}`));
const saved = (on = page) =>
  on.getByText('Saved. Guests who read German get these words.').waitFor();
const readStored = async () => (await findInvite(site.db, id))?.ownWords['de'];

describe('the words in another language', () => {
  test('are typed beside the originals and saved, and removed after a question (behaviour 49.61, 49.65)', async () => {
    await open('');
    await page.getByRole('link', { name: 'German' }).click();
    await field('Garden party').fill('Gartenfest');
    await field('Fish or beans').fill('Fisch oder Bohnen?');
    await button('Save').click();
    await saved();
    await page.getByRole('link', { name: 'German 2 of 7' }).waitFor();
    await button('Discard changes').waitFor({ state: 'detached' });
    await expect.poll(() => field('Garden party').inputValue()).toBe('Gartenfest');
    await expect
      .poll(() => readStored())
      .toMatchObject({ title: { text: 'Gartenfest', of: 'Garden party' } });

    await page.getByRole('link', { name: 'Remove German' }).click();
    await page.getByRole('link', { name: 'Keep it' }).click();
    await page.getByRole('link', { name: 'Remove German' }).click();
    await button('Remove German').click();
    await page.getByText('German is removed.').waitFor();
    await expect.poll(() => readStored()).toBeUndefined();
  });

  test('are typed by keyboard alone (behaviour 49.61)', async () => {
    await open();
    await field('Garden party').focus();
    await page.keyboard.type('Gartenfest');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kommt!');
    await expect.poll(() => field('Come as you are').inputValue()).toBe('Kommt!');
    await button('Save').focus();
    await page.keyboard.press('Enter');
    await saved();
    await page.getByText('Another language').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await field('Garden party', { language: 'Arabic' }).waitFor();
  });

  test('stay in this browser until they are saved or discarded (behaviour 49.63)', async () => {
    await open();
    await field('Dinner').fill('Essen');
    await page.reload();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[value="Essen"]'));
    await page.getByText('Another language').click();
    await page.getByRole('link', { name: 'Polish' }).click();
    await expect.poll(() => field('Dinner', { language: 'Polish' }).inputValue()).toBe('');
    await page.goBack();
    await button('Discard changes').click();
    await expect.poll(() => field('Dinner').inputValue()).toBe('');
  });

  test('of two tabs overwrite nothing unseen (behaviour 49.63)', async () => {
    await open();
    const first = page;
    const second = await context.newPage();
    await second.goto(`${site.url}${getSettingPath(id, 'words')}?language=de`);
    await second.locator('html[data-hydrated]').waitFor();
    await field('Garden party', { on: second }).fill('Sommerfest');
    await second.getByRole('button', { name: 'Save' }).click();
    await saved(second);
    await second.close();
    await field('Garden party', { on: first }).fill('Gartenfest');
    await field('Dinner', { on: first }).fill('Essen');
    await button('Save').click();
    await first.getByText('It says now: “Sommerfest”.').waitFor();
    await expect.poll(() => field('Garden party').inputValue()).toBe('Gartenfest');
    await expect
      .poll(() => field('Garden party').evaluate((node) => node === document.activeElement))
      .toBe(true);
    await button('Save').click();
    await saved();
    const stored = await readStored();
    expect([stored?.['title']?.text, stored?.['activity.1']?.text]).toEqual([
      'Gartenfest',
      'Essen',
    ]);
  });

  test('fit into 320 pixels, and Arabic is typed from the right (behaviour 49.61)', async () => {
    await switchWindow({ viewport: { width: 320, height: 640 } });
    await open('?language=ar');
    const arabic = field('Garden party', { language: 'Arabic' });
    await expect
      .poll(() => arabic.evaluate((node) => getComputedStyle(node).direction))
      .toBe('rtl');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(320);
    const [original, typed] = [
      page.getByText('Dinner', { exact: true }),
      field('Dinner', { language: 'Arabic' }),
    ];
    const [above, below] = [await original.boundingBox(), await typed.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expect.poll(() => findAxeViolations(page)).toEqual([]);
    await resizeWindow(page, { width: 1280, height: 800 });
    const [left, right] = [await original.boundingBox(), await typed.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  });
});
