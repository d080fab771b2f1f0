import { feastMotifs } from './feast-motifs.ts';
import { foodMotifs } from './food-motifs.ts';
import { lifeMotifs } from './life-motifs.ts';
import { pastimeMotifs } from './pastime-motifs.ts';
import { placeMotifs } from './place-motifs.ts';
import { worldMotifs } from './world-motifs.ts';

/** Every set of motifs by the name of its family. */
export const motifSets = {
  ...feastMotifs,
  ...foodMotifs,
  ...lifeMotifs,
  ...pastimeMotifs,
  ...placeMotifs,
  ...worldMotifs,
};

export type MotifName = keyof typeof motifSets;
