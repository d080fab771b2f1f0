import { type ThemeTag, themeGroups } from './catalogue.ts';
import {
  type Claims,
  type CornerStyle,
  type FamilyName,
  type FrameStyle,
  tagClaims,
} from './claims.ts';
import { customClaims, normaliseText } from './custom-text.ts';
import { type FaceName, areLight } from './faces.ts';
import { type Merged, mergeClaims } from './merge.ts';
import { type ThemeColors, solveColors } from './palette.ts';
import { houseClaims, partyTypeClaims } from './party-types.ts';
import { hashText } from './seed.ts';

/** What a host has said about the look: the shared theme value and the party types (spec §3). */
export interface ThemeInput {
  theme: readonly string[];
  eventType: readonly string[];
}

export interface ThemeTokens {
  /** Decides everything that is drawn by chance. */
  seed: number;
  isDark: boolean;
  mono: boolean;
  glow: boolean;
  metal: boolean;
  colors: ThemeColors;
  fonts: { display: FaceName; script: FaceName | null; body: FaceName; label: FaceName };
  /** Of the card, in pixels. */
  radius: number;
  corner: CornerStyle;
  frame: FrameStyle;
  /** How much ornament: 0.4 sparse to 1 full. */
  density: number;
  /** 0 still, 1 gentle, 2 lively. */
  motion: number;
  /** The ornament families asked for, the strongest first. */
  families: readonly { name: FamilyName; weight: number }[];
}

const tagOrder: readonly ThemeTag[] = themeGroups.flatMap(
  (group): readonly ThemeTag[] => group.tags,
);
const tagByText = new Map(tagOrder.map((tag) => [normaliseText(tag), tag]));

function distinct(entries: readonly string[]): string[] {
  return [...new Set(entries.map(normaliseText))].filter((entry) => entry !== '').toSorted();
}

function claimsOfTypes(eventType: readonly string[]): { key: string; claims: Claims[] } {
  const types = distinct(eventType);
  return {
    key: types.join('|'),
    claims: types.flatMap((type) => partyTypeClaims[type] ?? customClaims(type)),
  };
}

function claimsOf({ theme, eventType }: ThemeInput): { key: string; claims: Claims[] } {
  const entries = distinct(theme);
  if (entries.length === 0) return claimsOfTypes(eventType);
  const chosen = new Set(entries);
  const tags = tagOrder.filter((tag) => chosen.has(normaliseText(tag)));
  const texts = entries.filter((entry) => !tagByText.has(entry));
  return {
    key: [...tags, ...texts].join('|'),
    claims: [...tags.map((tag) => tagClaims[tag]), ...texts.flatMap(customClaims)],
  };
}

/** At most three files load, and light ones: the script, then the label, give way to what is there anyway. */
function chooseFonts({ display, script, body, label }: Merged): ThemeTokens['fonts'] {
  const title = display ?? 'Fraunces';
  const text = body && areLight([title, body]) ? body : 'Figtree';
  const taken = [title, text];
  const line = script && areLight([...taken, script]) ? script : null;
  if (line) taken.push(line);
  const small = label && areLight([...taken, label]) ? label : text;
  return { display: title, script: line, body: text, label: small };
}

/**
 * The look that a theme and party types ask for. Pure: the same on server, client, mail and picture,
 * whatever the order and repetition of the entries. Party types count only when the theme is empty.
 */
export function themeTokens(input: ThemeInput): ThemeTokens {
  const { key, claims } = claimsOf(input);
  const merged = mergeClaims(claims.length > 0 ? claims : [houseClaims]);
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
