import { feastMotifs } from './feast-motifs.ts';
import { foodMotifs } from './food-motifs.ts';
import { pastimeMotifs } from './pastime-motifs.ts';
import { worldMotifs } from './world-motifs.ts';

/** Every set of motifs by the name of its family. */
export const motifSets = { ...feastMotifs, ...pastimeMotifs, ...foodMotifs, ...worldMotifs };

export type MotifName = keyof typeof motifSets;
