import type { GroundName } from '../../motifs/motif.ts';
import type { ThemeTokens } from '../../tokens.ts';
import { type Size, getScale, isTall } from '../family.ts';
import { createRandom } from '../svg.ts';
import { arenas } from './arenas.ts';
import { countryside } from './countryside.ts';
import { evenings } from './evenings.ts';
import { floors } from './floors.ts';
import { landscapes } from './landscapes.ts';
import type { Ground, Scene } from './scene.ts';
import { shows } from './shows.ts';
import { skies } from './skies.ts';
import { stages } from './stages.ts';
import { thickets } from './thicket.ts';

const grounds: Readonly<Record<GroundName, Ground>> = {
  ...arenas,
  ...countryside,
  ...evenings,
  ...floors,
  ...landscapes,
  ...shows,
  ...skies,
  ...stages,
  ...thickets,
};

/** `id` is the prefix of its ids. */
export const setScene = (tokens: ThemeTokens, size: Size, id: string): Scene => ({
  tokens,
  size,
  id,
  random: createRandom(tokens, 1),
  s: getScale(size),
  tall: isTall(size),
});

export function drawGround(name: GroundName, scene: Scene) {
  const { sky, land, hemmed } = grounds[name];
  return { sky: sky?.(scene), land: land(scene), hemmed: hemmed === true };
}
