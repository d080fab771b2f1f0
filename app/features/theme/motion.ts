import type { FamilyName } from './claims.ts';
import type { ThemeTokens } from './tokens.ts';

/** Lights twinkle, hanging things sway, water and clouds drift. */
export type Motion = 'still' | 'twinkle' | 'sway' | 'drift';

/** For families whose drawings do not sway. */
const motions: Readonly<Partial<Record<FamilyName, Motion>>> = {
  clouds: 'drift',
  deco: 'still',
  equaliser: 'twinkle',
  glitter: 'twinkle',
  grain: 'still',
  grid: 'twinkle',
  halftone: 'still',
  hearts: 'twinkle',
  plain: 'still',
  snow: 'drift',
  sprig: 'still',
  stars: 'twinkle',
  tubes: 'twinkle',
  wash: 'drift',
  waves: 'drift',
};

const stillBelow = 0.5;
const livelyFrom = 1.5;
const festive: ReadonlySet<FamilyName> = new Set(['bunting', 'caps', 'confetti', 'glitter']);

export function chooseMotion({ motion }: ThemeTokens, leading: FamilyName): Motion {
  return motion < stillBelow ? 'still' : (motions[leading] ?? 'sway');
}

/** Null when confetti would not suit the look. */
export function chooseConfetti(tokens: ThemeTokens, leading: FamilyName): readonly string[] | null {
  const { colors, motion } = tokens;
  if (motion < livelyFrom && !festive.has(leading)) return null;
  return [colors.accent, colors.accent2, colors.accent3, colors.display];
}
