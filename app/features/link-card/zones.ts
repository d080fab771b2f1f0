import type { DrawnFamily, FamilyName } from '#app/features/theme/claims.ts';

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
  framedThings: [0.47, 0.86, 760],
  glitter: [0.43, 0.97, 900],
  grain: [0.2, 0.9, 820],
  grid: [0.06, 0.63, 860],
  halftone: [0.14, 0.86, 680],
  hearts: [0.08, 0.6, 640],
  homes: [0.25, 0.74, 620],
  hungThings: [0.49, 0.9, 760],
  plain: [0.17, 0.74, 900],
  snow: [0.2, 0.82, 700],
  spooky: [0.36, 0.9, 700],
  sprig: [0.2, 0.84, 720],
  standingThings: [0.06, 0.5, 760],
  stars: [0.06, 0.56, 760],
  stave: [0.28, 0.78, 700],
  sunburst: [0.13, 0.75, 640],
  tubes: [0.17, 0.97, 720],
  wash: [0.28, 0.92, 680],
  waves: [0.07, 0.72, 720],
};

/** All families of small motifs share one layout. */
const calmOfMotifs: Calm = [0.26, 0.76, 640];

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
  { composition, hasPhoto }: { composition: number; hasPhoto: boolean },
): Box {
  const [top, bottom, calmWidth] =
    calmOfCompositions[composition - 1] ?? (isDrawn(family) ? calm[family] : calmOfMotifs);
  const start = hasPhoto ? photoSize.width : 0;
  const width = Math.round((calmWidth * (artSize.width - start)) / artSize.width);
  return {
    x: start + (artSize.width - start - width) / 2,
    y: Math.round(top * artSize.height),
    width,
    height: Math.round((bottom - top) * artSize.height),
  };
}
