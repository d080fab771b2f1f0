import { convertLrgbToRgb, convertOklabToLrgb } from 'culori/fn';

/** `luminance` is WCAG's relative luminance. */
export interface Paint {
  hex: string;
  luminance: number;
}

const linear = Array.from({ length: 256 }, (_, step) => {
  const value = step / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const digits = Array.from({ length: 256 }, (_, step) => step.toString(16).padStart(2, '0'));
const gamutSteps = 9;
const lightnessSteps = 11;

function toLinear(lightness: number, chroma: number, cos: number, sin: number) {
  return convertOklabToLrgb({ l: lightness, a: chroma * cos, b: chroma * sin });
}

const slack = 0.0005;
const inGamut = ({ r, g, b }: { r: number; g: number; b: number }) =>
  Math.min(r, g, b) >= -slack && Math.max(r, g, b) <= 1 + slack;

/** Hue in degrees. Out of gamut, chroma is reduced. */
export function paint(lightness: number, chroma: number, hue: number): Paint {
  const l = Math.min(1, Math.max(0, lightness));
  const angle = (hue * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let colour = toLinear(l, chroma, cos, sin);
  if (!inGamut(colour)) {
    let [low, high] = [0, chroma];
    for (let step = 0; step < gamutSteps; step++) {
      const middle = (low + high) / 2;
      if (inGamut(toLinear(l, middle, cos, sin))) low = middle;
      else high = middle;
    }
    colour = toLinear(l, low, cos, sin);
  }
  const rgb = convertLrgbToRgb(colour);
  const [r, g, b] = [rgb.r, rgb.g, rgb.b].map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255),
  ) as [number, number, number];
  return {
    hex: `#${digits[r]}${digits[g]}${digits[b]}`,
    luminance: 0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0),
  };
}

/** Of WCAG 2.2, from 1 to 21. */
export function measureContrast(one: Paint, other: Paint): number {
  const [low, high] =
    one.luminance < other.luminance
      ? [one.luminance, other.luminance]
      : [other.luminance, one.luminance];
  return (high + 0.05) / (low + 0.05);
}

export interface Wanted {
  lightness: number;
  chroma: number;
  hue: number;
  /** Against each of `grounds`. */
  ratio: number;
  grounds: readonly Paint[];
  /** Moves the lightness when the ratio is too low: 1 lighter, -1 darker. */
  direction: 1 | -1;
}

/**
 * The color with the lightness nearest to the wanted one that has the contrast ratio against every ground, by
 * binary search. Throws when neither black nor white has it: the grounds are then wrong.
 */
export function solve(wanted: Wanted): Paint {
  const { chroma, hue, ratio, grounds } = wanted;
  const passes = (candidate: Paint) =>
    grounds.every((ground) => measureContrast(candidate, ground) >= ratio);
  const first = paint(wanted.lightness, chroma, hue);
  if (passes(first)) return first;
  let [near, far] = [wanted.lightness, wanted.direction > 0 ? 1 : 0];
  let best = paint(far, chroma, hue);
  if (!passes(best)) throw new Error(`No lightness reaches ${ratio}:1 on ${grounds[0]?.hex}.`);
  for (let step = 0; step < lightnessSteps; step++) {
    const middle = (near + far) / 2;
    const candidate = paint(middle, chroma, hue);
    if (passes(candidate)) [best, far] = [candidate, middle];
    else near = middle;
  }
  return best;
}
