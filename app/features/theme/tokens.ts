import { type ThemeTag, themeGroups } from './catalogue.ts';
import {
  type Claims,
  type CornerStyle,
  type FamilyName,
  type Swatch,
  type FrameStyle,
  tagClaims,
} from './claims.ts';
import { findCustomClaims, normalizeText } from './custom-text.ts';
import { type ThemeFonts, areLight } from './faces.ts';
import { type Merged, mergeClaims } from './merge.ts';
import { type ThemeColors, solveColors } from './palette.ts';
import { defaultClaims, partyTypeClaims } from './party-types.ts';
import { hashText } from './seed.ts';

/** What the look depends on: the theme (behaviour 6.3) and the party types. */
export interface ThemeInput {
  theme: readonly string[];
  eventType: readonly string[];
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
  /** The card's corner radius in pixels. */
  radius: number;
  corner: CornerStyle;
  frame: FrameStyle;
  /** The amount of ornament: 0.4 sparse to 1 full. */
  density: number;
  /** 0 still, 1 gentle, 2 lively. */
  motion: number;
  /** The ornament families, by descending weight. */
  families: readonly { name: FamilyName; weight: number }[];
}

const tagOrder: readonly ThemeTag[] = themeGroups.flatMap(
  (group): readonly ThemeTag[] => group.tags,
);
const tagByText = new Map(tagOrder.map((tag) => [normalizeText(tag), tag]));

function distinct(entries: readonly string[]): string[] {
  return [...new Set(entries.map(normalizeText))].filter((entry) => entry !== '').toSorted();
}

function claimsOfTypes(eventType: readonly string[]): { key: string; claims: Claims[] } {
  const types = distinct(eventType);
  return {
    key: types.join('|'),
    claims: types.flatMap((type) => partyTypeClaims[type] ?? findCustomClaims(type)),
  };
}

function claimsOf({ theme, eventType }: ThemeInput): { key: string; claims: Claims[] } {
  const entries = distinct(theme);
  if (entries.length === 0) return claimsOfTypes(eventType);
  const chosen = new Set(entries);
  const tags = tagOrder.filter((tag) => chosen.has(normalizeText(tag)));
  const texts = entries.filter((entry) => !tagByText.has(entry));
  return {
    key: [...tags, ...texts].join('|'),
    claims: [...tags.map((tag) => tagClaims[tag]), ...texts.flatMap(findCustomClaims)],
  };
}

const trace = ([hue, weight, lightness = 0.56]: Swatch): Swatch => [hue, weight * 0.2, lightness];

/** When one claim is about mourning, all others only tint the look. */
function heedMourning(claims: readonly Claims[]): readonly Claims[] {
  if (!claims.some(({ solemn }) => solemn)) return claims;
  return claims.map((each) =>
    each.solemn ? each : { swatches: (each.swatches ?? []).map(trace) },
  );
}

/**
 * At most three small files may load. If they are too many, first the script face, then the label face is replaced
 * by one that loads anyway.
 */
function chooseFonts({ display, script, body, label }: Merged): ThemeFonts {
  const title = display ?? 'Fraunces';
  const text = body && areLight([title, body]) ? body : 'Figtree';
  const taken = [title, text];
  const line = script && areLight([...taken, script]) ? script : null;
  if (line) taken.push(line);
  const small = label && areLight([...taken, label]) ? label : text;
  return { display: title, script: line, body: text, label: small };
}

/**
 * The tokens for a theme and party types. Pure and independent of the entries' order and repetition, so that
 * server, browser, mail and picture agree. Party types count only when the theme is empty.
 */
export function createThemeTokens(input: ThemeInput): ThemeTokens {
  const { key, claims } = claimsOf(input);
  const merged = mergeClaims(claims.length > 0 ? heedMourning(claims) : [defaultClaims]);
  const { mono, glow, metal } = merged.envelope;
  return {
    seed: hashText(key),
    isDark: merged.isDark,
    mono,
    glow: glow && !mono && merged.isDark,
    metal,
    colors: solveColors(merged),
    fonts: chooseFonts(merged),
    radius: merged.corner === 'square' ? Math.min(4, merged.radius) : merged.radius,
    corner: merged.corner,
    frame: merged.frame,
    density: Math.round(merged.density * 100) / 100,
    motion: merged.motion,
    families: merged.families,
  };
}
