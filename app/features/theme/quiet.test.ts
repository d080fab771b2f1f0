import { describe, expect, it } from 'vitest';

import { findFaults } from './faults.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
import { getLook } from './look.ts';
import { composeOrnaments } from './ornaments/compose.ts';
import { tallHero, wideHero } from './ornaments/hero.ts';
import { partyTypeClaims } from './party-types.ts';
import { createThemeTokens } from './tokens.ts';

const titles = Array.from({ length: 40 }, (_, at) => `Evening ${at}`);
const occasions = [...Object.keys(partyTypeClaims), 'Other', 'Corporate', 'Wedding', 'Memorial'];
const heroLimit = 12 * 1024;

const draw = (eventName: string, eventType: string[], theme: string[] = []) =>
  composeOrnaments(createThemeTokens({ theme, eventType, eventName }, listIdeaClaims));

describe('a quiet look', () => {
  it.each(occasions)(
    'has five compositions for %s, chosen by the title (behaviour 6.38)',
    (type) => {
      for (const size of [wideHero, tallHero]) {
        const drawn = new Set(titles.map((title) => draw(title, [type]).hero(size)));
        expect(drawn.size).toBe(5);
        for (const svg of drawn) {
          expect(svg.length).toBeLessThanOrEqual(heroLimit);
          const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }
    },
  );

  it('has them too where nobody knows the words (behaviour 6.38)', () => {
    const drawn = titles.map((title) => draw(title, [], ['blorptastic']).hero(wideHero));
    expect(new Set(drawn).size).toBe(5);
  });

  it('keeps its colors, contrasts and typefaces in all of them (behaviour 6.13, 6.38)', () => {
    for (const type of occasions) {
      const looks = titles.map((eventName) =>
        getLook({ theme: [], eventType: [type], eventName }, listIdeaClaims),
      );
      expect(new Set(looks.map(({ properties }) => JSON.stringify(properties))).size).toBe(1);
      expect(new Set(looks.map(({ faces }) => faces.join())).size).toBe(1);
      expect(
        findFaults(createThemeTokens({ theme: [], eventType: [type] }, listIdeaClaims)),
      ).toEqual([]);
    }
  });

  it('is the same for the same title, however it is spelled (behaviour 6.38)', () => {
    const [one, other] = [
      draw('Maya’s Day', ['Dinner Party']),
      draw(' MAYA’S  day ', ['Dinner Party']),
    ];
    expect(one.hero(wideHero)).toBe(other.hero(wideHero));
  });

  it('is the only one that the title changes (behaviour 6.9, 6.38)', () => {
    for (const [theme, type] of [
      [['Retro'], 'Dinner Party'],
      [['hedgehogs'], 'Birthday Party'],
      [[], 'Chess night'],
    ] as const) {
      const drawn = titles.map((title) => draw(title, [type], [...theme]).hero(wideHero));
      expect(new Set(drawn).size).toBe(1);
    }
  });
});
