import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { themeGroups } from './catalogue.ts';
import { knowNoWords } from './custom-text.ts';
import { findFaults } from './faults.ts';
import { findIdeas } from './lexicon/find-ideas.ts';
import { ideas } from './lexicon/ideas.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
import { getLook } from './look.ts';
import { channels } from './ornaments/svg.ts';
import { createThemeTokens, needsLexicon } from './tokens.ts';

const look = (...theme: string[]) => createThemeTokens({ theme, eventType: [] }, listIdeaClaims);
const drawn = (theme: string[], type: string) =>
  createThemeTokens({ theme, eventType: [type] }, listIdeaClaims);
const tags: string[] = themeGroups.flatMap((group): readonly string[] => group.tags);
const terms = Object.values(ideas).flatMap(({ words }) =>
  Object.values(words).flatMap((list) =>
    list.replaceAll(/[-!]/g, '').replaceAll('_', ' ').split(' '),
  ),
);
const chromaOf = (hex: string) => {
  const rgb = channels(hex);
  return Math.max(...rgb) - Math.min(...rgb);
};
const hostile = [
  '<script>alert(1)</script>',
  '\u202Eeman',
  '(((((((',
  'a'.repeat(100),
  '\uD800',
  '__proto__',
  'constructor',
  '💃'.repeat(50),
  'weihnacht'.repeat(11),
  '海'.repeat(100),
  '%00',
  '\\'.repeat(99),
];
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constantFrom(...hostile),
  fc.array(fc.constantFrom(...terms), { maxLength: 12 }).map((list) => list.join(' ')),
  fc.array(fc.constantFrom(...terms), { maxLength: 8 }).map((list) => list.join('')),
);

describe('a typed theme', { timeout: 60_000 }, () => {
  it('of any text keeps every contrast (behaviour 6.19)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(findFaults(look(text))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps every contrast for every idea, and leads with a drawing of its own (behaviour 6.16)', () => {
    for (const { claims } of Object.values(ideas)) {
      expect(Object.keys(claims.ornaments ?? {}).length).toBeGreaterThan(0);
    }
    const faults = terms.flatMap((term) =>
      findFaults(look(term)).map((fault) => `${term}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('is read no more than a hundred characters far', () => {
    expect(findIdeas(`${'x '.repeat(5000)}chess`)).toEqual([]);
    expect(findIdeas(`chess ${'schach'.repeat(5000)}`)).toEqual(['chess']);
  });

  it('shows nothing in particular for words that nobody knows (behaviour 6.18)', () => {
    const leading = [
      'blorptastic',
      'zanzibarish',
      'день открытых дверей',
      'xyzzy',
      'qwertz',
      '12345',
    ].map((text) => look(text).families[0]?.name);
    expect(new Set(leading)).toEqual(new Set(['plain', 'sprig']));
  });

  it.each(['strawberries and cream', 'cream tea with strawberries'])(
    'takes no color from what is eaten: %s (behaviour 6.12)',
    (text) => {
      expect(look(text).things?.isPainted ?? false).toBe(false);
      expect(look('cream strawberries').things?.isPainted).toBe(true);
    },
  );

  it('chooses the colors for what its occasion draws, when its words name nothing to draw (behaviour 6.11)', () => {
    for (const type of ['Housewarming', 'Baby Shower', 'Chess night']) {
      const [one, other] = [drawn(['blorptastic'], type), drawn(['zanzibarish'], type)];
      expect(one.families).toEqual(other.families);
      expect(one.families[0]?.name).toBe(drawn([], type).families[0]?.name);
      expect(one.colors.accent).not.toBe(other.colors.accent);
    }
    expect(drawn(['emerald green'], 'Housewarming').families[0]?.name).toBe('homes');
    expect(drawn(['blorptastic'], 'Catch up')).toEqual(look('blorptastic'));
  });

  it('alone needs the lexicon; without it the text is unknown, and everything else looks the same (behaviour 6.26)', () => {
    const typed = { theme: ['Neon', 'Halloween'], eventType: [] };
    const type = { theme: [], eventType: ['Chess night'] };
    const listed = [
      { theme: ['Neon', 'Spooky'], eventType: ['Board meeting'] },
      { theme: [], eventType: ['Birthday Party'] },
      { theme: [' '], eventType: [] },
    ];
    for (const input of [typed, type]) {
      expect(needsLexicon(input)).toBe(true);
      const unknown = getLook(input, knowNoWords);
      expect(getLook(input, listIdeaClaims)).not.toEqual(unknown);
      expect(getLook(input, knowNoWords)).toEqual(unknown);
    }
    for (const input of listed) {
      expect(needsLexicon(input)).toBe(false);
      expect(getLook(input, knowNoWords)).toEqual(getLook(input, listIdeaClaims));
    }
  });

  it('takes no other word for one of mourning (behaviour 6.17)', () => {
    expect(findIdeas('coffee morning')).toEqual(['coffee']);
    expect(findIdeas('evening of mourning')).toEqual(['memorial']);
  });
});

describe('a memorial', () => {
  const texts = [
    'memorial',
    'Trauerfeier',
    'celebration of life with cake, balloons and gold confetti',
    '追悼会',
  ];

  it.each(
    texts.flatMap((text) =>
      [[text], [text, 'Playful'], [text, 'Neon', 'Dance Pop'], [text, ...tags]].map(
        (theme) => [theme.slice(0, 3).join(', '), theme] as const,
      ),
    ),
  )('is quiet: %s (behaviour 6.17)', (_name, theme) => {
    const tokens = look(...theme);
    expect(tokens.families.map(({ name }) => name)).toEqual(['candle']);
    expect(tokens.motion).toBe(0);
    expect(tokens.glow).toBe(false);
    expect(
      [tokens.colors.accent, tokens.colors.accent2].map(chromaOf).every((chroma) => chroma < 56),
    ).toBe(true);
    expect(getLook({ theme, eventType: [] }, listIdeaClaims)).toMatchObject({
      confetti: null,
      motion: 'still',
    });
  });
});
