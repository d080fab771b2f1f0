import { convertRgbToOklab } from 'culori/fn';
import { describe, expect, it } from 'vitest';

import { type ThemeTag, themeGroups } from './catalogue.ts';
import { type FamilyName, tagClaims } from './claims.ts';
import type { FaceName } from './faces.ts';
import type { Swatch } from './hues.ts';
import { listIdeaClaims } from './lexicon/lexicon.ts';
import { chooseFamilies } from './ornaments/compose.ts';
import { channels } from './ornaments/svg.ts';
import type { ThemeColors } from './palette.ts';
import { type ThemeTokens, createThemeTokens } from './tokens.ts';

const tags: ThemeTag[] = themeGroups.flatMap((group): readonly ThemeTag[] => group.tags);
const look = (...theme: ThemeTag[]) => createThemeTokens({ theme, eventType: [] }, listIdeaClaims);

function toLch(hex: string): { chroma: number; hue: number } {
  const [r, g, b] = channels(hex).map((channel) => channel / 255) as [number, number, number];
  const lab = convertRgbToOklab({ r, g, b });
  const hue = ((Math.atan2(lab.b, lab.a) * 180) / Math.PI + 360) % 360;
  return { chroma: Math.hypot(lab.a, lab.b), hue };
}

const isNear = (hue: number, [claimed]: Swatch) =>
  Math.abs(((hue - claimed + 540) % 360) - 180) < 24;

function showsHue(tag: ThemeTag, { accent, accent2, accent3 }: ThemeColors): boolean {
  const claimed = (tagClaims[tag].swatches ?? []).slice(0, 2);
  return [accent, accent2, accent3].map(toLch).some(({ chroma, hue }) => {
    return chroma > 0.03 && claimed.some((swatch) => isNear(hue, swatch));
  });
}

const isGrey = ({ background, surface, tint, text }: ThemeColors) =>
  [background, surface, tint, text].every((hex) => toLch(hex).chroma < 0.005);

function listTraces(tag: ThemeTag, tokens: ThemeTokens): string[] {
  const { ornaments = {}, envelope, frame, corner, ...claims } = tagClaims[tag];
  const drawn = chooseFamilies(tokens);
  const { display, script, body, label } = tokens.fonts;
  const faces: ReadonlySet<FaceName | null> = new Set([display, script, body, label]);
  const claimed = [claims.display, claims.script, claims.body, claims.label];
  const found: [string, boolean][] = [
    ['drawing', (Object.keys(ornaments) as FamilyName[]).some((name) => drawn.includes(name))],
    ['face', claimed.some((face) => face && faces.has(face[0]))],
    ['hue', showsHue(tag, tokens.colors)],
    ['grays', envelope?.mono === true && isGrey(tokens.colors)],
    ['glow', envelope?.glow === true && tokens.glow],
    ['frame', frame !== undefined && frame[0] !== 'line' && frame[0] === tokens.frame],
    ['corner', corner?.[0] === tokens.corner],
  ];
  return found.filter(([, isSeen]) => isSeen).map(([name]) => name);
}

const pairs: [ThemeTag, ThemeTag][] = tags.flatMap((a, at) =>
  tags.slice(at + 1).map((b): [ThemeTag, ThemeTag] => [a, b]),
);
const triples = pairs.flatMap(([a, b]) =>
  tags.slice(tags.indexOf(b) + 1).map((c): ThemeTag[] => [a, b, c]),
);

describe('tags that meet', { timeout: 60_000 }, () => {
  it.each([
    ['two', pairs, 171],
    ['three', triples, 969],
  ])('keep something visible of each: every %s (behaviour 6.21)', (_name, sets, count) => {
    expect(sets.length).toBe(count);
    const lost = sets.flatMap((set) => {
      const tokens = look(...set);
      return set
        .filter((tag) => listTraces(tag, tokens).length === 0)
        .map((tag) => `${tag} in ${set.join(', ')}`);
    });
    expect(lost).toEqual([]);
  });

  it('leave Monochrome its grays and one color (behaviour 6.21)', () => {
    for (const tag of tags.filter((each) => each !== 'Monochrome')) {
      const { colors } = look('Monochrome', tag);
      expect(isGrey(colors)).toBe(true);
      expect(toLch(colors.accent).chroma).toBeGreaterThan(0.05);
      expect([colors.accent2, colors.accent3].map((hex) => toLch(hex).chroma)).toEqual([
        expect.closeTo(0, 2),
        expect.closeTo(0, 2),
      ]);
    }
    expect(toLch(look('Monochrome').colors.accent).chroma).toBeLessThan(0.005);
  });

  it('have three colors on gray where all of them meet (behaviour 6.21)', () => {
    const { colors } = look(...tags);
    const { accent, accent2, accent3, leaf } = colors;
    for (const hex of [accent, accent2, accent3, leaf]) {
      expect(toLch(hex).chroma).toBeGreaterThan(0.05);
    }
    expect(isGrey(colors)).toBe(true);
  });
});

describe('no tag at all', () => {
  it.each([
    [[], 'sprig'],
    [['Catch up'], 'sprig'],
    [['Board meeting'], 'tiles'],
    [['Team offsite', 'Vergadering'], 'tiles'],
  ])('is quiet: %j (behaviour 6.20)', (eventType: string[], family: string) => {
    const tokens = createThemeTokens({ theme: [], eventType }, listIdeaClaims);
    expect(chooseFamilies(tokens)).toEqual([family]);
    expect(tokens.isDark).toBe(false);
    expect(tokens.motion).toBeLessThan(0.5);
    const { accent, background } = tokens.colors;
    expect(toLch(accent).chroma).toBeLessThan(0.09);
    expect(toLch(background).chroma).toBeLessThan(0.03);
  });
});
