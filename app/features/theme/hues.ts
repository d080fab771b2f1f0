import type { Swatch } from './claims.ts';

/** The colors that a claim asks for, each with its weight. */
export const hues = (...swatches: readonly Swatch[]): readonly Swatch[] => swatches;
