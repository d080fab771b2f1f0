import type { ThemeTokens } from '../../tokens.ts';
import type { Size } from '../family.ts';
import { type Point, type Random, n } from '../svg.ts';

/** A hero in which motifs stand on something. */
export interface Scene {
  tokens: ThemeTokens;
  size: Size;
  random: Random;
  /** The drawing's scale and its prefix for ids. */
  s: number;
  id: string;
  tall: boolean;
}

export interface Ground {
  /** What is seen behind the title, in tints, in place of the pale disc. */
  sky?: (scene: Scene) => string;
  land: (scene: Scene) => string;
  /** True when the land has a lower edge of its own; otherwise the card below it rises over it. */
  hemmed?: true;
}

/** Path data of a closed shape with straight sides. */
export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
