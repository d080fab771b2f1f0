import { customMotifs } from './custom-motifs.ts';
import { delightMotifs } from './delight-motifs.ts';
import { feastMotifs } from './feast-motifs.ts';
import { foodMotifs } from './food-motifs.ts';
import { lifeMotifs } from './life-motifs.ts';
import { pastimeMotifs } from './pastime-motifs.ts';
import { placeMotifs } from './place-motifs.ts';
import { riteMotifs } from './rite-motifs.ts';
import { seasonMotifs } from './season-motifs.ts';
import { worldMotifs } from './world-motifs.ts';

/** By the name of the family. */
export const motifSets = {
  ...customMotifs,
  ...delightMotifs,
  ...feastMotifs,
  ...foodMotifs,
  ...lifeMotifs,
  ...pastimeMotifs,
  ...placeMotifs,
  ...riteMotifs,
  ...seasonMotifs,
  ...worldMotifs,
};

export type MotifName = keyof typeof motifSets;
