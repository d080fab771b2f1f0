import type { Layout } from '../../motifs/motif.ts';

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

/** y is the ground under the feet. */
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

export const layoutSpots: Readonly<Record<Layout, Spots>> = {
  center: {
    wide: [
      [0.5, 0.94, 1.7, 0],
      ...both([
        [0.27, 0.925, 0.95, 0, true],
        [0.1, 0.945, 1.3, 0, true],
      ]),
    ],
    tall: [[0.5, 0.94, 1.4, 0], ...both([[0.15, 0.94, 0.8, 0, true]])],
  },
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
  none: { wide: [], tall: [] },
  boughs: {
    wide: [
      [0.03, 0.24, 0.7, 0],
      [0.11, 0.19, 0.95, 20],
      [0.2, 0.165, 0.6, -10],
      [0.25, 0.3, 0.5, 30],
      [0.29, 0.11, 0.66, 12],
      [0.36, 0.055, 0.42, 0],
      [0.97, 0.38, 0.75, 15],
      [0.91, 0.27, 1, -8],
      [0.9, 0.05, 0.6, 24],
      [0.83, 0.17, 0.66, 10],
      [0.75, 0.1, 0.5, -14],
      [0.66, 0.075, 0.38, 8],
      [0.04, 0.93, 0.9, 10],
      [0.13, 0.9, 0.62, -12],
      [0.22, 0.93, 0.46, 20],
      [0.32, 0.9, 0.34, 0],
      [0.96, 0.9, 0.8, -10],
      [0.87, 0.94, 0.56, 16],
      [0.78, 0.93, 0.38, 0],
    ],
    tall: [
      [0.04, 0.15, 0.5, 0],
      [0.14, 0.12, 0.66, 20],
      [0.3, 0.175, 0.36, 30],
      [0.27, 0.095, 0.46, 12],
      [0.4, 0.045, 0.34, 0],
      [0.95, 0.23, 0.52, 15],
      [0.86, 0.16, 0.7, -8],
      [0.86, 0.03, 0.44, 24],
      [0.75, 0.1, 0.46, 10],
      [0.62, 0.06, 0.32, -14],
      [0.06, 0.935, 0.62, 10],
      [0.2, 0.95, 0.42, -12],
      [0.33, 0.94, 0.3, 20],
      [0.94, 0.94, 0.54, -10],
      [0.82, 0.955, 0.4, 16],
    ],
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

const grounded: Readonly<Record<number, readonly Spot[]>> = {
  2: [
    [0.15, 0.94, 1.6, 0],
    [0.85, 0.94, 1.6, 0],
  ],
  3: [
    [0.12, 0.94, 1.6, 0],
    [0.28, 0.91, 0.95, 0],
    [0.86, 0.94, 1.6, 0],
  ],
  4: [
    [0.11, 0.94, 1.5, 0],
    [0.265, 0.91, 0.9, 0],
    [0.735, 0.91, 0.9, 0],
    [0.89, 0.94, 1.5, 0],
  ],
  5: [
    [0.085, 0.94, 1.4, 0],
    [0.215, 0.91, 0.95, 0],
    [0.325, 0.895, 0.62, 0],
    [0.745, 0.91, 0.95, 0],
    [0.885, 0.94, 1.4, 0],
  ],
};
const afloat: Readonly<Record<number, readonly Spot[]>> = {
  2: [
    [0.11, 0.24, 1.35, -10],
    [0.89, 0.77, 1.35, 10],
  ],
  3: [
    [0.11, 0.24, 1.3, -10],
    [0.89, 0.5, 1.15, 10],
    [0.13, 0.8, 1.15, 8],
  ],
  4: [
    [0.11, 0.22, 1.2, -10],
    [0.89, 0.22, 1.2, 10],
    [0.11, 0.78, 1.2, 8],
    [0.89, 0.78, 1.2, -8],
  ],
  5: [
    [0.1, 0.22, 1.15, -10],
    [0.9, 0.22, 1.15, 10],
    [0.1, 0.78, 1.15, 8],
    [0.9, 0.78, 1.15, -8],
    [0.5, 0.11, 0.7, 0],
  ],
};
const tallShare = 0.62;

/** As many as the words say, of the first motif: on the ground, or in the air. */
export function listCounted(count: number, isStanding: boolean, tall: boolean): Spot[] {
  const spots = (isStanding ? grounded : afloat)[count] ?? [];
  return spots.map(([x, y, scale, turn]) => [x, y, tall ? scale * tallShare : scale, turn]);
}

/** The ends of as many threads, from the sides to the middle. */
export function listHung(count: number, tall: boolean): Spot[] {
  const xs = [0.08, 0.92, 0.23, 0.77, 0.36].slice(0, count);
  return xs.map((x, at) => [
    x,
    [0.27, 0.27, 0.15, 0.15, 0.1][at] ?? 0.1,
    (tall ? 0.6 : 1) * (at < 2 ? 1.1 : 0.75),
    0,
  ]);
}
