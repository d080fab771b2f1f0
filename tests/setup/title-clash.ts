import type { Page } from 'playwright';

import { type Pixels, readPng } from './pixels.ts';

/** The sum of channel differences of two pixels at an edge. */
const edgeFrom = 42;
const margin = 2;

function difference(one: Pixels, at: number, other: Pixels, there: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++) {
    sum += Math.abs((one.data[at + channel] ?? 0) - (other.data[there + channel] ?? 0));
  }
  return sum;
}

/** The pixels that differ with and without a text, and a small margin. */
function coveredBy(withText: Pixels, without: Pixels): Uint8Array {
  const { width, height, step } = without;
  const covered = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * step;
      if (difference(withText, at, without, at) < 24) continue;
      for (let dy = -margin; dy <= margin; dy++) {
        const row = y + dy;
        if (row < 0 || row >= height) continue;
        const from = Math.max(0, x - margin);
        covered.fill(1, row * width + from, row * width + Math.min(width, x + margin + 1));
      }
    }
  }
  return covered;
}

/** The percentage of a text's pixels that are edges without the text. Gradients and flat tints do not count. */
export function measureClash(withText: Pixels, without: Pixels): number {
  const { width, height, step } = without;
  const covered = coveredBy(withText, without);
  let [letters, edges] = [0, 0];
  for (let y = 0; y < height - 2; y++) {
    for (let x = 0; x < width - 2; x++) {
      if (covered[y * width + x] !== 1) continue;
      letters++;
      const at = (y * width + x) * step;
      const right = difference(without, at, without, at + 2 * step);
      const below = difference(without, at, without, at + 2 * width * step);
      if (Math.max(right, below) >= edgeFrom) edges++;
    }
  }
  return letters === 0 ? 0 : (edges / letters) * 100;
}

const bare = '[data-bare] :is(h1, h1 ~ *, p) { text-shadow: none !important }';

export async function measureTitleClash(page: Page): Promise<number> {
  const header = page.locator('article > header');
  await header.evaluate((element, css) => {
    element.dataset['bare'] = '';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, bare);
  await page.evaluate(() => document.fonts.ready);
  const title = header.locator('h1');
  // Elsewhere, thin lines are drawn anew with other pixels when the title goes.
  const clip = await title.evaluate((element, around) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
  }, margin);
  const shoot = async () => readPng(await page.screenshot({ animations: 'disabled', clip }));
  const shown = await shoot();
  await title.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
  const hidden = await shoot();
  await title.evaluate((element) => element.style.removeProperty('visibility'));
  return measureClash(shown, hidden);
}
