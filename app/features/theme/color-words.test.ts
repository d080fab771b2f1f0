import { describe, expect, it, test } from 'vitest';

import { listForeignColors } from './color-words.ts';
import { normalizeText } from './custom-text.ts';
import { findFaults } from './faults.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
import { channels } from './ornaments/svg.ts';
import { createThemeTokens } from './tokens.ts';

const look = (text: string) => createThemeTokens({ theme: [text], eventType: [] }, listIdeaClaims);

const chromaOf = (hex: string) => {
  const rgb = channels(hex);
  return Math.max(...rgb) - Math.min(...rgb);
};

describe('a color is heard in its language', () => {
  it.each([
    ['bodas de oro', ['gold']],
    ['Noces d’or', ['gold']],
    ['Goldene Hochzeit', ['gold']],
    ['złote wesele', ['gold']],
    ['金婚式', ['gold']],
    ['Silberhochzeit', ['silver']],
    ['boda de plata', ['silver']],
    ['rouge et noir', ['red', 'black']],
    ['dunkelblauer Abend', ['navy']],
    ['kırmızı ve beyaz', ['red', 'white']],
    ['सफ़ेद', ['white']],
    ['フェスタ 赤色', ['red']],
  ])('%s', (text, names) => {
    expect(listForeignColors(normalizeText(text))).toEqual(names);
  });
});

test.each([
  'sari night',
  'Viola concert',
  'wit and wisdom',
  'gold or nothing',
  'Rodeo',
  'Roti prata',
  'Mar del Plata',
  'Verdi opera',
  'Bel canto',
  'Bela Lugosi',
  'Bianca turns six',
  'szarlotka',
  'dry rot',
  'golden retriever',
])('a word that only looks like a color is none: %s', (text) => {
  expect(listForeignColors(normalizeText(text))).toEqual([]);
});

test.each(['black and white ball', 'Schwarz-Weiß-Ball', 'blanco y negro', '黑白'])(
  'black and white alone have no color: %s (behaviour 6.12)',
  (text) => {
    const { colors } = look(text);
    const { accent, background, tint } = colors;
    expect([accent, background, tint].map(chromaOf)).toEqual([0, 0, 0]);
    expect(findFaults(look(text))).toEqual([]);
  },
);

test.each(['silver wedding', 'Silberhochzeit', 'boda de plata'])(
  'silver is gray: %s (behaviour 6.12)',
  (text) => {
    expect(chromaOf(look(text).colors.accent)).toBeLessThan(20);
  },
);

test.each(['gold', 'bodas de oro', 'goldene Hochzeit'])('gold is no yellow: %s', (text) => {
  const [red, green, blue] = channels(look(text).colors.accent);
  expect(red - blue).toBeGreaterThan(60);
  expect(red - green).toBeGreaterThan(20);
});

test.each(['emerald green', 'sage', 'burgundy and blush', '__proto__', 'constructor'])(
  'contrast holds in the color %s',
  (text) => {
    expect(findFaults(look(text))).toEqual([]);
  },
);

test('colors of parties that CSS does not name are heard', () => {
  const [red, green, blue] = channels(look('burgundy').colors.accent);
  expect(red).toBeGreaterThan(Math.max(green, blue) + 40);
  const [r, g, b] = channels(look('emerald').colors.accent);
  expect(g).toBeGreaterThan(Math.max(r, b) + 20);
});
