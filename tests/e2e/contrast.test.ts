import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { saveInvite } from '#tests/setup/invites.ts';
import { type Pixels, luminance, readPng } from '#tests/setup/pixels.ts';
import { browser, openSiteAndBrowser, site } from '#tests/setup/site-and-browser.ts';

openSiteAndBrowser();

interface Words {
  text: string;
  color: number[];
  /** Large by WCAG 2.2: 24 pixels, or 18.7 in bold. */
  large: boolean;
  lines: { x: number; y: number; width: number; height: number }[];
}

/** Every text of the invitation, its colour and where its lines lie on the page. */
function findWords(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('article') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(parent);
      const size = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      found.push({
        text,
        color: (style.color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({
          x: Math.floor(x),
          y: Math.floor(y + scrollY),
          width: Math.ceil(width),
          height: Math.ceil(height),
        })),
      });
    }
    return found;
  });
}

/** Where letters are: the pixels that change when they are taken away. */
function findLetters(shown: Pixels, bare: Pixels) {
  return (x: number, y: number) => {
    const at = (y * bare.width + x) * bare.step;
    const apart = (channel: number) =>
      Math.abs((shown.data[at + channel] ?? 0) - (bare.data[at + channel] ?? 0));
    return Math.max(apart(0), apart(1), apart(2)) > 12;
  };
}

const near = [-2, -1, 0, 1, 2];

/** The contrast that all but a hundredth of the pixels right beside a text's letters reach. */
function contrastOf({ color, lines }: Words, shown: Pixels, bare: Pixels): number {
  const [red = 0, green = 0, blue = 0] = color;
  const own = luminance(red, green, blue);
  const isLetter = findLetters(shown, bare);
  const isBeside = (x: number, y: number) =>
    near.some((dy) => near.some((dx) => isLetter(x + dx, y + dy)));
  const ratios: number[] = [];
  for (const line of lines) {
    for (let y = line.y; y < line.y + line.height; y++) {
      for (let x = line.x; x < line.x + line.width; x++) {
        if (isLetter(x, y) || !isBeside(x, y)) continue;
        const [r = 0, g = 0, b = 0] = bare.data.subarray((y * bare.width + x) * bare.step);
        const beneath = luminance(r, g, b);
        ratios.push((Math.max(own, beneath) + 0.05) / (Math.min(own, beneath) + 0.05));
      }
    }
  }
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 100)] ?? 0;
}

const parties: [eventName: string, theme: string[]][] = [
  ['Maya & Jonah’s Garden Supper', ['Romantic', 'Pastel', 'Cottagecore']],
  ['The Monster Mash', ['Spooky', 'Monochrome', 'Retro']],
  ['Zero Gravity Birthday', ['Neon', 'Sci-fi', 'Dance Pop']],
  ['Neon by Day', ['Pastel', 'Neon']],
  ['Robots at the Lake', ['Pastel', 'Sci-fi']],
  ['Once Upon a Lullaby', ['Dreamy', 'Pastel', 'Fairytale']],
  ['Basement Tapes Vol. 3', ['Indie', 'Lo-fi']],
  ['Otis Turns Six and Everybody Comes', ['Playful']],
  ['Black & White Night', ['Monochrome']],
  ['Slow Sunday by the Water', ['Chill']],
  ['An Evening of Chamber Music', ['Classical', 'Romantic']],
  ['Maximilian and Anastasia by the Lake', ['Romantic']],
  ['Lanterns at the Lake', ['Romantic', 'Fairytale']],
  ['New Keys, First Soup for Everybody', ['housewarming']],
  ['Opening Night', ['Minimalist', 'Monochrome']],
  ['Congratulations, Dr Amara Okafor!', ['graduation']],
  ['A Very Long Halloween Gathering of Ghosts and Friends', ['Spooky']],
  [
    'An Evening of Questionable Cocktails, Excellent Company and a Very Long Title',
    ['Retro', 'Gold & Glitter'],
  ],
];

describe.each([360, 1280])('at %s pixels', (width) => {
  test.each(parties)(
    '%s can be read against what is drawn beneath it',
    async (eventName, theme) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await context.newPage();
      const id = await saveInvite(site.services.db, { eventName, theme });
      await page.goto(`${site.url}/guest/${id}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const words = await findWords(page);
      const shown = readPng(await page.screenshot({ fullPage: true }));
      await page.addStyleTag({ content: '* { -webkit-text-fill-color: transparent !important }' });
      const bare = readPng(await page.screenshot({ fullPage: true }));
      const weak = words
        .map((each) => ({ ...each, ratio: contrastOf(each, shown, bare) }))
        .filter(({ large, ratio }) => ratio < (large ? 3 : 4.5))
        .map(({ text, ratio }) => `${text}: ${ratio.toFixed(2)}`);
      expect(words.length).toBeGreaterThan(12);
      expect(weak).toEqual([]);
      await context.close();
    },
  );
});
