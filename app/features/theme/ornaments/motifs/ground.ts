import type { ThemeTokens } from '../../tokens.ts';
import { type Size, getScale, isTall } from '../family.ts';
import { createRandom } from '../svg.ts';
import { floors } from './floors.ts';
import { landscapes } from './landscapes.ts';
import type { GroundName } from './motif.ts';
import type { Ground } from './scene.ts';

const grounds: Readonly<Record<GroundName, Ground>> = { ...landscapes, ...floors };

/** A ground's drawings: its sky, if it has one of its own, the land under the motifs, and whether that ends by itself. */
export function drawGround(name: GroundName, tokens: ThemeTokens, size: Size, id: string) {
  const { sky, land, hemmed } = grounds[name];
  const random = createRandom(tokens, 1);
  const scene = { tokens, size, id, random, s: getScale(size), tall: isTall(size) };
  return { sky: sky?.(scene), land: land(scene), hemmed: hemmed === true };
}
