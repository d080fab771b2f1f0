import { colorsNamed, convertRgbToOklab } from 'culori/fn';

import { type ThemeTag, themeGroups } from './catalogue.ts';
import { type Claims, type FamilyName, tagClaims } from './claims.ts';
import { listForeignColors } from './color-words.ts';
import type { Swatch } from './hues.ts';
import { hues } from './hues.ts';
import { isDenied, spellOutNo } from './lexicon/heed.ts';
import { hashText } from './seed.ts';

/**
 * Returns what the known words of a normalized text ask for, the leading idea first. An argument of the theme engine,
 * so that browsers load the words only when they need them.
 */
export type Lexicon = (text: string) => readonly Claims[];

export const knowNoWords: Lexicon = () => [];

/** For unknown words: patterns that show nothing in particular. */
const openFamilies: readonly FamilyName[] = ['plain', 'sprig'];
const mostIdeas = 3;
const mostWords = 80;

const wholeWord = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
const tagWords = themeGroups
  .flatMap((group): readonly ThemeTag[] => group.tags)
  .map((tag) => [wholeWord(tag.toLowerCase()), tagClaims[tag]] as const);

/** Compatibility form, lower case, single spaces. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** Metals differ from the CSS colors of their names, where gold is a yellow and silver a gray. */
const metals: Readonly<Record<string, Claims>> = {
  gold: {
    swatches: [[86, 2.2, 0.72, 0.13]],
    paper: [0.965, 0.02, 92, 0.9],
    night: [0.165, 0.01, 70, 0.9],
    envelope: { metal: true },
  },
  silver: {
    swatches: [[250, 2.2, 0.66, 0.014]],
    paper: [0.962, 0.004, 250, 4],
    night: [0.18, 0.006, 250, 4],
    envelope: { metal: true, maxChroma: 0.02 },
  },
};

const byName = (colors: Readonly<Record<string, number>>) =>
  Object.assign(Object.create(null) as Record<string, number | undefined>, colors);
const cssColors = byName(colorsNamed);

/** As 0xrrggbb; usual at parties, without a CSS name. */
const paints = byName({
  amber: 0xe0952b,
  apricot: 0xf2b183,
  blush: 0xe8b4b0,
  bronze: 0x9c6b30,
  burgundy: 0x7b1e3a,
  champagne: 0xe6cfa1,
  charcoal: 0x3d4148,
  copper: 0xb86b42,
  cream: 0xf1e4c6,
  emerald: 0x0f7a55,
  lilac: 0xb79bd1,
  mauve: 0xa67b96,
  mint: 0x8fd0b4,
  mustard: 0xcf9b26,
  oxblood: 0x6b1a1f,
  peach: 0xf5b895,
  ruby: 0xa8163f,
  rust: 0xa8502a,
  sage: 0x9bab86,
  sapphire: 0x1f4fa3,
  scarlet: 0xc5212b,
  terracotta: 0xc06a4a,
});

/**
 * The claims of a color by its English name. They add a lighter neighbor and a soft gold, because hues that are
 * derived from one color alone lie far from it.
 */
function colourClaims(name: string): Claims | undefined {
  if (Object.hasOwn(metals, name)) return metals[name];
  const value = paints[name] ?? cssColors[name];
  if (value === undefined) return undefined;
  const { l, a, b } = convertRgbToOklab({
    r: ((value >> 16) & 255) / 255,
    g: ((value >> 8) & 255) / 255,
    b: (value & 255) / 255,
  });
  const chroma = Math.hypot(a, b);
  if (chroma < 0.02) return { dark: l < 0.45 ? 1.5 : -0.8, chroma: 0.75 };
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return {
    swatches: hues(
      [hue, 2.2, Math.min(0.84, Math.max(0.42, l)), Math.min(0.2, chroma)],
      [(hue + 32) % 360, 0.35, Math.min(0.88, l + 0.24), Math.min(0.09, chroma * 0.55)],
      [86, 0.3, 0.8, 0.08],
    ),
    paper: [0.95, Math.min(0.035, chroma * 0.25), hue, 0.9],
    night: [0.18, Math.min(0.05, chroma * 0.35), hue, 0.9],
  };
}

