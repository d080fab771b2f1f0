import type { DrawnFamily, FamilyName } from '#app/features/theme/claims.ts';
import type { MotifName } from '#app/features/theme/motifs/motif-sets.ts';

import type { Box } from './layers.ts';

export const cardSize = { width: 1200, height: 630 } as const;

export const artSize = { width: 1200, height: 490 } as const;
export const factsSize = { width: 1200, height: 140 } as const;

type Calm = readonly [top: number, bottom: number, width: number];

/** The host's photo stands on the left, the art has the rest of the width. */
export const photoSize = { width: 540, height: artSize.height } as const;

/** Each family's calm zone at that size: shares of the height, and a width in pixels. */
const calm: Readonly<Record<DrawnFamily, Calm>> = {
  botanical: [0.22, 0.96, 760],
  bunting: [0.35, 0.86, 780],
  caps: [0.3, 0.84, 640],
  cassette: [0.47, 0.97, 900],
  clouds: [0.12, 0.8, 700],
  confetti: [0.2, 0.72, 700],
  deco: [0.39, 0.9, 740],
  doodle: [0.25, 0.8, 740],
  equaliser: [0.3, 0.82, 860],
  flownThings: [0.24, 0.79, 700],
  framedThings: [0.47, 0.82, 760],
  glitter: [0.43, 0.97, 900],
  grain: [0.2, 0.9, 820],
  grid: [0.06, 0.63, 860],
  halftone: [0.14, 0.86, 680],
  hearts: [0.08, 0.6, 640],
  homes: [0.25, 0.74, 620],
  hungThings: [0.47, 0.83, 760],
  plain: [0.17, 0.74, 900],
  posy: [0.2, 0.84, 720],
  snow: [0.2, 0.82, 700],
  spooky: [0.36, 0.9, 700],
  sprig: [0.2, 0.84, 720],
  standingThings: [0.075, 0.5, 760],
  stars: [0.06, 0.56, 760],
  stave: [0.26, 0.73, 700],
  sunburst: [0.13, 0.75, 640],
  tiles: [0.1, 0.68, 820],
  tubes: [0.23, 0.97, 720],
  wash: [0.28, 0.92, 680],
  waves: [0.07, 0.72, 720],
};

const low = 0.58;
/** Of a family of small motifs, about the middle that it keeps free on a wide screen, and beneath a large one. */
const calmAbout = (middle: number): Calm =>
  middle > low ? [0.375, 0.84, 640] : [middle - 0.26, middle + 0.24, 640];

/** Of scenes with things both above and below the words, or that reach high. */
const calmOfScenes: Readonly<Partial<Record<FamilyName, Calm>>> = {
  cardTable: [0.08, 0.55, 700],
  fiddle: [0.08, 0.54, 700],
  fossils: [0.05, 0.5, 700],
  kingsCake: [0.16, 0.58, 700],
  koinobori: [0.34, 0.76, 640],
  rakhi: [0.38, 0.74, 640],
} satisfies Partial<Record<MotifName, Calm>>;

/** Of a quiet look, from its second composition on. */
const calmOfCompositions: readonly Calm[] = [
  [0.16, 0.78, 760],
  [0.26, 0.92, 760],
  [0.36, 0.88, 800],
  [0.05, 0.74, 740],
];

const isDrawn = (family: FamilyName): family is DrawnFamily => Object.hasOwn(calm, family);

/** Beside a photo it is narrower and stands on the right. */
export function getTitleBox(
  family: FamilyName,
  { composition, hasPhoto, middle }: { composition: number; hasPhoto: boolean; middle: number },
): Box {
  const [top, bottom, calmWidth] =
    calmOfCompositions[composition - 1] ??
    calmOfScenes[family] ??
    (isDrawn(family) ? calm[family] : calmAbout(middle));
  const start = hasPhoto ? photoSize.width : 0;
  const width = Math.round((calmWidth * (artSize.width - start)) / artSize.width);
  return {
    x: start + (artSize.width - start - width) / 2,
    y: Math.round(top * artSize.height),
    width,
    height: Math.round((bottom - top) * artSize.height),
  };
}
