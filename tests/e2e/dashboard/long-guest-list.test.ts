import { beforeEach, expect, test } from 'vitest';

import { listAnswers } from '#app/features/rsvp/service.server.ts';
import { getGuestsPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { openSiteAndBrowser, site, to } from '#tests/setup/browser.ts';
import { id, openEvent, page, switchWindow } from '#tests/setup/dashboard.ts';
import { findAxeViolations, measureWidthAt320 } from '#tests/setup/screen.ts';
import { useEvent } from '#tests/setup/use-event.ts';

openSiteAndBrowser();
// One event for all tests, of which only the last records something.
useEvent({ invitees: makeInvitees(10_000) });
beforeEach(() => switchWindow());

const openDashboard = () => to(getGuestsPath(id));
const list = () => page.getByRole('list', { name: 'Invited' });
const rows = () => list().getByRole('listitem');
const region = () => page.getByRole('region', { name: 'Guests' });
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const endOf = (element: HTMLElement | SVGElement) => element.getBoundingClientRect().right;
const answerOf = (name: string) => page.getByRole('button', { name: `Answer of ${name}:` });

test('10,000 guests scroll as one list, of which only those in sight are drawn, each saying its place; who wants pages gets pages (behaviour 19.4, 19.5)', async () => {
  await openDashboard();
  await page.locator('li[aria-setsize]').first().waitFor();
  await expect.poll(() => rows().count()).toBeLessThan(60);
  await expect.poll(() => rows().first().getAttribute('aria-posinset')).toBe('1');
  await expect.poll(() => rows().first().getAttribute('aria-setsize')).toBe('10000');
  const [shown, whole] = await region().evaluate((it) => [it.clientHeight, it.scrollHeight]);
  expect(shown).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  expect(whole).toBeGreaterThan((shown ?? 0) + 100);
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
  await region().evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect
    .poll(async () => Number(await rows().first().getAttribute('aria-posinset')))
    .toBeGreaterThan(4000);
  await list()
    .getByText(/^Guest [45]\d{3}$/)
    .first()
    .waitFor();
  await expect.poll(() => rows().count()).toBeLessThan(60);
  await expect.poll(() => measureWidthAt320(page)).toBe(320);

  await page.getByRole('link', { name: 'Show the list in pages' }).click();
  await page.getByText('Page 1 of 100').waitFor();
  await expect.poll(() => rows().count()).toBe(100);
  await page.getByRole('link', { name: 'Next' }).click();
  await answerOf('Guest 100').waitFor();
  await expect.poll(() => rows().count()).toBe(100);
});

test('the figures of 10,000 guests stay in their card on a narrow phone', async () => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openEvent();
  const card = page.getByRole('region', { name: 'RSVP Overview' });
  const figure = card.getByRole('term').filter({ hasText: 'No response' });
  await expect.poll(() => figure.evaluate(endOf)).toBeLessThan(await card.evaluate(endOf));
});

test('without scripts the list has pages and can be searched (behaviour 19.5)', async () => {
  await switchWindow({ javaScriptEnabled: false });
  await page.goto(`${site.url}${getGuestsPath(id)}`);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Page 2 of 100').waitFor();
  await page.getByRole('searchbox').fill('guest99');
  await page.keyboard.press('Enter');
  await page.getByText(/^111 of .* guests?$/).waitFor();
  await expect.poll(() => page.getByText('Page 1 of 2').count()).toBe(1);
});

test('Tab goes from guest to guest, the End key to the last, who is recorded like the first; a guest is found by name as one types, and by the answer (behaviour 19.5, 19.6)', async () => {
  await openDashboard();
  await page.locator('li[aria-setsize]').first().waitFor();
  await answerOf('Guest 0').focus();
  for (let stop = 0; stop < 160; stop += 1) await page.keyboard.press('Tab');
  await expect.poll(() => focused()).toBe('Answer of Guest 40: No response yet');
  await region().evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await answerOf('Guest 9999').waitFor();
  // The focus is kept while the list is scrolled elsewhere.
  await expect.poll(() => focused()).toBe('Answer of Guest 40: No response yet');

  await region().evaluate((element) => element.scrollTo(0, 0));
  await answerOf('Guest 9999').waitFor({ state: 'detached' });
  await region().focus();
  await page.keyboard.press('End');
  await answerOf('Guest 9999').focus();
  await page.keyboard.press('Enter');
  await page.locator('[role="menuitemradio"]:focus').waitFor();
  for (const key of ['Home', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.getByText('recorded by you').waitFor();
  await page.getByRole('button', { name: 'Answer of Guest 9999: Going +1' }).waitFor();
  await expect
    .poll(() => listAnswers(site.db, id))
    .toMatchObject([{ name: 'Guest 9999', answer: 'yes', extra: 1 }]);

  const field = page.getByRole('searchbox', { name: 'Find a guest' });
  await field.fill('guest 4711');
  await page.getByText(/^1 of .* guests?$/).waitFor();
  await expect.poll(() => rows().count()).toBe(1);
  await answerOf('Guest 4711').waitFor();
  await field.fill('');
  await page.locator('li[aria-setsize="10000"]').first().waitFor();
  await page.getByRole('radio', { name: /^Going/ }).check();
  await page.getByText(/^1 of .* guests?$/).waitFor();
  await answerOf('Guest 9999').waitFor();
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
});
