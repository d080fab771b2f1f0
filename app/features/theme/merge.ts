import type {
  ThingScene,
  Claims,
  CornerStyle,
  Envelope,
  FamilyName,
  FrameStyle,
  Ground,
} from './claims.ts';
import type { FaceName, ScriptFace } from './faces.ts';

/** A color of the day scheme (OKLCH, hue in degrees). */
export interface Hue {
  hue: number;
  weight: number;
  lightness: number;
  chroma: number;
}

export interface Merged {
  isDark: boolean;
  hues: Hue[];
  grounds: { paper: readonly Ground[]; night: readonly Ground[] };
  envelope: Required<Omit<Envelope, 'accentLightness'>> & {
    accentLightness: number | null;
    /** How many accents of a monochrome look may have a color. */
    spots: number;
  };
  chroma: number;
  display: FaceName | null;
  script: ScriptFace | null;
  body: FaceName | null;
  label: FaceName | null;
  families: { name: FamilyName; weight: number }[];
  corner: CornerStyle;
  frame: FrameStyle;
  radius: number;
  density: number;
  motion: number;
  count: number | null;
  things: ThingScene | null;
}

const nearHues = 24;
const darkFrom = 0.4;

/** In degrees, from -180 to 180. */
const turn = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180;

function mergeHues(list: readonly Claims[]): Hue[] {
  const claimed = list
    .flatMap(({ swatches = [] }) => swatches)
    .map(([hue, weight, lightness = 0.56, chroma = 0.15]) => ({ hue, weight, lightness, chroma }))
    .toSorted((a, b) => b.weight - a.weight || a.hue - b.hue || a.lightness - b.lightness);
  const merged: Hue[] = [];
  for (const claim of claimed) {
    const near = merged.find(({ hue }) => Math.abs(turn(hue, claim.hue)) < nearHues);
    if (!near) {
      merged.push(claim);
      continue;
    }
    const share = claim.weight / (near.weight + claim.weight);
    near.hue = (near.hue + turn(near.hue, claim.hue) * share + 360) % 360;
    near.lightness += (claim.lightness - near.lightness) * share;
    near.chroma += (claim.chroma - near.chroma) * share;
    near.weight += claim.weight;
  }
  return merged.toSorted((a, b) => b.weight - a.weight || a.hue - b.hue);
}

function rank<Value extends string>(
  claimed: readonly (readonly [Value, number] | undefined)[],
): { name: Value; weight: number }[] {
  const weights = new Map<Value, number>();
  for (const claim of claimed) {
    if (claim) weights.set(claim[0], (weights.get(claim[0]) ?? 0) + claim[1]);
  }
  return [...weights]
    .map(([name, weight]) => ({ name, weight: Math.round(weight * 1000) / 1000 }))
    .toSorted((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1));
}

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function mergeEnvelopes(list: readonly Claims[]): Merged['envelope'] {
  const all = list.flatMap(({ envelope }) => envelope ?? []);
  const given = (key: 'accentLightness' | 'maxChroma' | 'minChroma') =>
    mean(all.flatMap((each) => each[key] ?? []));
  return {
    accentLightness: given('accentLightness'),
    minChroma: given('minChroma') ?? 0,
    maxChroma: given('maxChroma') ?? 0.3,
    mono: all.some(({ mono }) => mono),
    // A monochrome look keeps one color of the other claims, and more when there are many.
    spots: Math.min(3, Math.max(1, list.length - 2)),
    glow: all.some(({ glow }) => glow),
    metal: all.some(({ metal }) => metal),
  };
}

/** The order of `list` affects rounding only: pass it sorted. */
export function mergeClaims(list: readonly Claims[]): Merged {
  const sum = (key: 'dark' | 'radius') => list.reduce((total, each) => total + (each[key] ?? 0), 0);
  const product = (key: 'chroma' | 'density') =>
    list.reduce((total, each) => total * (each[key] ?? 1), 1);
  const first = <Name extends FaceName>(
    claimed: readonly (readonly [Name, number] | undefined)[],
  ) => rank(claimed)[0]?.name ?? null;
  const bars = new Set(list.flatMap((each) => each.bars ?? []));
  const motions = list.flatMap(({ motion }) => motion ?? []);
  return {
    isDark: sum('dark') > darkFrom,
    hues: mergeHues(list),
    grounds: {
      paper: list.flatMap(({ paper }) => (paper ? [paper] : [])),
      night: list.flatMap(({ night }) => (night ? [night] : [])),
    },
    envelope: mergeEnvelopes(list),
    chroma: Math.min(1.2, Math.max(0.5, product('chroma'))),
    display: first(list.map(({ display }) => display)),
    script: first(list.map(({ script }) => script)),
    body: first(list.map(({ body }) => body)),
    label: first(list.map(({ label }) => label)),
    families: rank(
      list.flatMap(({ ornaments = {} }) => Object.entries(ornaments) as [FamilyName, number][]),
    ).filter(({ name }) => !bars.has(name)),
    corner: rank(list.map(({ corner }) => corner))[0]?.name ?? 'round',
    frame: rank(list.map(({ frame }) => frame))[0]?.name ?? 'line',
    radius: Math.min(32, Math.max(0, 14 + sum('radius'))),
    density: Math.max(0.4, product('density')),
    motion: Math.round((mean(motions) ?? 1) * 10) / 10,
    count: list.find(({ count }) => count !== undefined)?.count ?? null,
    things: list.find(({ things }) => things !== undefined)?.things ?? null,
  };
}
