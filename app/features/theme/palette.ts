import type { Ground } from './claims.ts';
import { type Paint, measureContrast, paint, solve } from './contrast.ts';
import type { Hue, Merged } from './merge.ts';

/** Each as #rrggbb. */
export interface ThemeColors {
  background: string;
  surface: string;
  /** Soft areas. Text, display and muted text have enough contrast on them. */
  tint: string;
  tint2: string;
  tint3: string;
  text: string;
  muted: string;
  display: string;
  accentText: string;
  accent: string;
  onAccent: string;
  accent2: string;
  accent3: string;
  leaf: string;
  leafDeep: string;
  /** The darkest and the lightest color for drawings. */
  shade: string;
  glint: string;
  border: string;
  hair: string;
  focus: string;
  good: string;
  goodSoft: string;
  bad: string;
  badSoft: string;
}

type Lch = readonly [lightness: number, chroma: number, hue: number];

/** The weighted mean of grounds in OKLab. There, opposite hues give gray instead of a third hue. */
function mix(grounds: readonly Ground[]): Lch {
  let [l, a, b, total] = [0, 0, 0, 0];
  for (const [lightness, chroma, hue, weight] of grounds) {
    const angle = (hue * Math.PI) / 180;
    l += lightness * weight;
    a += chroma * Math.cos(angle) * weight;
    b += chroma * Math.sin(angle) * weight;
    total += weight;
  }
  return [l / total, Math.hypot(a, b) / total, ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

function findGround({ isDark, grounds, hues, envelope }: Merged): Lch {
  const hue = hues[0]?.hue ?? 0;
  const claimed = isDark ? grounds.night : grounds.paper;
  const weight = claimed.length > 0 ? 0.15 : 1;
  const own: Ground = isDark ? [0.17, 0.035, hue, weight] : [0.958, 0.02, hue, weight];
  const [l, c, h] = mix([...claimed, own]);
  if (envelope.mono) return [isDark ? 0.14 : 0.945, 0, 0];
  return [l, Math.min(c, isDark ? 0.09 : 0.05), h];
}

/** Missing ones are derived from the first: lighter, then deeper. */
function threeHues({ hues, envelope }: Merged): Hue[] {
  const lead = hues[0] ?? { hue: 5, weight: 1, lightness: 0.5, chroma: 0.17 };
  if (envelope.metal && hues.length < 3) {
    const pale = { ...lead, lightness: lead.lightness + 0.16, chroma: lead.chroma * 0.6 };
    const bronze = { ...lead, hue: lead.hue - 18, lightness: lead.lightness - 0.1 };
    return [lead, ...hues.slice(1), pale, bronze].slice(0, 3);
  }
  const others = [
    { ...lead, hue: (lead.hue + 75) % 360, lightness: 0.8, chroma: 0.13 },
    { ...lead, hue: (lead.hue + 185) % 360, lightness: 0.55, chroma: 0.09 },
  ];
  return [lead, ...hues.slice(1, 3), ...others].slice(0, 3);
}

const greysByNight = [0.95, 0.68, 0.45] as const;
const greysByDay = [0.2, 0.52, 0.76] as const;

function accentsOf(merged: Merged): readonly Lch[] {
  const { envelope, chroma, isDark, hues } = merged;
  const night = (lightness: number) =>
    envelope.glow
      ? Math.min(0.88, Math.max(0.68, lightness))
      : Math.min(0.88, Math.max(envelope.metal ? 0.64 : 0.7, lightness + 0.08));
  const { minChroma, maxChroma } = envelope;
  return threeHues(merged).map((one, at) => {
    const isGrey = envelope.mono && (at >= envelope.spots || hues.length <= at);
    if (isGrey) return [(isDark ? greysByNight : greysByDay)[at] ?? 0.5, 0, 0] as const;
    // If some claims ask for soft and others for vivid colors, the first accent is vivid and the others are soft.
    const vivid = minChroma > maxChroma && at === 0;
    const wanted = vivid ? one.lightness : (envelope.accentLightness ?? one.lightness);
    const lightness = isDark ? night(wanted) : wanted;
    const held = Math.max(minChroma, one.chroma * chroma);
    return [lightness, vivid ? held : Math.min(maxChroma, held), one.hue] as const;
  });
}

/** In the hue of an accent, half-way to the ground beneath it. */
function findTint(accent: Lch, ground: Lch, isDark: boolean, deeper: number): Paint {
  const [, chroma, hue] = accent;
  const [l, c, h] = ground;
  const yellow = hue > 55 && hue < 118;
  const share = isDark
    ? Math.min(yellow ? 0.035 : 0.085, chroma * 0.6)
    : Math.min(0.075, chroma * 0.45);
  // Mixing distant hues gives a muddy gray: a dark ground keeps its own hue, a light one takes the accent's.
  const away = Math.abs(((hue - h + 540) % 360) - 180) / 180;
  const day = away < 0.3 ? 0.58 : 0.92;
  const say = isDark ? 0.45 * (1 - away) + 0.06 : day;
  const [, mixed, towards] = mix([
    [l, share, hue, say],
    [l, Math.min(isDark ? 0.1 : 0.06, c * 1.7), h, 1 - say],
  ]);
  return isDark
    ? paint(l + 0.095 + deeper, mixed * 1.2, towards)
    : paint(l - 0.045 - deeper, mixed * 1.15, towards);
}

const isGreen = ([, chroma, hue]: Lch) => chroma > 0.03 && hue > 95 && hue < 175;

function readableOn(fill: Paint, hue: number, chroma: number): Paint {
  const white = paint(1, 0, 0);
  if (measureContrast(white, fill) >= 4.5) return white;
  return solve({ lightness: 0.24, chroma, hue, ratio: 4.5, grounds: [fill], direction: -1 });
}

/** From here on a fill looks dark enough for white letters. */
const nearlyWhite = 3.4;

/** A fill on which white letters nearly have enough contrast is deepened until they have. */
function deepenForWhite([lightness, chroma, hue]: Lch): Paint {
  const fill = paint(lightness, chroma, hue);
  const white = paint(1, 0, 0);
  const found = measureContrast(white, fill);
  if (found >= 4.5 || found < nearlyWhite) return fill;
  return solve({ lightness, chroma, hue, ratio: 4.5, grounds: [white], direction: -1 });
}

/** Success and failure have their usual hues in every theme. */
function statusColors(isDark: boolean, grounds: readonly Paint[]) {
  const pair = (hue: number, chroma: number) => {
    const soft = isDark ? paint(0.28, 0.05, hue) : paint(0.95, 0.025, hue);
    const wanted = { lightness: isDark ? 0.82 : 0.44, chroma, hue, ratio: 4.6 };
    const direction = isDark ? 1 : -1;
    return [solve({ ...wanted, grounds: [...grounds, soft], direction }).hex, soft.hex] as const;
  };
  const [[good, goodSoft], [bad, badSoft]] = [pair(152, 0.12), pair(28, 0.16)];
  return { good, goodSoft, bad, badSoft };
}

/** Against all flat backgrounds. */
export function solveColors(merged: Merged): ThemeColors {
  const { isDark, envelope } = merged;
  const grey = envelope.mono ? 0 : 1;
  const [l, c, h] = findGround(merged);
  const accents = accentsOf(merged);
  const [first, second, third] = [0, 1, 2].map((at) => accents[at] ?? ([0.5, 0.1, 0] as const)) as [
    Lch,
    Lch,
    Lch,
  ];
  const tintOf = ([light, chroma, hue]: Lch, deeper: number) =>
    findTint([light, chroma * grey, hue], [l, c, h], isDark, deeper);
  const background = paint(l, c, h);
  const surface = isDark
    ? paint(l + 0.05, c * 1.15, h)
    : paint(Math.min(0.992, l + 0.03), c * 0.45, h);
  const tints = [tintOf(first, 0), tintOf(second, 0.01), tintOf(third, 0.02)] as const;
  const flat = [background, surface];
  const grounds = [...flat, ...tints];
  const direction = isDark ? 1 : -1;
  const at = (lightness: number, chroma: number, hue: number, ratio: number, on = grounds) =>
    solve({ lightness, chroma: chroma * grey, hue, ratio, grounds: on, direction });
  const [, c1, h1] = first;
  const accent = deepenForWhite(first);
  const quiet = c > 0.012 ? h : h1;
  const green = isGreen(first) || envelope.spots > 1 ? 1 : grey;
  return {
    background: background.hex,
    surface: surface.hex,
    tint: tints[0].hex,
    tint2: tints[1].hex,
    tint3: tints[2].hex,
    text: at(isDark ? 0.945 : 0.27, isDark ? 0.02 : 0.045, h1, 7.5).hex,
    muted: at(isDark ? 0.78 : 0.46, isDark ? 0.035 : 0.05, h1, 4.6).hex,
    display: at(
      envelope.mono ? (isDark ? 0.95 : 0.2) : isDark ? 0.87 : 0.4,
      Math.min(c1, 0.17),
      h1,
      4.6,
    ).hex,
    accentText: at(isDark ? 0.8 : 0.5, c1, h1, 4.6).hex,
    accent: accent.hex,
    onAccent: readableOn(accent, h1, 0.05 * grey).hex,
    accent2: paint(...second).hex,
    accent3: paint(...third).hex,
    leaf: paint(isDark ? 0.62 : 0.66, (envelope.glow ? 0.16 : 0.085) * green, 138).hex,
    leafDeep: paint(isDark ? 0.46 : 0.5, (envelope.glow ? 0.13 : 0.075) * green, 146).hex,
    shade: paint(isDark ? Math.max(0.08, l - 0.07) : 0.24, (isDark ? c : 0.05) * grey, h1).hex,
    glint: paint(isDark ? 0.97 : 0.995, 0.02 * grey, isDark ? third[2] : h).hex,
    border: at(isDark ? 0.5 : 0.66, 0.05, quiet, 3.05, flat).hex,
    hair: paint(isDark ? l + 0.16 : l - 0.09, Math.min(0.05, c + 0.02) * grey, quiet).hex,
    focus: at(isDark ? 0.85 : 0.45, 0.2, second[2], 4.5, flat).hex,
    ...statusColors(isDark, grounds),
  };
}
