import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type ThemeTag, themeGroups } from './catalogue.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
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

describe('a surprise', () => {
  it('is two or three tags of different groups, none of them chosen before (behaviour 6.24)', () => {
    const anyNumber = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const some = fc.subarray(tags, { maxLength: 6 });
    fc.assert(
      fc.property(some, fc.infiniteStream(anyNumber), (chosen, numbers) => {
        const picked = pickSurprise(chosen, () => numbers.next().value as number);
        expect(picked.some((tag) => chosen.includes(tag))).toBe(false);
        expect(picked.length).toBeGreaterThanOrEqual(2);
        expect(picked.length).toBeLessThanOrEqual(3);
        const groups = picked.map((tag) =>
          themeGroups.findIndex((group) => (group.tags as readonly string[]).includes(tag)),
        );
        expect(new Set(groups).size).toBe(groups.length);
      }),
    );
  });
});
