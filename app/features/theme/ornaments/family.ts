import type { ThemeTokens } from '../tokens.ts';

/** In CSS pixels. A hero is drawn for the width at which it is shown, so that line widths stay the same. */
export interface Size {
  width: number;
  height: number;
}

/** For the card on a wide screen and for a phone. */
export const wideHero: Size = { width: 960, height: 520 };
export const tallHero: Size = { width: 390, height: 500 };

/** The part with the calm zone for the title. */
export type Stage = 'high' | 'middle' | 'low';

/** The shares of the hero's height at which the title's middle lies. */
export interface Calm {
  wide: number;
  tall: number;
  /** A factor for the title's size and width, for a narrow zone. */
  room?: number;
  /** A factor for the title's size alone, for a low zone with room for fewer lines. */
  low?: number;
  /** The share of a phone's width that the words may take, where things stand at both sides of them. */
  column?: number;
}

export const getCalm: Readonly<Record<Stage, Calm>> = {
  high: { wide: 0.36, tall: 0.34 },
  middle: { wide: 0.55, tall: 0.55 },
  low: { wide: 0.64, tall: 0.6 },
};

/**
 * Every function is pure, returns one `<svg aria-hidden="true">` without text or script, and draws only in the tokens'
 * colors. Behind the title lie only the background, the surface and the tints, because the text colors are solved
 * against these.
 */
export interface OrnamentFamily {
  stage: Stage;
  /** The exact zone, when `stage` is too rough. */
  calm?: Calm;
  /** True when only flat tints lie behind the title, in the family's own hero or in its backdrop for another's. */
  flat?: { hero?: boolean; backdrop?: boolean };
  /** The share of the hero's height on which things stand, if not its bottom edge. */
  floor?: number;
  /** `backdrop` is another family's drawing, placed beneath this one's. */
  hero(tokens: ThemeTokens, size: Size, backdrop?: string): string;
  /** 200 × 200, for the top left corner. */
  corner(tokens: ThemeTokens): string;
  /** 360 × 56, between two parts of a page. */
  divider(tokens: ThemeTokens): string;
  /** 1000 × 140, at the end of a card. The middle 390 must work on their own. */
  footer(tokens: ThemeTokens): string;
  /** For another family's hero, as the content of an `<svg>`. */
  backdrop?(tokens: ThemeTokens, size: Size, hero: { floor: number; stage: Stage }): string;
}

/** Not clearly wider than high, as the phone's hero. */
export const isTall = ({ width, height }: Size) => width < height * 1.3;

/** 1 at a width of 1000, about 0.56 on a phone. */
export const getScale = ({ width }: Size) => Math.min(1.2, 0.28 + width * 0.00072);
