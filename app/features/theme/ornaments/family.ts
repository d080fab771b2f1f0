import type { ThemeTokens } from '../tokens.ts';

/** In CSS pixels: a hero is drawn for the width at which it is shown, so that lines keep their weight. */
export interface Size {
  width: number;
  height: number;
}

/** The two heroes of a page: for a card on a wide screen and for a phone. */
export const wideHero: Size = { width: 960, height: 520 };
export const tallHero: Size = { width: 390, height: 500 };

/** Where a hero keeps calm for the title: the upper, the middle or the lower part. */
export type Stage = 'high' | 'middle' | 'low';

/** Where a hero has room for the title: the shares of its height at which the title's middle lies. */
export interface Calm {
  wide: number;
  tall: number;
  /** A factor of the title's size and width, where the room is narrow. */
  room?: number;
  /** A factor of the title's size alone, where the room is low: fewer lines fit. */
  low?: number;
}

export const calmOf: Readonly<Record<Stage, Calm>> = {
  high: { wide: 0.36, tall: 0.34 },
  middle: { wide: 0.55, tall: 0.55 },
  low: { wide: 0.64, tall: 0.6 },
};

/**
 * A family of ornaments. Every function is pure, returns one `<svg aria-hidden="true">` without text
 * or script, and draws only in the tokens' colours. Behind the title lie only the background, the
 * surface and the tints, against which all text roles are solved.
 */
export interface OrnamentFamily {
  stage: Stage;
  /** Where exactly, when the stage says it too roughly. */
  calm?: Calm;
  /** True where nothing but flat tints lies behind the title, in its hero or in what it lends to another's. */
  flat?: { hero?: boolean; backdrop?: boolean };
  /** The share of the hero's height on which things stand, when not its bottom. */
  floor?: number;
  /** The picture above the title; `backdrop` is another family's, drawn beneath this one's. */
  hero(tokens: ThemeTokens, size: Size, backdrop?: string): string;
  /** A quarter ornament of 200 × 200 for a top left corner. */
  corner(tokens: ThemeTokens): string;
  /** A line of 360 × 56 between two parts of a page. */
  divider(tokens: ThemeTokens): string;
  /** A strip of 1000 × 140 at the end of a card; the middle 390 stand on their own. */
  footer(tokens: ThemeTokens): string;
  /** What this family lends to another's hero, as the content of an `<svg>`. */
  backdrop?(tokens: ThemeTokens, size: Size, hero: { floor: number; stage: Stage }): string;
}

/** True for the phone's hero and anything else that is not clearly wider than high. */
export const isTall = ({ width, height }: Size) => width < height * 1.3;

/** How much a drawing shrinks from its wide form: 1 at a width of 1000, about 0.56 on a phone. */
export const scaleOf = ({ width }: Size) => Math.min(1.2, 0.28 + width * 0.00072);
