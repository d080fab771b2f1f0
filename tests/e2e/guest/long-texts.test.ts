import type { Locator } from 'playwright';
import { expect, test } from 'vitest';

import { limits } from '#app/features/draft/limits.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { measureSidewaysScroll, resizeWindow } from '#tests/setup/screen.ts';

openSiteAndBrowser();

async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0;
}

const widths = [360, 1280];

test.each([
  ['without a place to break', 'W'.repeat(limits.location)],
  ['of many words', 'Behind the church, '.repeat(12).slice(0, limits.location)],
])('a title of one word and a location %s fit', async (kind, location) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { host, cookie } = await logIn(site, `host-${location.length}-${kind.length}`);
  await context.addCookies([cookie]);
  const eventName = 'W'.repeat(limits.titleMax);
  const id = await addEvent(site.db, { host, eventName, location, lat: null, lng: null });
  for (const path of ['/host/events', getDashboardPath(id), getGuestPath(id)]) {
    await page.goto(site.url + path);
    for (const width of widths) {
      await resizeWindow(page, { width, height: 800 });
      await expect.poll(() => measureSidewaysScroll(page)).toBe(0);
      const title = await page.getByText(eventName, { exact: true }).first().boundingBox();
      expect(title?.x).toBeGreaterThanOrEqual(0);
      expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
  const facts = page.locator('dl').first();
  const place = facts.getByText(location.trim(), { exact: true });
  // Beside its label on a phone, beside the time in a wide window.
  for (const width of widths) {
    await resizeWindow(page, { width, height: 800 });
    await expect.poll(() => widthOf(place)).toBeGreaterThan((await widthOf(facts)) * 0.45);
  }
});

test.each([
  ['お花見パーティー', ['お花見', 'パーティー']],
  [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkb',
    ['Donaudampfschiff\u00AD', 'fahrtselektrizitäten\u00AD', 'hauptbetriebswerkb'],
  ],
])(
  'a title breaks between words, or within a long one: %s (behaviour 6.22)',
  async (eventName, lines) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const { host } = await logIn(site, `host-${eventName.length}`);
    const id = await addEvent(site.db, { host, eventName, theme: [], eventType: [] });
    await page.goto(`${site.url}${getGuestPath(id)}`);
    await page.evaluate(() => document.fonts.ready);
    const title = page.getByRole('heading', { level: 1 });
    if (isFullWidth(eventName)) await title.evaluate(widenLetters);
    await expect.poll(() => title.evaluate(readLines)).toEqual(lines);
  },
);

test('in every wide face a title of long words is set so small that none is broken (behaviour 6.22)', async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
  const { host } = await logIn(site, 'host-wide');
  const words = ['Graduation', 'Grandmother', 'MONOCHROME', 'Großstadttreffen'];
  for (const tag of ['Fairytale', 'Dance Pop', 'Sci-fi', 'Gold & Glitter', 'Retro']) {
    const id = await addEvent(site.db, { host, eventName: words.join(' '), theme: [tag] });
    await page.goto(`${site.url}${getGuestPath(id)}`);
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.getByRole('heading', { level: 1 }).evaluate(readLines);
    expect({ tag, words: lines.join(' ').split(/ +/) }).toEqual({ tag, words });
  }
});

const isFullWidth = (text: string) => /^[\p{scx=Han}\p{scx=Kana}\p{scx=Hira}]+$/u.test(text);

/** Letters one em wide, as in Chinese and Japanese fonts, which the machine may not have. */
function widenLetters(element: HTMLElement | SVGElement): void {
  const range = document.createRange();
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) return;
  range.setStart(text, 0);
  range.setEnd(text, 1);
  const em = Number.parseFloat(getComputedStyle(element).fontSize);
  element.style.letterSpacing = `${em - range.getBoundingClientRect().width}px`;
}

/** The lines of a text as laid out, with visible soft hyphens. */
function readLines(element: Element): string[] {
  const lines: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let last = Number.NEGATIVE_INFINITY;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (let at = 0; at < (text.nodeValue ?? '').length; at++) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const box = [...range.getClientRects()].at(-1);
      const letter = range.toString();
      if (box && box.top > last + box.height / 2) {
        lines.push('');
        last = box.top;
      }
      lines[lines.length - 1] += letter;
    }
  }
  return lines.map((line) => line.replaceAll(/\u00AD(?=.)/g, ''));
}
