import type { DrawnFamily, FamilyName } from '../claims.ts';
import { type MotifName, motifSets } from '../motifs/motif-sets.ts';
import type { ThemeTokens } from '../tokens.ts';
import { botanical } from './families/botanical.ts';
import { bunting } from './families/bunting.ts';
import { caps } from './families/caps.ts';
import { cassette } from './families/cassette.ts';
import { clouds } from './families/clouds.ts';
import { confetti } from './families/confetti.ts';
import { deco } from './families/deco.ts';
import { doodle } from './families/doodle.ts';
import { equaliser } from './families/equaliser.ts';
import { glitter } from './families/glitter.ts';
import { grain } from './families/grain.ts';
import { grid } from './families/grid.ts';
import { halftone } from './families/halftone.ts';
import { hearts } from './families/hearts.ts';
import { homes } from './families/homes.ts';
import { createMotifFamily } from './families/motifs.ts';
import { plain } from './families/plain.ts';
import { posy } from './families/posy.ts';
import { snow } from './families/snow.ts';
import { spooky } from './families/spooky.ts';
import { sprig } from './families/sprig.ts';
import { stars } from './families/stars.ts';
import { stave } from './families/stave.ts';
import { composeStill } from './families/still.ts';
import { sunburst } from './families/sunburst.ts';
import { flownThings, framedThings, hungThings, standingThings } from './families/things.ts';
import { tiles } from './families/tiles.ts';
import { tubes } from './families/tubes.ts';
import { wash } from './families/wash.ts';
import { waves } from './families/waves.ts';
import { type OrnamentFamily, drawBackdrop, drawHero, drawPart } from './family.ts';
import { type Calm, type Size, type Stage, getCalm } from './hero.ts';

const drawnFamilies: Readonly<Record<DrawnFamily, OrnamentFamily>> = {
  botanical,
  bunting,
  caps,
  cassette,
  clouds,
  confetti,
  deco,
  doodle,
  equaliser,
  flownThings,
  framedThings,
  glitter,
  grain,
  grid,
  halftone,
  hearts,
  homes,
  hungThings,
  plain,
  posy,
  snow,
  spooky,
  sprig,
  standingThings,
  stars,
  stave,
  sunburst,
  tiles,
  tubes,
  wash,
  waves,
};

const motifFamilies = Object.fromEntries(
  Object.entries(motifSets).map(([name, set]) => [name, createMotifFamily(set)]),
) as Record<MotifName, OrnamentFamily>;

export const families: Readonly<Record<FamilyName, OrnamentFamily>> = {
  ...drawnFamilies,
  ...motifFamilies,
};

/** The share of the first family's weight from which a second family is used. */
const joinsFrom = 0.3;

export interface Ornaments {
  stage: Stage;
  calm: Calm;
  /** False when only flat tints lie behind the title, so that its letters need no halo. */
  halo: boolean;
  hero: (size: Size) => string;
  corner: string;
  divider: string;
  footer: string;
}

/** The zone of a family's own hero that is free for the title. */
export const getTitleZone = (name: FamilyName): Calm =>
  families[name].calm ?? getCalm[families[name].stage];

/** The leading family and, when their weights are large enough, two more. */
export function chooseFamilies({ families: ranked }: ThemeTokens): [FamilyName, ...FamilyName[]] {
  const [first, ...others] = ranked;
  if (!first) return ['sprig'];
  const joining = others.slice(0, 2).filter(({ weight }) => weight >= first.weight * joinsFrom);
  return [first.name, ...joining.map(({ name }) => name)];
}

/**
 * The leading family draws the hero and the footer, the second one adds the backdrop and the corners, the third one or
 * the occasion the dividers.
 */
export function composeOrnaments(tokens: ThemeTokens): Ornaments {
  const [leading, joining, closing] = chooseFamilies(tokens);
  const lead = composeStill(families[leading], tokens.composition ?? 0);
  const second = joining && families[joining];
  const sign = tokens.sign && families[tokens.sign];
  const third = sign ?? (closing && families[closing]);
  const { stage } = lead;
  return {
    stage,
    calm: lead.calm ?? getCalm[stage],
    halo: !lead.flat?.hero || (second?.backdrop !== undefined && !second.flat?.backdrop),
    hero: (size) =>
      drawHero(lead, tokens, size, second && drawBackdrop(second, tokens, size, lead)),
    corner: drawPart(second ?? sign ?? lead, 'corner', tokens),
    divider: drawPart(third ?? lead, 'divider', tokens),
    footer: drawPart(lead, 'footer', tokens),
  };
}
