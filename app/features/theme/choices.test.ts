import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type ThemeTag, themeGroups } from './catalogue.ts';
import { nameOccasion } from './covers.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
import { partyTypeClaims } from './party-types.ts';
import { offeredLooks } from './ready-looks.ts';
import { pickSurprise } from './surprise.ts';
import { tagMarks } from './tag-marks.ts';
import { createThemeTokens } from './tokens.ts';

const tags: ThemeTag[] = themeGroups.flatMap((group): readonly ThemeTag[] => group.tags);
const colorsOf = (theme: readonly string[]) =>
  createThemeTokens({ theme, eventType: [] }, listIdeaClaims).colors;

it.each(tags)('the mark of %s has the colors of its look (behaviour 6.25)', (tag) => {
  const { ground, ink, second } = tagMarks[tag];
  const { surface, accent, accent3 } = colorsOf([tag]);
  expect([ground, ink, second]).toEqual([surface, accent, accent3]);
});

describe('the ready-made looks', () => {
  it('are twelve, each once, in the colors of their tags (behaviour 6.24)', () => {
    expect(offeredLooks.length).toBe(12);
    expect(new Set(offeredLooks.map((each) => each.tags.join())).size).toBe(12);
    for (const { tags: chosen, ground, ink, accents } of offeredLooks) {
      const { surface, display, accent, accent2, accent3 } = colorsOf(chosen);
      expect([ground, ink, ...accents]).toEqual([surface, display, accent, accent2, accent3]);
    }
  });
});

const groupOf = (tag: ThemeTag) =>
  themeGroups.findIndex((group) => (group.tags as readonly string[]).includes(tag));

describe('a surprise', () => {
  const anyNumber = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const anyTheme = fc.subarray(tags, { maxLength: 8 });
  const occasions = [...Object.keys(partyTypeClaims), 'Memorial', 'Wedding', ''];
  const anyOccasion = fc.subarray(occasions);
  const oneOccasion = fc.constantFrom(...occasions);

  it('is two or three tags of different groups, and another look than the one before (behaviour 6.24)', () => {
    fc.assert(
      fc.property(anyTheme, anyOccasion, anyNumber, (theme, types, number) => {
        const picked = pickSurprise(theme, types, () => number);
        expect([2, 3]).toContain(picked.length);
        expect(new Set(picked.map(groupOf)).size).toBe(picked.length);
        expect(picked.toSorted()).not.toEqual(theme.toSorted());
      }),
      { examples: [[['Classy', 'Minimalist'], ['night party', 'pool party', ''], 0]] },
    );
  });

  it('repeats no tag of a look that has at most three (behaviour 6.24)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...offeredLooks), oneOccasion, anyNumber, (look, type, at) => {
        const picked = pickSurprise(look.tags, [type], () => at);
        expect(picked.filter((tag) => look.tags.includes(tag))).toEqual([]);
      }),
    );
  });

  it.each<[string[], ThemeTag[]]>([
    [['Memorial'], ['Neon', 'Spooky', 'Playful', 'Dance Pop', 'Gold & Glitter', 'Sci-fi']],
    [['Baby Shower'], ['Neon', 'Spooky', 'Dance Pop', 'Sci-fi']],
    [
      ['Birthday Party', 'Dinner Party'],
      ['Spooky', 'Neon', 'Sci-fi'],
    ],
    [['Night Party'], ['Cottagecore', 'Pastel']],
    [[], ['Spooky']],
  ])('fits the occasion %j (behaviour 6.24)', (types, unwanted) => {
    const picked = new Set<string>();
    let theme: string[] = [];
    for (let turn = 0; turn < 600; turn += 1) {
      theme = pickSurprise(theme, types, () => ((turn * 7919) % 600) / 600);
      for (const tag of theme) picked.add(tag);
    }
    expect(unwanted.filter((tag) => picked.has(tag))).toEqual([]);
    expect(picked.size).toBeGreaterThan(4);
  });
});

it('a cover is named after the occasion as the home page names it, or in the host’s words (behaviour 6.30)', () => {
  expect(nameOccasion(['Birthday Party'])).toBe('birthday');
  expect(nameOccasion(['Baby Shower', 'Brunch Party'])).toBe('baby shower and brunch');
  expect(nameOccasion(['Omas 80.'])).toBe('Omas 80.');
  expect(nameOccasion([])).toBe('');
});
