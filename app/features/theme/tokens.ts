import { type ThemeTag, themeGroups } from './catalogue.ts';
import {
  type Claims,
  type CornerStyle,
  type FamilyName,
  type FrameStyle,
  type ThingScene,
  tagClaims,
} from './claims.ts';
import {
  type Lexicon,
  findCustomClaims,
  findKnownClaims,
  findLeadingIdea,
  inventColors,
  isUnknown,
  normalizeText,
} from './custom-text.ts';
import { hasRareLetters } from './english.ts';
import { type ThemeFonts, areLight, widerFaces } from './faces.ts';
import type { Swatch } from './hues.ts';
import { type Merged, mergeClaims } from './merge.ts';
import { type ThemeColors, solveColors } from './palette.ts';
import { occasionsWithScene, partyTypeClaims, quietClaims } from './party-types.ts';
import { hashText } from './seed.ts';

/** All that a look depends on (behaviour 6.3). */
export interface ThemeInput {
  theme: readonly string[];
  eventType: readonly string[];
  /** Chooses among the compositions of a quiet look, and a face that has its letters. */
  eventName?: string | undefined;
  /** Where another title is shown than the one that the look is drawn from. */
  originalTitle?: string;
}

export interface ThemeTokens {
  /** The seed of all randomness in the drawings. */
  seed: number;
  isDark: boolean;
  mono: boolean;
  glow: boolean;
  metal: boolean;
  colors: ThemeColors;
  fonts: ThemeFonts;
  /** The card's radius, in pixels. */
  radius: number;
  corner: CornerStyle;
  frame: FrameStyle;
  /** 0.4 is sparse, 1 is full. */
  density: number;
  /** 0 still, 1 gentle, 2 lively. */
  motion: number;
  /** By descending weight. */
  families: readonly { name: FamilyName; weight: number }[];
  /** Two to five things in the scene, where the words say so. */
  count?: number;
  /** Of a quiet look: 1 to 4 in place of its family's own hero. */
  composition?: number;
  /** What the words name and no idea draws. */
  things?: ThingScene;
  /** The family of an occasion that does not lead. It draws the dividers. */
  sign: FamilyName | null;
}

const tagOrder: readonly ThemeTag[] = themeGroups.flatMap(
  (group): readonly ThemeTag[] => group.tags,
);
const tagByText = new Map(tagOrder.map((tag) => [normalizeText(tag), tag]));

function distinct(entries: readonly string[]): string[] {
  return [...new Set(entries.map(normalizeText))].filter((entry) => entry !== '').toSorted();
}

/** `key` is the text of the seed. */
interface Asked {
  key: string;
  claims: Claims[];
  sign?: FamilyName | null;
}

/** A type of the host's own adds no pattern to the quiet look (behaviour 6.11). */
function claimsOfType(type: string, lexicon: Lexicon): readonly Claims[] {
  const listed = partyTypeClaims[type];
  if (listed) return [listed];
  const known = findKnownClaims(type, lexicon);
  if (known.length > 0) return known;
  return [{ swatches: inventColors(type).swatches.map(subdue) }];
}

/** The types lend colors and drawings to the quiet look (behaviour 6.20). */
function claimsOfTypes(eventType: readonly string[], lexicon: Lexicon): Asked {
  const types = distinct(eventType);
  const claims = types.flatMap((type) => claimsOfType(type, lexicon));
  return { key: types.join('|'), claims: [quietClaims, ...claims] };
}

/** Only words that a host has typed need the lexicon. */
export function needsLexicon({ theme, eventType }: ThemeInput): boolean {
  const entries = distinct(theme);
  if (entries.length > 0) return entries.some((entry) => !tagByText.has(entry));
  return distinct(eventType).some((type) => !Object.hasOwn(partyTypeClaims, type));
}

