import { brotliCompressSync, gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { normalizeText } from '../custom-text.ts';
import { findFaults } from '../faults.ts';
import { readWords } from '../lexicon/find-ideas.ts';
import { listIdeaClaims } from '../lexicon/lexicon.ts';
import { composeOrnaments } from '../ornaments/compose.ts';
import { tallHero, wideHero } from '../ornaments/hero.ts';
import { createThemeTokens } from '../tokens.ts';
import { drawings } from './all-drawings.ts';
import names from './names.json' with { type: 'json' };

const emojis = names.things.split(' ');
const look = (text: string, ...tags: string[]) =>
  createThemeTokens({ theme: [text, ...tags], eventType: [] }, listIdeaClaims);
const thingsOf = (text: string) => readWords(normalizeText(text)).things;

/** Of all drawings of a look, compressed: as much as those of the heaviest idea. */
const limit = 8000;
const weigh = (text: string) => {
  const { hero, corner, divider, footer } = composeOrnaments(look(text));
  return gzipSync([hero(wideHero), hero(tallHero), corner, divider, footer].join('')).length;
};

describe('things', () => {
  it('have a drawing each, which keeps every limit and contrast (behaviour 6.13, 6.36)', () => {
    expect(emojis.length).toBeGreaterThan(300);
    const faults = emojis.flatMap((emoji) => {
      if (!drawings[emoji]) return [`${emoji} has no drawing`];
      const tokens = look(emoji);
      const weight = weigh(emoji);
      return [...findFaults(tokens), ...(weight > limit ? [`${weight} bytes`] : [])].map(
        (fault) => `${emoji}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
  });

  it('weigh at most 25 kB in a browser before one is drawn (behaviour 6.26)', () => {
    const weight = brotliCompressSync(JSON.stringify(names)).length;
    process.stdout.write(`Names of things: ${weight} bytes of brotli\n`);
    expect(weight).toBeLessThanOrEqual(25_000);
  });

  it('are at most three, in the order of the words, and fit into one drawing (behaviour 6.36)', () => {
    expect(thingsOf('a hedgehog, a fox, an owl and a snail')).toEqual(['🦔', '🦊', '🦉']);
    const heaviest = emojis
      .toSorted((a, b) => JSON.stringify(drawings[b]).length - JSON.stringify(drawings[a]).length)
      .slice(0, 3)
      .join('');
    expect(weigh(heaviest)).toBeLessThanOrEqual(limit);
  });

  it('are drawn where no idea says what the words are about (behaviour 6.36)', () => {
    expect(thingsOf('a fox at the beach')).toEqual(['🦊']);
    expect(look('a fox at the beach').things?.ground).toBe('sea');
    expect(thingsOf('dinosaurs and a fox')).toEqual([]);
    expect(thingsOf('birthday with hedgehogs')).toEqual(['🦔']);
    expect(look('the fox is very ill').things).toBeUndefined();
  });

  it('count as typed when they are emoji, as often as they stand there (behaviour 6.36)', () => {
    expect(thingsOf('🐢🐢🐢')).toEqual(['🐢']);
    expect(look('🐢🐢🐢').count).toBe(3);
    expect(thingsOf('Finn 🦊 and 🌲')).toEqual(['🦊', '🌲']);
  });

  it.each(
    (
      'wake shower roast show toast stag hen bridge boil party mate turkey watch star key sun date bar dag bij das kurt ' +
      'grad rose pain mais des van fil los med concha manga'
    ).split(' '),
  )('are not found by a word that misleads: %s (behaviour 6.37)', (word) => {
    expect(thingsOf(word)).toEqual([]);
  });

  it.each([
    '🔫',
    '🔪',
    '🩸',
    '⚰',
    '🪦',
    '💊',
    '🍆',
    '🍑',
    '🖕',
    '🇩🇪',
    '⛪',
    '🕌',
    '🕍',
    '💩',
    '🚬',
  ])('never show what can insult or hurt: %s (behaviour 6.37)', (emoji) => {
    expect(emojis).not.toContain(emoji);
    expect(thingsOf(emoji)).toEqual([]);
  });

  it('take a named color, and their own otherwise (behaviour 6.12, 6.36)', () => {
    const { accent } = look('pink elephants').colors;
    expect(composeOrnaments(look('pink elephants')).hero(wideHero)).toContain(`fill="${accent}"`);
    expect(accent).not.toBe(look('elephants').colors.accent);
  });
});
