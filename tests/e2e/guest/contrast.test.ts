import { expect, test } from 'vitest';

import { getGuestPath } from '#app/platform/paths.ts';
import { giveEachTestAPage, page, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { type Pixels, measureLuminance, readPng } from '#tests/setup/pixels.ts';
import { resizeWindow } from '#tests/setup/screen.ts';

giveEachTestAPage();

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Words {
  text: string;
  color: number[];
  /** Large text by WCAG 2.2: 24 pixels, or 18.7 in bold. */
  large: boolean;
  /** Relative to the sheet. */
  lines: Box[];
}

/** The invitation's sheet on the page, and every text on it with its color and the position of its lines. */
function findWords(): Promise<{ sheet: Box; words: Words[] }> {
  return page.locator('article').evaluate((article) => {
    const around = article.getBoundingClientRect();
    const [left, top] = [Math.floor(around.x), Math.floor(around.y)];
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const words = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(parent);
      const size = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      words.push({
        text,
        color: (style.color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({
          x: Math.floor(x) - left,
          y: Math.floor(y) - top,
          width: Math.ceil(width),
          height: Math.ceil(height),
        })),
      });
    }
    const [width, height] = [Math.ceil(around.width), Math.ceil(around.height)];
    return { sheet: { x: left + scrollX, y: top + scrollY, width, height }, words };
  });
}

/** A pixel belongs to a letter if it changes when the letters are hidden. */
function isLetter(shown: Pixels, bare: Pixels, at: number): boolean {
  for (let channel = at; channel < at + 3; channel++) {
    if (Math.abs((shown.data[channel] ?? 0) - (bare.data[channel] ?? 0)) > 12) return true;
  }
  return false;
}

/** Pixels around a letter. */
const reach = 2;

/** Offsets of the pixels beside the letters of a line. */
function besideLetters(line: Box, shown: Pixels, bare: Pixels): number[] {
  const { width, step, data } = bare;
  const left = Math.max(0, line.x - reach);
  const right = Math.min(width, line.x + line.width + reach);
  const top = Math.max(0, line.y - reach);
  const bottom = Math.min(data.length / step / width, line.y + line.height + reach);
  const row = right - left;
  const letters = new Uint8Array(row * (bottom - top));
  const near = new Uint8Array(letters.length);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (!isLetter(shown, bare, (y * width + x) * step)) continue;
      letters[(y - top) * row + x - left] = 1;
      for (let nearY = Math.max(top, y - reach); nearY <= y + reach && nearY < bottom; nearY++) {
        const start = (nearY - top) * row - left;
        near.fill(1, start + Math.max(left, x - reach), start + Math.min(right, x + reach + 1));
      }
    }
  }
  const beside: number[] = [];
  for (let y = Math.max(top, line.y); y < Math.min(bottom, line.y + line.height); y++) {
    for (let x = Math.max(left, line.x); x < Math.min(right, line.x + line.width); x++) {
      const at = (y - top) * row + x - left;
      if (near[at] === 1 && letters[at] === 0) beside.push((y * width + x) * step);
    }
  }
  return beside;
}

/** The contrast of 99 % of the pixels beside a text's letters. */
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

/** The sheet of the page with its letters, and without. */
async function shootSheet(clip: Box): Promise<[shown: Pixels, bare: Pixels]> {
  const shoot = async () => readPng(await page.screenshot({ fullPage: true, clip }));
  const shown = await shoot();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { -webkit-text-fill-color: transparent !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const bare = await shoot();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return [shown, bare];
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

// In a window as high as the page, the answer bar covers nothing, and a picture does not resize the window.
const windows = [
  { width: 360, height: 3000 },
  { width: 1280, height: 2200 },
];

test.each(parties)('%s can be read against what is drawn beneath it', async (eventName, theme) => {
  const id = await addEvent(site.db, { eventName, theme, hostedBy: 'Maya & Jonah' });
  await page.goto(`${site.url}${getGuestPath(id)}`);
  for (const size of windows) {
    await resizeWindow(page, size);
    await page.evaluate(() => document.fonts.ready);
    const { sheet, words } = await findWords();
    const [shown, bare] = await shootSheet(sheet);
    const weak = words
      .map((each) => ({ ...each, ratio: contrastOf(each, shown, bare) }))
      .filter(({ large, ratio }) => ratio < (large ? 3 : 4.5))
      .map(({ text, ratio }) => `${text}: ${ratio.toFixed(2)}`);
    expect(words.length).toBeGreaterThan(12);
    expect(weak, `at ${size.width} px`).toEqual([]);
  }
});
