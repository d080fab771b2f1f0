import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { drawQr } from '#app/features/invitation/qr.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { giveAnswer, openAbout } from '#tests/setup/answering.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { type NewEvent, addEvent, listTokens } from '#tests/setup/events.ts';

/** The requests for confetti by the page of `openPage`. */
let asked: string[];

openSiteAndBrowser();

/** By default the device accepts motion. */
async function openPage(
  theme: string[],
  options: BrowserContextOptions = {},
  changes: NewEvent = {},
): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'no-preference', ...options });
  asked = [];
  page.on('request', (request) => {
    if (request.url().includes('confetti')) asked.push(request.url());
  });
  await page.goto(`${site.url}${getGuestPath(await addEvent(site.db, { theme, ...changes }))}`);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The number of drawings that move or will move. */
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSAnimation).length);

/** No yes causes requests for confetti; they would be sent before the maybe. */
async function expectNoConfetti(page: Page): Promise<void> {
  await giveAnswer(page, 'Maybe');
  expect(asked).toEqual([]);
}

/** The duration of the drop of the pennant of who says yes now; null if it does not move. */
async function sayYesAndTimeDrop(page: Page): Promise<string | null> {
  await expect.poll(() => page.locator('#garland path').count()).toBe(0);
  await giveAnswer(page, 'Yes');
  const pennant = page.locator('#garland [data-new]');
  await pennant.waitFor({ state: 'attached' });
  await expect.poll(() => pennant.locator('path').count()).toBe(1);
  return pennant.evaluate((one) => {
    const { animationName, animationDuration } = getComputedStyle(one);
    return animationName === 'none' ? null : animationDuration;
  });
}

const counted: NewEvent = { answerSettings: { ...usualAnswers, guestList: 'count' } };

/** The position and width of each drawing, without its motion. */
async function places(reducedMotion: 'no-preference' | 'reduce') {
  const page = await openPage(['Fairytale'], { reducedMotion });
  const found = await page.evaluate(async () => {
    await document.fonts.ready;
    for (const one of document.getAnimations()) one.cancel();
    return [...document.querySelectorAll('[data-art]')].map((drawing) => {
      const { x, y, width } = (drawing.firstElementChild ?? drawing).getBoundingClientRect();
      return [drawing.getAttribute('data-art'), x, y + window.scrollY, width];
    });
  });
  return found;
}

test('what can move lies where it does on a device that wants none', async () => {
  const still = await places('reduce');
  expect(still.length).toBeGreaterThan(4);
  await expect.poll(() => places('no-preference')).toEqual(still);
});

test('what moves can be stopped and started, which the page remembers and the confetti heeds (behaviour 13.15, 13.16)', async () => {
  const page = await openPage(['Playful']);
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await openAbout(page);
  await button(page, 'Pause motion').click();
  await expect.poll(() => moving(page)).toBe(0);
  await giveAnswer(page, 'Yes');
  await expectNoConfetti(page);
  await page.reload();
  await openAbout(page);
  await button(page, 'Play motion').waitFor();
  await expect.poll(() => moving(page)).toBe(0);
  await button(page, 'Play motion').click();
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await page.reload();
  await openAbout(page);
  await button(page, 'Pause motion').waitFor();
});

test('the switch works where the browser keeps nothing', async () => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const id = await addEvent(site.db, { theme: ['Chill'] });
  await page.goto(`${site.url}${getGuestPath(id)}`);
  await openAbout(page);
  await button(page, 'Pause motion').click();
  await button(page, 'Play motion').waitFor();
  await expect.poll(() => moving(page)).toBe(0);
  await giveAnswer(page, 'Yes');
});

test('nothing moves for whoever wants less motion (behaviour 13.15, 44.5)', async () => {
  const page = await openPage(['Playful'], { reducedMotion: 'reduce' }, counted);
  await expect.poll(() => moving(page)).toBe(0);
  // A transition shows the old state for a frame, and one per level where a value is inherited.
  const gliding = await page.evaluate(() => {
    document.body.style.color = 'red';
    return document.getAnimations().length;
  });
  expect(gliding).toBe(0);
  await openAbout(page);
  await expect.poll(() => button(page, 'Pause motion').count()).toBe(0);
  expect(await sayYesAndTimeDrop(page)).toBeNull();
  await expectNoConfetti(page);
});

test('a playful party greets a yes with confetti, fetched only then (behaviour 13.16)', async () => {
  const page = await openPage(['Playful']);
  expect(asked).toEqual([]);
  await giveAnswer(page, 'Yes');
  await page.locator('canvas#confetti').waitFor({ state: 'attached' });
  expect(asked).toHaveLength(1);
  await page.locator('canvas#confetti').waitFor({ state: 'detached' });
  await button(page, 'Skip').click();
  await page.getByText('Add your name').waitFor();
  await expect.poll(() => page.locator('canvas#confetti').count()).toBe(0);
});

test('a quiet party throws no confetti, and the pennant of who has just said yes drops in (behaviour 13.16, 44.5)', async () => {
  const page = await openPage(['Classy'], {}, counted);
  expect(await sayYesAndTimeDrop(page)).toBe('0.3s');
  await expectNoConfetti(page);
});

test('on paper there are ink, outlines and a code of the open link, also on a personal one (behaviour 13.17)', async () => {
  const page = await browser.newPage();
  const id = await addEvent(site.db, {
    theme: ['Neon', 'Sci-fi'],
    invitees: [{ name: 'Ana', email: 'ana@private.example' }],
  });
  const [token] = await listTokens(site.db, id);
  await page.goto(`${site.url}${getGuestPath(id)}?g=${token}`);
  const code = page.getByRole('img', { name: 'QR code of the link' });
  await expect.poll(() => code.count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await code.waitFor();
  const { path } = drawQr(`${site.url}${getGuestPath(id)}`);
  await expect.poll(() => code.locator('path').getAttribute('d')).toBe(path);
  const ink = await page.evaluate(() => {
    const styles = ['body', 'h1', '[data-art] svg path'].map((part) =>
      getComputedStyle(document.querySelector(part) ?? document.body),
    );
    return styles.map((style) => [style.color, style.fill]);
  });
  expect(ink[0]?.[0]).toBe('rgb(0, 0, 0)');
  expect(ink[1]?.[0]).toBe('rgb(0, 0, 0)');
  expect(ink[2]?.[1]).toBe('none');
  await expect.poll(() => page.getByText('Are you attending?').isVisible()).toBe(false);
});
