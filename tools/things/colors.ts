import { convertRgbToOklab, parseHex } from 'culori/fn';

/** In OKLCH; the hue in degrees. */
export function readLch(hex: string): { lightness: number; chroma: number; hue: number } {
  const { l, a, b } = convertRgbToOklab(parseHex(hex) ?? { r: 0, g: 0, b: 0 });
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { lightness: l, chroma: Math.hypot(a, b), hue };
}
