import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { saveInvite } from '../../setup/invites.ts';
import { type Pixels, measureLuminance, readPng } from '../../setup/pixels.ts';
import { browser, openSiteAndBrowser, site } from '../../setup/site-and-browser.ts';

openSiteAndBrowser();

interface Words {
  text: string;
  color: number[];
  /** Large text by WCAG 2.2: 24 pixels, or 18.7 in bold. */
  large: boolean;
  lines: { x: number; y: number; width: number; height: number }[];
}

/** Every text of the invitation with its color and the position of its lines. */
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

/** Whether a pixel belongs to a letter: it changes when the letters are hidden. */
function isLetter(shown: Pixels, bare: Pixels, at: number): boolean {
  for (let channel = at; channel < at + 3; channel++) {
    if (Math.abs((shown.data[channel] ?? 0) - (bare.data[channel] ?? 0)) > 12) return true;
  }
  return false;
}

/** How many pixels around a letter count as beside it. */
const reach = 2;

/** The offsets in a picture's data of the pixels beside the letters of a line. */
function besideLetters(line: Words['lines'][number], shown: Pixels, bare: Pixels): number[] {
  const at = (x: number, y: number) => (y * bare.width + x) * bare.step;
  const letters = new Set<number>();
  const beside = new Set<number>();
  for (let y = line.y - reach; y < line.y + line.height + reach; y++) {
    for (let x = line.x - reach; x < line.x + line.width + reach; x++) {
      if (!isLetter(shown, bare, at(x, y))) continue;
      letters.add(at(x, y));
      for (let nearY = y - reach; nearY <= y + reach; nearY++) {
        for (let nearX = x - reach; nearX <= x + reach; nearX++) {
          const within =
            nearY >= line.y &&
            nearY < line.y + line.height &&
            nearX >= line.x &&
            nearX < line.x + line.width;
          if (within) beside.add(at(nearX, nearY));
        }
      }
    }
  }
  return [...beside.difference(letters)];
}

/** The contrast that 99 % of the pixels beside a text's letters have. */
function contrastOf({ color, lines }: Words, shown: Pixels, bare: Pixels): number {
  const [red = 0, green = 0, blue = 0] = color;
  const own = measureLuminance(red, green, blue);
  const ratios = lines.flatMap((line) =>
    besideLetters(line, shown, bare).map((at) => {
      const [r = 0, g = 0, b = 0] = bare.data.subarray(at, at + 3);
      const beneath = measureLuminance(r, g, b);
      return (Math.max(own, beneath) + 0.05) / (Math.min(own, beneath) + 0.05);
    }),
  );
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

// A window as high as a phone's whole page: the answer bar rests in its place and covers nothing.
describe.each([
  [360, 3000],
  [1280, 900],
])('at %s pixels', (width, height) => {
  test.each(parties)(
    '%s can be read against what is drawn beneath it',
    async (eventName, theme) => {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      const page = await context.newPage();
      const id = await saveInvite(site.services.db, { eventName, theme });
      await page.goto(`${site.url}/guest/${id}`);
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
