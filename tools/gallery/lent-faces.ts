import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright';

const { resolve } = createRequire(import.meta.url);

/** Scripts that the page leaves to the faces of its device, of which the machine that takes the pictures has none. */
const lent = [
  {
    needed: /\p{Script=Devanagari}/u,
    file: '@fontsource-variable/noto-sans/files/noto-sans-devanagari-wght-normal.woff2',
    range: 'U+900-97F',
  },
  {
    needed: /\p{Extended_Pictographic}/u,
    file: 'twemoji-colr-font/twemoji.woff2',
    range: 'U+1F000-1FAFF, U+2600-27BF',
  },
];

/** The family of a page that has no faces of its own. */
export const lentFamily = 'lent';

/** Gives every face of a page the letters that phones have: the link preview sets them from the same files. */
export async function lendFaces(page: Page): Promise<void> {
  const text = await page.evaluate(() => document.body.textContent ?? '');
  for (const { needed, file, range } of lent) {
    if (!needed.test(text)) continue;
    const data = readFileSync(resolve(file)).toString('base64');
    await page.evaluate(
      async ({ data: encoded, range: unicodeRange, own }) => {
        const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
        const known = [...document.fonts].map(({ family, weight, style, stretch }) => ({
          family,
          weight,
          style,
          stretch,
        }));
        const all = [
          ...known,
          { family: own, weight: '100 900', style: 'normal', stretch: 'normal' },
        ];
        const distinct = new Map(all.map((each) => [JSON.stringify(each), each]));
        for (const { family, ...rest } of distinct.values()) {
          const face = new FontFace(family, bytes.buffer, { ...rest, unicodeRange });
          document.fonts.add(await face.load());
        }
      },
      { data, range, own: lentFamily },
    );
  }
}
