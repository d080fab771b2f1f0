/** A color of the day scheme: hue in degrees, OKLCH lightness and chroma. */
export type Swatch = readonly [hue: number, weight: number, lightness?: number, chroma?: number];

/** The colors that a claim asks for, each with its weight. */
export const hues = (...swatches: readonly Swatch[]): readonly Swatch[] => swatches;
