import type { ThemeTokens } from '../../tokens.ts';
import { type Size, getScale, isTall } from '../hero.ts';
import { type Point, type Random, createRandom, makeIdPrefix, n } from '../svg.ts';

/** What a drawing of this size starts from. */
export interface Scene {
  tokens: ThemeTokens;
  colors: ThemeTokens['colors'];
  size: Size;
  w: number;
  h: number;
  tall: boolean;
  /** The prefix of its ids. */
  id: string;
  random: Random;
  s: number;
}

/** `part` makes its ids differ from those of other drawings on the page, `salt` its random numbers. */
export function setScene(tokens: ThemeTokens, size: Size, part = '', salt = 1): Scene {
  const tall = isTall(size);
  return {
    tokens,
    colors: tokens.colors,
    size,
    w: size.width,
    h: size.height,
    tall,
    id: makeIdPrefix(tokens, part + (tall ? 't' : 'w')),
    random: createRandom(tokens, salt),
    s: getScale(size),
  };
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