function claimsOf({ theme, eventType }: ThemeInput, lexicon: Lexicon): Asked {
  const entries = distinct(theme);
  if (entries.length === 0) return claimsOfTypes(eventType, lexicon);
  const chosen = new Set(entries);
  const tags = tagOrder.filter((tag) => chosen.has(normalizeText(tag)));
  const texts = entries.filter((entry) => !tagByText.has(entry));
  const lent = lendOccasion({ tags, texts }, distinct(eventType), lexicon);
  return {
    key: [...tags, ...texts, ...lent.types].join('|'),
    claims: [
      ...tags.map((tag) => tagClaims[tag]),
      ...texts.flatMap((text) =>
        lent.draws && isUnknown(text, lexicon)
          ? inventColors(text)
          : findCustomClaims(text, lexicon),
      ),
      ...lent.claims,
    ],
    sign: lent.sign ?? null,
  };
}

/**
 * Whether a celebration suits an event: a tag, a listed occasion or a word that the lexicon knows, and nothing about
 * mourning or work (behaviour 12.24).
 */
export function isFestive(input: ThemeInput, lexicon: Lexicon): boolean {
  const known = findOwnClaims([...input.theme, ...input.eventType], lexicon);
  return known.length > 0 && !known.some(({ solemn, sober }) => solemn || sober);
}

/** Whether an event mourns somebody, by its type, its theme or its title: then nothing counts down to it. */
export function isSolemn(
  { theme, eventType, eventName = '', originalTitle = eventName }: ThemeInput,
  lexicon: Lexicon,
): boolean {
  return distinct([...theme, ...eventType, originalTitle]).some(
    (entry) => (findListedClaims(entry) ?? findLeadingIdea(entry, lexicon))?.solemn,
  );
}

function findListedClaims(entry: string): Claims | undefined {
  const tag = tagByText.get(entry);
  return tag ? tagClaims[tag] : partyTypeClaims[entry];
}

function findOwnClaims(entries: readonly string[], lexicon: Lexicon): Claims[] {
  return distinct(entries).flatMap((entry) => {
    const listed = findListedClaims(entry);
    return listed ? [listed] : findKnownClaims(entry, lexicon);
  });
}

interface Lent {
  types: readonly string[];
  claims: readonly Claims[];
  /** True when the occasion's drawings replace the pattern of unknown words. */
  draws?: true;
  sign?: FamilyName | undefined;
}

const colorTags: ReadonlySet<string> = new Set(themeGroups[0].tags);
const nothingLent: Lent = { types: [], claims: [] };

const withoutColors = ({
  swatches: _swatches,
  paper: _paper,
  night: _night,
  ...rest
}: Claims): Claims => rest;

/**
 * If the words name nothing that can be drawn, the occasion gives the drawings and the words give the colors. If the
 * theme consists of color tags, an occasion with a scene leads; beside other tags it draws the dividers only
 * (behaviour 6.11).
 */
function lendOccasion(
  { tags, texts }: { tags: readonly string[]; texts: readonly string[] },
  types: readonly string[],
  lexicon: Lexicon,
): Lent {
  const silent = texts.every((text) =>
    findKnownClaims(text, lexicon).every(({ ornaments }) => ornaments === undefined),
  );
  if (tags.length === 0 && silent) {
    const claims = types.flatMap((type) => partyTypeClaims[type] ?? findKnownClaims(type, lexicon));
    if (claims.length === 0) return nothingLent;
    return { types, claims: claims.map(withoutColors), draws: true };
  }
  const scenes = types.filter((type) => occasionsWithScene.has(type));
  if (texts.length > 0 || scenes.length === 0) return nothingLent;
  const ornaments = scenes.map((type) => partyTypeClaims[type]?.ornaments ?? {});
  const [sign] = ornaments.flatMap((each) => Object.keys(each) as FamilyName[]);
  if (!tags.every((tag) => colorTags.has(tag))) return { types: scenes, claims: [], sign };
  return { types: scenes, claims: ornaments.map((each) => ({ ornaments: doubleWeights(each) })) };
}

