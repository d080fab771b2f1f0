import { describe, expect, it } from 'vitest';

import { themeGroups } from '../catalogue.ts';
import type { FamilyName } from '../claims.ts';
import { listIdeaClaims } from '../lexicon/lexicon.ts';
import { partyTypeClaims } from '../party-types.ts';
import { type ThemeTokens, createThemeTokens } from '../tokens.ts';
import { chooseFamilies, composeOrnaments, families } from './compose.ts';
import { drawHero, drawPart } from './family.ts';
import { tallHero, wideHero } from './hero.ts';

const tags: string[] = themeGroups.flatMap((group): readonly string[] => group.tags);
const names = Object.keys(families) as FamilyName[];
const look = (theme: string[], eventType: string[] = []) =>
  createThemeTokens({ theme, eventType }, listIdeaClaims);
const grounds: Record<string, ThemeTokens> = {
  day: look(['Retro']),
  night: look(['Fairytale']),
  glow: look(['Neon']),
  grey: look(['Monochrome', 'Spooky']),
};
const heroLimit = 12 * 1024;
const partLimit = 4 * 1024;

function draw(name: FamilyName, tokens: ThemeTokens): Record<string, string> {
  const family = families[name];
  return {
    wide: drawHero(family, tokens, wideHero),
    tall: drawHero(family, tokens, tallHero),
    corner: drawPart(family, 'corner', tokens),
    divider: drawPart(family, 'divider', tokens),
    footer: drawPart(family, 'footer', tokens),
  };
}

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const references = (svg: string) =>
  [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);

function findFaults(svg: string, tokens: ThemeTokens): string[] {
  const palette = new Set(Object.values(tokens.colors));
  const strange = [...svg.matchAll(/#[0-9a-f]{6}\b/g)].filter(([hex]) => !palette.has(hex));
  const known = new Set(ids(svg));
  return [
    ...(/^<svg [^>]*aria-hidden="true"/.test(svg) && svg.endsWith('</svg>') ? [] : ['No svg.']),
    ...(/<text|<title|<script|<image|\son\w+=|style=/.test(svg) ? ['It holds more than art.'] : []),
    ...(/NaN|undefined|null|Infinity/.test(svg) ? ['It holds no number.'] : []),
    ...(/\d\.\d{3,}/.test(svg) ? ['A number has too many digits.'] : []),
    ...strange.map(([hex]) => `${hex} is not a colour of the theme.`),
    ...references(svg)
      .filter((id) => !known.has(id ?? ''))
      .map((id) => `#${id} is nowhere.`),
    ...(known.size === ids(svg).length ? [] : ['An id is given twice.']),
  ];
}

describe.each(names)('the family %s', (name) => {
  it.each(Object.keys(grounds))('draws clean, light art on %s', (ground) => {
    const tokens = grounds[ground] ?? look([]);
    for (const [part, svg] of Object.entries(draw(name, tokens))) {
      expect({ part, faults: findFaults(svg, tokens) }).toEqual({ part, faults: [] });
      const limit = part === 'wide' || part === 'tall' ? heroLimit : partLimit;
      expect(svg.length, `${part} in characters`).toBeLessThanOrEqual(limit);
    }
  });

  it('keeps the ids of its parts apart', () => {
    const all = Object.values(draw(name, look(['Retro']))).flatMap(ids);
    expect(new Set(all).size).toBe(all.length);
  });

  it('draws the same for the same theme and otherwise for another', () => {
    const [one, again, other] = [look(['Chill']), look(['Chill']), look(['Retro'])];
    expect(draw(name, one)).toEqual(draw(name, again));
    expect(draw(name, one)).not.toEqual(draw(name, other));
  });
});

describe('a whole invitation', { timeout: 60_000 }, () => {
  const themes = [
    ...tags.map((tag) => [tag]),
    ...tags
      .flatMap((a, at) => tags.slice(at + 1).map((b) => [a, b]))
      .filter((_, at) => at % 3 === 0),
    ['Romantic', 'Pastel', 'Cottagecore'],
    ['Neon', 'Sci-fi', 'Dance Pop'],
    ['Gold & Glitter', 'Classy', 'winter'],
  ];

  it('is drawn cleanly for every tag and many pairs', () => {
    const faults = themes.flatMap((theme) => {
      const tokens = look(theme);
      const { hero, corner, divider, footer } = composeOrnaments(tokens);
      return [hero(wideHero), hero(tallHero), corner, divider, footer].flatMap((svg) =>
        [
          ...findFaults(svg, tokens),
          ...(svg.length > heroLimit ? [`${svg.length} long.`] : []),
        ].map((fault) => `${theme.join(', ')}: ${fault}`),
      );
    });
    expect(faults).toEqual([]);
  });

  it('leads with a family of its own for every tag', () => {
    const leading = tags.map((tag) => chooseFamilies(look([tag]))[0]);
    expect(new Set(leading).size).toBe(tags.length);
  });

  it('lets a second and a third family join when they are asked for (behaviour 6.20)', () => {
    expect(chooseFamilies(look(['Spooky', 'Retro']))).toEqual(['spooky', 'sunburst']);
    expect(chooseFamilies(look(['Classy']))).toEqual(['deco']);
    expect(chooseFamilies(look(['red']))).toEqual(['sprig']);
    const three = look(['Romantic', 'Classy', 'Minimalist']);
    expect(chooseFamilies(three)).toEqual(['deco', 'hearts', 'plain']);
  });

  it('has a drawing for every party type (behaviour 6.11)', () => {
    const heroes = Object.keys(partyTypeClaims).map((type) =>
      composeOrnaments(look([], [type])).hero(wideHero),
    );
    expect(new Set(heroes).size).toBe(heroes.length);
  });
});
