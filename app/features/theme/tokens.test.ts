import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { themeGroups } from './catalogue.ts';
import { measureContrast, paint } from './contrast.ts';
import { toThemeProperties } from './css.ts';
import { faces } from './faces.ts';
import { findFaults } from './faults.ts';
import { ideas } from './lexicon/ideas.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
import { partyTypeClaims } from './party-types.ts';
import { createThemeTokens } from './tokens.ts';
import { toTone } from './tone.ts';

const tags: string[] = themeGroups.flatMap((group): readonly string[] => group.tags);
const look = (theme: readonly string[], eventType: readonly string[] = []) =>
  createThemeTokens({ theme, eventType }, listIdeaClaims);
function visible(theme: string[], types: string[] = []): string {
  const { seed: _, ...rest } = look(theme, types);
  return JSON.stringify(rest);
}
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constantFrom(
    'Red',
    'rose gold',
    'Halloween',
    'navy blue',
    'пляж',
    '海',
    'retro disco',
    '1920s',
  ),
);
const anyTheme = fc.array(fc.oneof(fc.constantFrom(...tags), anyText), { maxLength: 8 });

describe('contrast', { timeout: 60_000 }, () => {
  it('holds for every tag alone, every two and every three (behaviour 6.13)', () => {
    const choices = ['', ...tags];
    const sets = choices.flatMap((a, first) =>
      choices
        .slice(0, first + 1)
        .flatMap((b, second) => choices.slice(0, second + 1).map((c) => [a, b, c])),
    );
    const faults = sets.flatMap((theme) =>
      findFaults(look(theme)).map((fault) => `${theme.join(', ')}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('has white letters on every button that is dark enough or nearly so (behaviour 6.43)', () => {
    const white = paint(1, 0, 0);
    const words = Object.values(ideas).flatMap(({ words: { en = '' } }) => en.split(' ', 1));
    const themes = [[], ...[...tags, ...words].map((word) => [word.replaceAll('_', ' ')])];
    const pairs = tags.flatMap((one, at) => tags.slice(at + 1).map((other) => [one, other]));
    for (const theme of [...themes, ...pairs]) {
      const { accent, onAccent } = look(theme).colors;
      const [fill, letters] = [accent, onAccent].map((hex) => {
        const { lightness, chroma, hue } = toTone(hex);
        return paint(lightness, chroma, hue);
      });
      if (!fill || !letters) throw new Error('No colors.');
      expect(measureContrast(letters, fill)).toBeGreaterThanOrEqual(4.49);
      const isWhite = onAccent === '#ffffff';
      expect(isWhite).toBe(measureContrast(white, fill) > 3.45);
    }
  });

  it('holds for any set of tags with any text (behaviour 6.13)', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(findFaults(look(theme))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('holds for an empty theme with any party types (behaviour 6.13)', () => {
    const anyType = fc.oneof(fc.constantFrom(...Object.keys(partyTypeClaims)), anyText);
    fc.assert(
      fc.property(fc.array(anyType, { maxLength: 5 }), (eventType) => {
        expect(findFaults(look([], eventType))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the same choice', { timeout: 60_000 }, () => {
  it('gives the same look, whatever the order and the repetition (behaviour 6.9)', () => {
    fc.assert(
      fc.property(anyTheme, fc.array(anyText, { maxLength: 3 }), (theme, types) => {
        const again = [...theme, ...theme].toReversed();
        expect(look(again, types.toReversed())).toEqual(look(theme, types));
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same look however its text is typed (behaviour 6.9)', () => {
    expect(look(['  BEACH   House '])).toEqual(look(['beach house']));
    expect(look(['ＮＥＯＮ'])).toEqual(look(['Neon']));
  });

  it('reads party types when the theme is empty, and beside tags those with a scene of their own (behaviour 6.11)', () => {
    expect(look(['Chill'], ['Night Party'])).toEqual(look(['Chill']));
    expect(look(['Chill', 'beach'], ['Pool Party'])).toEqual(look(['Chill', 'beach']));
    expect(look(['Chill'], ['Pool Party'])).toMatchObject({
      families: look(['Chill']).families,
      colors: look(['Chill']).colors,
      sign: 'float',
    });
    expect(look(['Neon'], ['Pool Party'])).toMatchObject({
      colors: look(['Neon']).colors,
      families: [{ name: 'float' }, { name: 'tubes' }],
    });
    expect(look(['  '], ['Pool Party'])).toEqual(look([], ['Pool Party']));
    expect(look([], ['Pool Party'])).not.toEqual(look([]));
  });
});

describe('another choice', { timeout: 60_000 }, () => {
  it('looks otherwise: every tag differs from none and from every other (behaviour 6.10)', () => {
    const looks = [visible([]), ...tags.map((tag) => visible([tag]))];
    expect(new Set(looks).size).toBe(looks.length);
    const leading = tags.map((tag) => look([tag]).families[0]?.name);
    expect(new Set(leading).size).toBe(tags.length);
  });

  it('looks otherwise for every party type (behaviour 6.10)', () => {
    const looks = [visible([]), ...Object.keys(partyTypeClaims).map((type) => visible([], [type]))];
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('moves with every further tag (behaviour 6.10)', () => {
    const pairs = tags.flatMap((a) => tags.filter((b) => b !== a).map((b) => [a, b] as const));
    const unmoved = pairs.filter(([a, b]) => visible([a, b]) === visible([a]));
    expect(unmoved).toEqual([]);
  });

  it('follows colour words, party words and words nobody knows (behaviour 6.12)', () => {
    expect(look(['red']).colors.accent).toMatch(/^#[c-f]/);
    expect(look(['Haunted house']).isDark).toBe(true);
    expect(look(['a beach day']).families[0]?.name).toBe('waves');
    expect(visible(['blorptastic'])).not.toBe(visible(['zanzibarish']));
    expect(visible(['день рождения'])).not.toBe(visible([]));
  });
});

describe('what leaves the engine', () => {
  it('names only colours as hex and faces that ship', () => {
    const properties = toThemeProperties(look(['Neon', 'Sci-fi']));
    expect(properties['--font-display']).toMatch(new RegExp(`^'${faces.Orbitron.family}', `));
    expect(properties['--color-on-accent']).toMatch(/^#[0-9a-f]{6}$/);
  });
});