const doubleWeights = (ornaments: NonNullable<Claims['ornaments']>) =>
  Object.fromEntries(Object.entries(ornaments).map(([name, weight]) => [name, weight * 2]));

const subdue = ([hue, weight, lightness = 0.56]: Swatch): Swatch => [hue, weight, lightness, 0.06];
const trace = ([hue, weight, lightness = 0.56]: Swatch): Swatch => [hue, weight * 0.2, lightness];

const compositions = 5;

/** Families of quiet looks; all others are scenes of what the host named, which stay. */
const quietFamilies: ReadonlySet<FamilyName | undefined> = new Set([
  'botanical',
  'bunting',
  'candle',
  'caps',
  'confetti',
  'float',
  'glitter',
  'hearts',
  'homes',
  'pancakes',
  'plain',
  'posy',
  'pram',
  'ring',
  'sprig',
]);

/**
 * Which of its compositions a look has, when the theme says nothing that can be drawn: by the title's hash, the first one
 * without a title (behaviour 6.38).
 */
export function chooseComposition(input: ThemeInput, lexicon: Lexicon): number {
  const title = normalizeText(input.originalTitle ?? input.eventName ?? '');
  if (title === '') return 0;
  const entries = distinct(input.theme);
  const isSilent = entries.every((entry) => !tagByText.has(entry) && !draws(entry, lexicon));
  return isSilent ? hashText(title) % compositions : 0;
}

const draws = (text: string, lexicon: Lexicon) =>
  findKnownClaims(text, lexicon).some(({ ornaments }) => ornaments !== undefined);

/** If one claim is about mourning, all others only tint the look. */
function heedMourning(claims: readonly Claims[]): readonly Claims[] {
  if (!claims.some(({ solemn }) => solemn)) return claims;
  return claims.map((each) =>
    each.solemn ? each : { swatches: (each.swatches ?? []).map(trace) },
  );
}

/**
 * At most three small files may load. If they are too many, first the script face, then the label face is replaced by
 * one that loads anyway.
 */
function chooseFonts({ display, script, body, label }: Merged, isRare: boolean): ThemeFonts {
  const wanted = display ?? 'Fraunces';
  const title = (isRare && widerFaces[wanted]) || wanted;
  const text = body && areLight([title, body]) ? body : 'Figtree';
  const taken = [title, text];
  const line = script && areLight([...taken, script]) ? script : null;
  if (line) taken.push(line);
  const small = label && areLight([...taken, label]) ? label : text;
  return { display: title, script: line, body: text, label: small };
}

/**
 * Pure and independent of the entries' order and repetition, so that server, browser, mail and picture agree once they
 * have the same lexicon.
 */
export function createThemeTokens(input: ThemeInput, lexicon: Lexicon): ThemeTokens {
  const { key, claims, sign = null } = claimsOf(input, lexicon);
  const merged = mergeClaims(heedMourning(claims));
  const { mono, glow, metal } = merged.envelope;
  const isQuiet = quietFamilies.has(merged.families[0]?.name ?? 'sprig');
  const composition = isQuiet ? chooseComposition(input, lexicon) : 0;
  return {
    seed: hashText(key),
    isDark: merged.isDark,
    mono,
    glow: glow && merged.isDark,
    metal,
    colors: solveColors(merged),
    fonts: chooseFonts(merged, hasRareLetters(input.eventName ?? '')),
    radius: merged.corner === 'square' ? Math.min(4, merged.radius) : merged.radius,
    corner: merged.corner,
    frame: merged.frame,
    density: Math.round(merged.density * 100) / 100,
    motion: merged.motion,
    families: merged.families,
    ...(merged.count !== null && { count: merged.count }),
    ...(merged.things && { things: merged.things }),
    ...(composition > 0 && { composition }),
    sign,
  };
}
