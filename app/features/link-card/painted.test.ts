import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

import { themeGroups } from '#app/features/theme/catalogue.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';

import { composeCard, createCards } from './cards.server.ts';
import { toCardFacts } from './facts.ts';
import type { LayeredCard, TextLayer } from './layers.ts';
import { createTakumiPainter } from './takumi.server.ts';

const english = getGuestWords('en');

const tags: string[] = themeGroups.flatMap((group): readonly string[] => group.tags);
const painter = createTakumiPainter();

const factsOf = (theme: string[], eventName = 'Maya & Jonah’s Garden Supper') =>
  toCardFacts(
    {
      eventName,
      eventType: ['Dinner Party'],
      theme,
      date: '2027-06-12',
      startTime: '16:00',
      endTime: '22:00',
      endsNextDay: false,
      location: 'Orchard House, 14 Mill Lane, Bath',
      hostedBy: 'Maya & Jonah',
    },
    english,
  );

const linear = (channel: number) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (r: number, g: number, b: number) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The same picture with transparent letters and their halo: what lies behind each text. */
function withoutLetters(picture: LayeredCard): LayeredCard {
  return { ...picture, layers: picture.layers.filter(({ kind }) => kind !== 'text') };
}

/** The share of the pixels behind a text against which it has at least the contrast ratio of large text. */
async function readableShare(picture: LayeredCard, pixels: Uint8Array, text: TextLayer) {
  const room = await painter.measure(text);
  const { x, y, width, height } = text.box;
  const left = Math.max(0, Math.round(x + (width - room.width) / 2));
  const right = Math.min(picture.width, Math.round(left + room.width));
  const color = text.style.color;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const own = luminance(r, g, b);
  let [good, all] = [0, 0];
  for (let row = y; row < y + height; row += 3) {
    for (let column = left; column < right; column += 3) {
      const at = (Math.round(row) * picture.width + column) * 4;
      const behind = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      if (contrast(own, behind) >= 3) good++;
      all++;
    }
  }
  return good / all;
}

describe.each(tags)('a painted card for %s', (tag) => {
  it('is light, and its text stands out from the art beneath', async () => {
    const drawn = await createCards({ painter }).draw(factsOf([tag]));
    const bytes = drawn.ok ? drawn.value.bytes.byteLength : Infinity;
    expect(bytes).toBeLessThan(300_000);
    const picture = await composeCard(factsOf([tag]), painter);
    const pixels = await painter.paint(withoutLetters(picture), 'raw');
    const texts = picture.layers.filter((layer) => layer.kind === 'text');
    const faults: string[] = [];
    for (const text of texts) {
      const share = await readableShare(picture, pixels, text);
      if (!(share > 0.98)) faults.push(`${text.text}: ${share}`);
    }
    expect(faults).toEqual([]);
  });
});

/** Pairs of words of equal length. Without a face for them, both would be drawn as the same empty boxes. */
const pairs = [
  ['سلام', 'حفلة'],
  ['שלום', 'חגיג'],
  ['Пир', 'Бал'],
  ['Ωδή', 'Ναι'],
  ['さくら', 'まつり'],
  ['生日', '派对'],
  ['생일', '파티'],
  ['งาน', 'วัน'],
  ['नमन', 'जनम'],
  ['Łődź', 'Győř'],
  ['🎂🎉', '🎈🥳'],
] as const;

async function paintTitle(title: string): Promise<string> {
  const png = await painter.paint(await composeCard(factsOf(['Spooky'], title), painter));
  return Buffer.from(png).toString('base64');
}

it.each(pairs)('the letters of %s and %s are drawn', async (one, other) => {
  const [first, second] = await Promise.all([one, other].map(paintTitle));
  expect(first).not.toBe(second);
});

it('is painted by the portable renderer where there is none for the machine', async () => {
  const paint = `
    import { createTakumiPainter } from './app/features/link-card/takumi.server.ts';
    const picture = { width: 40, height: 20, color: '#112233', layers: [] };
    const png = await createTakumiPainter().paint(picture);
    console.log(Buffer.from(png.subarray(1, 4)).toString());`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', paint],
    { env: { ...process.env, TAKUMI_CORE_TARGET: '@takumi-rs/no-such-machine' } },
  );
  expect(stdout.trim()).toBe('PNG');
});

describe('the title of a painted card', () => {
  it.each([
    ['お花見パーティー', 'お花見\u200Bパーティー', 2],
    [
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkb',
      'Donaudampfschiff-\u200Bfahrtselektrizitäten-\u200Bhauptbetriebswerkb',
      3,
    ],
  ])('breaks as on the page: %s (behaviour 6.22)', async (title, text, lines) => {
    const picture = await composeCard(factsOf([], title), painter);
    const layer = picture.layers.find((each) => each.kind === 'text' && each.text === text);
    expect(layer).toBeDefined();
    expect((await painter.measure(layer as TextLayer)).lines).toBeLessThanOrEqual(lines);
  });
});
