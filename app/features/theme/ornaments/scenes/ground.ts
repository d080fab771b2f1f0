import type { GroundName } from '../../motifs/motif.ts';
import { arenas } from './arenas.ts';
import { countryside } from './countryside.ts';
import { customs } from './customs.ts';
import { evenings } from './evenings.ts';
import { floors } from './floors.ts';
import { landscapes } from './landscapes.ts';
import type { Ground, Scene } from './scene.ts';
import { shows } from './shows.ts';
import { skies } from './skies.ts';
import { stages } from './stages.ts';
import { thickets } from './thicket.ts';
import { waterside } from './waterside.ts';

const grounds: Readonly<Record<GroundName, Ground>> = {
  ...arenas,
  ...countryside,
  ...customs,
  ...evenings,
  ...floors,
  ...landscapes,
  ...shows,
  ...skies,
  ...stages,
  ...thickets,
  ...waterside,
};

export function drawGround(name: GroundName, scene: Scene) {
  const { sky, land, hemmed } = grounds[name];
  return { sky: sky?.(scene), land: land(scene), hemmed: hemmed === true };
}
