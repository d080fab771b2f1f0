import { expect, test } from 'vitest';

import { createTakumiPainter } from '#app/features/link-card/takumi.server.ts';
import { measureClash } from '#tests/setup/title-clash.ts';

import { layOutHero, paintPixels, getSheetWidth } from './title-page.ts';

const painter = createTakumiPainter();

/** Looks whose drawings reach far into the middle: branches, rings, strings, tubes, a castle, beams, peaks, a crest, boughs, loudspeakers. */
const looks = [
  ['Spooky'],
  ['Spooky', 'Monochrome', 'Retro'],
  ['Fairytale'],
  ['Gold & Glitter', 'Fairytale'],
  ['Sci-fi'],
  ['Neon', 'Sci-fi', 'Dance Pop'],
  ['Playful'],
  ['Minimalist'],
  ['Neon'],
  ['Dance Pop'],
  ['Classy'],
  ['Dreamy'],
  ['Chill', 'beach'],
  ['mountains'],
  ['retirement'],
  ['engagement'],
  ['western'],
  ['circus'],
  ['farewell'],
  ['jazz'],
  ['bollywood'],
  ['jungle'],
  ['valentine'],
  ['Pastel', 'Spooky'],
  ['pride'],
  ['camp', 'Classy'],
  ['Easter', 'Spooky'],
  ['picnic', 'Retro'],
  ['rock', 'Pastel'],
  ['taco', 'unicorn'],
];

/** Of one line to four, and a long word. */
const titles = [
  'Garden',
  'Summer Night in the Garden',
  'Congratulations, Dr Amara Okafor and Everybody Who Helped!',
  'Weihnachtsfeierabend',
];

test.each(looks)('nothing that is drawn runs through the title: %s %s %s', async (...theme) => {
  for (const title of titles) {
    for (const window of [360, 1280]) {
      const input = { theme: theme.filter(Boolean), eventType: [] };
      const words = { title, hosts: 'Maya & Jonah' };
      const { titled, bare } = await layOutHero(input, words, getSheetWidth(window), painter);
      const pixels = [
        await paintPixels(titled, painter),
        await paintPixels(bare, painter),
      ] as const;
      expect(measureClash(...pixels), `${title} at ${window} px, in percent`).toBeLessThan(2.5);
    }
  }
});

test.each([
  ['Graduation Party', [], 'Summer Night in the Garden', 320],
  ['Birthday Party', ['Gold & Glitter', 'Fairytale'], 'Garden', 447],
] as const)('nor through one on a small phone, or between phone and desk: %s', async (...given) => {
  const [type, theme, title, window] = given;
  const input = { theme: [...theme], eventType: [type] };
  const { titled, bare } = await layOutHero(
    input,
    { title, hosts: '' },
    getSheetWidth(window),
    painter,
  );
  const pixels = [await paintPixels(titled, painter), await paintPixels(bare, painter)] as const;
  expect(measureClash(...pixels)).toBeLessThan(2.5);
});

test('a line through the letters is noticed', async () => {
  const { titled, bare } = await layOutHero(
    { theme: [], eventType: [] },
    { title: 'Garden', hosts: '' },
    334,
    painter,
  );
  const [art, words] = titled.layers;
  if (!art || !words) throw new Error('There is no art, or no title.');
  const box = { ...words.box, y: words.box.y + words.box.height / 2, height: 3 };
  const line = { kind: 'fill', box, color: '#ff0000' } as const;
  const crossed = measureClash(
    await paintPixels({ ...titled, layers: [art, line, words] }, painter),
    await paintPixels({ ...bare, layers: [art, line] }, painter),
  );
  expect(crossed).toBeGreaterThan(2.5);
});
