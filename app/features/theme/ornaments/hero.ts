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

/** Not clearly wider than high, as the phone's hero. */
export const isTall = ({ width, height }: Size) => width < height * 1.3;

/** 1 at a width of 1000, about 0.56 on a phone. */
export const getScale = ({ width }: Size) => Math.min(1.2, 0.28 + width * 0.00072);
