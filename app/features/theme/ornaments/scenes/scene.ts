import type { ThemeTokens } from '../../tokens.ts';
import type { Size } from '../family.ts';
import { type Point, type Random, n } from '../svg.ts';

export interface Scene {
  tokens: ThemeTokens;
  size: Size;
  random: Random;
  s: number;
  id: string;
  tall: boolean;
}

export interface Ground {
  /** Behind the title, in tints, in place of the pale disc. */
  sky?: (scene: Scene) => string;
  land: (scene: Scene) => string;
  /** True when the land has a lower edge of its own; otherwise the card below it rises over it. */
  hemmed?: true;
}

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
