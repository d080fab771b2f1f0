import { expect, test } from 'vitest';

import { layOutHero, measureHeroClash, titles } from './title-page.ts';

/** Looks whose drawings reach far into the middle. */
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
  ['galette des rois'],
  ['raksha bandhan'],
  ['koinobori'],
  ['bridge evening'],
  ['dinosaur bones'],
  ['violin recital'],
  ['kite on a dune'],
  ['festa delle api'],
  ['sewing circle'],
  ['beach Christmas'],
];

test.each(looks)('nothing that is drawn runs through the title: %s %s %s', async (...theme) => {
  const input = { theme: theme.filter(Boolean), eventType: [] };
  for (const title of titles) {
    for (const window of [360, 1280]) {
      const hero = await layOutHero(input, { title, hosts: 'Maya & Jonah' }, window);
      const clash = await measureHeroClash(hero);
      expect(clash, `${title} at ${window} px, in percent`).toBeLessThan(2.5);
    }
  }
});

test.each([
  ['Graduation Party', [], 'Summer Night in the Garden', 320],
  ['Birthday Party', ['Gold & Glitter', 'Fairytale'], 'Garden', 447],
] as const)('nor through one on a small phone, or between phone and desk: %s', async (...given) => {
  const [type, theme, title, window] = given;
  const input = { theme: [...theme], eventType: [type] };
  const hero = await layOutHero(input, { title, hosts: '' }, window);
  expect(await measureHeroClash(hero)).toBeLessThan(2.5);
});

test('a line through the letters is noticed', async () => {
  const input = { theme: [], eventType: [] };
  const { titled, bare } = await layOutHero(input, { title: 'Garden', hosts: '' }, 360);
  const [art, words] = titled.layers;
  if (!art || !words) throw new Error('There is no art, or no title.');
  const box = { ...words.box, y: words.box.y + words.box.height / 2, height: 3 };
  const line = { kind: 'fill', box, color: '#ff0000' } as const;
  const crossed = await measureHeroClash({
    titled: { ...titled, layers: [art, line, words] },
    bare: { ...bare, layers: [art, line] },
  });
  expect(crossed).toBeGreaterThan(2.5);
});
