import type { Layout } from './motif.ts';

/** A motif in a hero: shares of width and height, scale, turn; the second motif of the set or the first. */
export type Spot = readonly [
  x: number,
  y: number,
  scale: number,
  turn: number,
  second?: boolean | undefined,
];

const both = (spots: readonly Spot[]): Spot[] =>
  spots.flatMap(([x, y, scale, turn, second]) => [
    [x, y, scale, turn, second] as const,
    [1 - x, y, scale, -turn, second] as const,
  ]);

interface Spots {
  wide: readonly Spot[];
  tall: readonly Spot[];
}

/** Motifs that stand: y is the ground under their feet. */
const standing: Spots = {
  wide: both([
    [0.285, 0.885, 0.62, 0, true],
    [0.045, 0.91, 0.9, 0, true],
    [0.155, 0.94, 1.6, 0],
  ]),
  tall: both([
    [0.335, 0.893, 0.52, 0, true],
    [0.14, 0.94, 0.98, 0],
  ]),
};

/** Where the motifs of each layout are. */
export const layoutSpots: Readonly<Record<Layout, Spots>> = {
  standing,
  shore: {
    wide: both([
      [0.325, 0.87, 0.62, 0, true],
      [0.13, 0.955, 1.6, 0],
    ]),
    tall: both([
      [0.375, 0.885, 0.44, 0, true],
      [0.15, 0.95, 0.98, 0],
    ]),
  },
  /** Here y is the end of the thread. */
  hung: {
    wide: both([
      [0.06, 0.3, 1.1, 0],
      [0.16, 0.17, 0.85, 0],
      [0.255, 0.24, 0.62, 0],
      [0.345, 0.13, 0.5, 0],
      [0.44, 0.09, 0.36, 0],
    ]),
    tall: both([
      [0.11, 0.2, 0.62, 0],
      [0.25, 0.13, 0.46, 0],
      [0.385, 0.08, 0.34, 0],
    ]),
  },
  strewn: {
    wide: both([
      [0.08, 0.19, 1.15, -14],
      [0.21, 0.13, 0.72, 12, true],
      [0.34, 0.1, 0.5, -8],
      [0.055, 0.5, 0.72, 10, true],
      [0.1, 0.8, 1.15, 12],
      [0.245, 0.89, 0.72, -10, true],
      [0.39, 0.93, 0.48, 8],
    ]),
    tall: both([
      [0.14, 0.12, 0.72, -14],
      [0.37, 0.08, 0.46, 10, true],
      [0.06, 0.29, 0.42, 8, true],
      [0.14, 0.87, 0.74, 12],
      [0.37, 0.93, 0.46, -8, true],
    ]),
  },
  crest: {
    wide: [
      [0.5, 0.2, 1.5, 0],
      ...both([
        [0.08, 0.84, 1.25, -10, true],
        [0.185, 0.91, 0.8, 12, true],
        [0.265, 0.955, 0.5, -8, true],
        [0.07, 0.14, 0.7, 12, true],
        [0.16, 0.08, 0.42, -10, true],
      ]),
    ],
    tall: [
      [0.5, 0.175, 1.06, 0],
      ...both([
        [0.12, 0.87, 0.74, -10, true],
        [0.31, 0.93, 0.5, 12, true],
        [0.1, 0.08, 0.4, 12, true],
      ]),
    ],
  },
};
