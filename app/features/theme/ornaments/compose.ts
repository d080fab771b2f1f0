import type { FamilyName } from '../claims.ts';
import type { ThemeTokens } from '../tokens.ts';
import { botanical } from './botanical.ts';
import { bunting } from './bunting.ts';
import { caps } from './caps.ts';
import { cassette } from './cassette.ts';
import { clouds } from './clouds.ts';
import { confetti } from './confetti.ts';
import { deco } from './deco.ts';
import { doodle } from './doodle.ts';
import { equaliser } from './equaliser.ts';
import { type Calm, type OrnamentFamily, type Size, type Stage, calmOf } from './family.ts';
import { glitter } from './glitter.ts';
import { grain } from './grain.ts';
import { grid } from './grid.ts';
import { halftone } from './halftone.ts';
import { hearts } from './hearts.ts';
import { homes } from './homes.ts';
import { plain } from './plain.ts';
import { snow } from './snow.ts';
import { spooky } from './spooky.ts';
import { stars } from './stars.ts';
import { stave } from './stave.ts';
import { sunburst } from './sunburst.ts';
import { tubes } from './tubes.ts';
import { wash } from './wash.ts';
import { waves } from './waves.ts';

/** Every family by its name. */
export const families: Readonly<Record<FamilyName, OrnamentFamily>> = {
  botanical,
  bunting,
  caps,
  cassette,
  clouds,
  confetti,
  deco,
  doodle,
  equaliser,
  glitter,
  grain,
  grid,
  halftone,
  hearts,
  homes,
  plain,
  snow,
  spooky,
  stars,
  stave,
  sunburst,
  tubes,
  wash,
  waves,
};

/** The share of the first family's weight from which a second one joins in. */
const joinsFrom = 0.3;

export interface Ornaments {
  stage: Stage;
  calm: Calm;
  /** False where the title's letters stand on flat tints alone and need no halo. */
  halo: boolean;
  hero: (size: Size) => string;
  corner: string;
  divider: string;
  footer: string;
}

/** The family that leads and, when it is asked for loudly enough, the one that joins it. */
export function chooseFamilies({ families: ranked }: ThemeTokens): [FamilyName, FamilyName | null] {
  const [first, second] = ranked;
  if (!first) return ['bunting', null];
  return [first.name, second && second.weight >= first.weight * joinsFrom ? second.name : null];
}

/** All drawings of a theme: the leading family draws, the second lends backdrop and corners. */
export function composeOrnaments(tokens: ThemeTokens): Ornaments {
  const [leading, joining] = chooseFamilies(tokens);
  const lead = families[leading];
  const second = joining && families[joining];
  const { stage, floor = 1 } = lead;
  return {
    stage,
    calm: lead.calm ?? calmOf[stage],
    halo: !lead.flat?.hero || (second?.backdrop !== undefined && !second.flat?.backdrop),
    hero: (size) => lead.hero(tokens, size, second?.backdrop?.(tokens, size, { floor, stage })),
    corner: (second ?? lead).corner(tokens),
    divider: lead.divider(tokens),
    footer: lead.footer(tokens),
  };
}