/** Whether a word is a color's English name. */
export const isColorName = (word: string) => colourClaims(word) !== undefined;

/** Cream that is eaten. */
const food =
  /(?<!\p{L})(?:(?:and|ice|sour|whipped|clotted) cream|cream (?:teas?|cakes?|puffs?))(?!\p{L})/gu;

/** By their English names. */
function listColors(text: string): string[] {
  const words = spellOutNo(text)
    .replace(food, ' ')
    .split(/[^\p{L}]+/u, mostWords)
    .filter((word) => word !== '');
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const pair = word + (words[at + 1] ?? ' ');
    const isPair = colourClaims(pair) !== undefined;
    if (isPair) at++;
    const isNamed = isPair || colourClaims(word) !== undefined;
    if (isNamed && !isDenied(words, isPair ? at - 1 : at, -1)) found.push(isPair ? pair : word);
  }
  return [...found, ...listForeignColors(text)];
}

/** Black and white together, and no other color, ask for a look without colors. */
function namedColours(text: string): Claims[] {
  const names = [...new Set(listColors(text))];
  if (names.length === 2 && names.includes('black') && names.includes('white')) {
    return [{ dark: 0.5, envelope: { mono: true } }];
  }
  return names.flatMap((name) => colourClaims(name) ?? []);
}

/** For an idea that does not lead. */
function lessen({ dark = 0, swatches = [], ornaments = {} }: Claims): Claims {
  return {
    dark: dark / 2,
    swatches: swatches.map(([hue, weight, ...rest]) => [hue, weight / 2, ...rest] as const),
    ornaments: Object.fromEntries(
      Object.entries(ornaments).map(([family, weight]) => [family, weight * 0.45]),
    ),
  };
}

/** The first thing takes a named color. */
const paintThings = (claims: Claims): Claims =>
  claims.things ? { ...claims, things: { ...claims.things, isPainted: true } } : claims;

/** Of the ideas that the text names, the one that the look follows. */
export const findLeadingIdea = (text: string, lexicon: Lexicon): Claims | undefined =>
  lexicon(text).find(({ bars }) => bars === undefined);

/** Named colors, then tags, then ideas of the lexicon, then what the text denies. */
export function findKnownClaims(text: string, lexicon: Lexicon): Claims[] {
  const said = lexicon(text);
  const denials = said.filter(({ bars }) => bars !== undefined);
  const [leading, ...others] = said.filter(({ bars }) => bars === undefined).slice(0, mostIdeas);
  const colors = namedColours(text);
  const named = leading
    ? [colors.length > 0 ? paintThings(leading) : leading, ...others.map(lessen)]
    : [];
  const tags = tagWords.filter(([pattern]) => pattern.test(text)).map(([, claims]) => claims);
  return [...colors, ...tags, ...named, ...denials];
}

/** For a text without a known word, from its hash. */
export function inventColors(text: string): Claims & { swatches: readonly Swatch[] } {
  const hash = hashText(text);
  const hue = hash % 360;
  return {
    dark: ((hash >>> 13) % 5) / 10 - 0.2,
    swatches: hues(
      [hue, 0.7, 0.56, 0.15],
      [(hue + 60 + ((hash >>> 17) % 120)) % 360, 0.4, 0.72, 0.13],
      [(hue + 220 + ((hash >>> 21) % 90)) % 360, 0.3, 0.8, 0.12],
    ),
  };
}

/** Takes text as `normalizeText` returns it. */
export const isUnknown = (text: string, lexicon: Lexicon) =>
  findKnownClaims(text, lexicon).length === 0;

/**
 * Without a known word, the hash of the text chooses colors and a pattern, so that every text affects the design,
 * always in the same way. Takes text as `normalizeText` returns it; empty text claims nothing.
 */
export function findCustomClaims(text: string, lexicon: Lexicon): Claims[] {
  if (text === '') return [];
  const found = findKnownClaims(text, lexicon);
  if (found.length > 0) return found;
  const family = openFamilies[(hashText(text) >>> 9) % openFamilies.length] ?? 'plain';
  return [{ ...inventColors(text), ornaments: { [family]: 0.5 } }];
}
