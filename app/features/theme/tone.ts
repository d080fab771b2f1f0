import { convertLrgbToOklab, convertRgbToLrgb, parseHex } from 'culori/fn';

export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Of #rrggbb, in OKLCH. */
export function toTone(hex: string): Tone {
  const rgb = parseHex(hex);
  if (!rgb) throw new Error(`${hex} is no color.`);
  const { l, a, b } = convertLrgbToOklab(convertRgbToLrgb(rgb));
  return {
    lightness: l,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}
