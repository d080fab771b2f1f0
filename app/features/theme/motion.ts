import type { FamilyName } from './claims.ts';
import type { ThemeTokens } from './tokens.ts';

/** How the drawings of a look move: lights come and go, things hang and sway, water and clouds drift. */
export type Motion = 'still' | 'twinkle' | 'sway' | 'drift';

const motions: Readonly<Record<FamilyName, Motion>> = {
  botanical: 'sway',
  bunting: 'sway',
  caps: 'sway',
  cassette: 'sway',
  clouds: 'drift',
  confetti: 'sway',
  deco: 'still',
  doodle: 'sway',
  equaliser: 'twinkle',
  glitter: 'twinkle',
  grain: 'still',
  grid: 'twinkle',
  halftone: 'still',
  hearts: 'twinkle',
  homes: 'sway',
  plain: 'still',
  snow: 'drift',
  spooky: 'sway',
  stars: 'twinkle',
  stave: 'sway',
  sunburst: 'sway',
  tubes: 'twinkle',
  wash: 'drift',
  waves: 'drift',
};

const stillBelow = 0.5;
const livelyFrom = 1.5;
const festive: ReadonlySet<FamilyName> = new Set(['bunting', 'caps', 'confetti', 'glitter']);

/** The motion of a look whose drawings the family leads. */
export function motionOf({ motion }: ThemeTokens, leading: FamilyName): Motion {
  return motion < stillBelow ? 'still' : motions[leading];
}

/** The colours of confetti, where a look is one to throw some. */
export function confettiOf(tokens: ThemeTokens, leading: FamilyName): readonly string[] | null {
  const { colors, motion } = tokens;
  if (motion < livelyFrom && !festive.has(leading)) return null;
  return [colors.accent, colors.accent2, colors.accent3, colors.display];
}
