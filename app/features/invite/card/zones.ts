import type { FamilyName } from '#app/features/theme/claims.ts';

import type { Box } from './picture.ts';

export const cardSize = { width: 1200, height: 630 } as const;

/** The picture's upper part is art and title; beneath it a strip carries the facts. */
export const artSize = { width: 1200, height: 490 } as const;
export const stripSize = { width: 1200, height: 140 } as const;

/** Where each family keeps calm at that size: shares of its height, and a width in pixels. */
const calm: Readonly<Record<FamilyName, readonly [top: number, bottom: number, width: number]>> = {
  botanical: [0.22, 0.96, 760],
  bunting: [0.35, 0.86, 780],
  caps: [0.3, 0.84, 640],
  cassette: [0.47, 0.97, 900],
  clouds: [0.12, 0.8, 700],
  confetti: [0.2, 0.72, 700],
  deco: [0.39, 0.9, 740],
  doodle: [0.25, 0.8, 740],
  equaliser: [0.3, 0.82, 860],
  glitter: [0.43, 0.97, 900],
  grain: [0.2, 0.9, 820],
  grid: [0.06, 0.63, 860],
  halftone: [0.14, 0.86, 680],
  hearts: [0.08, 0.6, 640],
  homes: [0.25, 0.74, 620],
  plain: [0.17, 0.74, 900],
  snow: [0.2, 0.82, 700],
  spooky: [0.36, 0.9, 700],
  stars: [0.06, 0.56, 760],
  stave: [0.28, 0.78, 700],
  sunburst: [0.13, 0.75, 640],
  tubes: [0.17, 0.97, 720],
  wash: [0.28, 0.92, 680],
  waves: [0.07, 0.72, 720],
};

/** The box for greeting and title. */
export function titleBox(family: FamilyName): Box {
  const [top, bottom, width] = calm[family];
  return {
    x: (artSize.width - width) / 2,
    y: Math.round(top * artSize.height),
    width,
    height: Math.round((bottom - top) * artSize.height),
  };
}
