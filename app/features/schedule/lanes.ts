import { type ActivityWindow, timeLabel } from './rules.ts';
import type { Activity } from './schema.ts';

/** A handle's box in CSS pixels, the target's least size included. */
export const handleSize = 44;
/** Deeper than this the handles of a crowd pile up; the list beneath still shows each. */
export const maxLanes = 6;
/** From this track width on, names hang beside the handles; narrower, the list beneath holds them. */
export const labelsFrom = 440;
const longestLabel = 168;
const labelPadding = 14;

export interface Hanging {
  /** 0 is next to the string; each further lane hangs one row lower. */
  lane: number;
  /** The label's room in pixels, or 0 when the handle hangs without one. */
  labelWidth: number;
  /** True when it found no lane of its own and shares the lowest one. */
  piled: boolean;
}

const onPile: Hanging = { lane: maxLanes - 1, labelWidth: 0, piled: true };

/** Roughly the width of small text in pixels; letters of East Asian scripts and pictures count double. */
function textWidth(words: string): number {
  return Array.from(words).reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x10ff ? 15 : 7.5),
    0,
  );
}

function labelWidthOf(activity: Activity): number {
  const words = Math.max(textWidth(activity.name), textWidth(timeLabel(activity.time)));
  return Math.min(longestLabel, words + labelPadding);
}

/** Where a minute lies along a track of `width` pixels. */
export function toPixels(minutes: number, { start, end }: ActivityWindow, width: number): number {
  return ((minutes - start) / (end - start)) * width;
}

/** True when a label of the given width would leave the track's end and must stand before its handle. */
export function standsBefore(x: number, labelWidth: number, width: number): boolean {
  return x + labelWidth > width;
}

interface Placed {
  x: number;
  lane: number;
  /** What the handle and its label cover, in pixels along the track. */
  from: number;
  to: number;
}

type Piece = Omit<Placed, 'lane'>;

function pieceAt(x: number, labelWidth: number, width: number): Piece {
  const half = handleSize / 2;
  return standsBefore(x, labelWidth, width)
    ? { x, from: x - half - labelWidth, to: x + half }
    : { x, from: x - half, to: x + half + labelWidth };
}

function touches(one: Piece, other: Piece): boolean {
  return one.from < other.to && other.from < one.to;
}

/** True when the upper piece's label would lie across the lower one's thread. */
function covers(upper: Piece, lower: Piece): boolean {
  const clear = handleSize / 2;
  return lower.x > upper.from && lower.x < upper.to && Math.abs(lower.x - upper.x) > clear;
}

/** The first lane with room for the piece, if possible one where no label lies across a thread. */
function freeLane(piece: Piece, placed: readonly Placed[]): number | undefined {
  const lanes = Array.from({ length: maxLanes }, (_, lane) => lane).filter((lane) =>
    placed.every((other) => other.lane !== lane || !touches(piece, other)),
  );
  const clear = lanes.find((lane) =>
    placed.every((other) =>
      other.lane > lane ? !covers(piece, other) : other.lane === lane || !covers(other, piece),
    ),
  );
  return clear ?? lanes[0];
}

interface Wish {
  labelWidth: number;
  piece: Piece;
}

/**
 * Orders in which lanes can be given. Neighbours whose labels stand after them form a staircase when taken
 * from right to left, those whose labels stand before them from left to right, so that each label hangs
 * beneath the threads it would cross; which of the two kinds comes first depends on the plan.
 */
function placingOrders(wishes: readonly Wish[]): number[][] {
  const indexes = wishes.map((_, index) => index);
  const xOf = (index: number) => wishes[index]?.piece.x ?? 0;
  const isBefore = (index: number) => {
    const piece = wishes[index]?.piece;
    return piece !== undefined && piece.x - piece.from > piece.to - piece.x;
  };
  const before = indexes.filter(isBefore);
  const after = indexes
    .filter((index) => !isBefore(index))
    .toSorted((one, other) => xOf(other) - xOf(one) || one - other);
  return [[...after, ...before], [...before, ...after], indexes];
}

type Arrangement = { hangings: Hanging[]; cost: number };

/** Hangs everything in the given order. The cost counts lost labels, crossed threads, and last the depth. */
function arrange(wishes: readonly Wish[], order: readonly number[], width: number): Arrangement {
  const placed: Placed[] = [];
  const hangings: Hanging[] = wishes.map(() => onPile);
  let lost = 0;
  for (const index of order) {
    const wish = wishes[index];
    if (!wish) continue;
    const bare = { labelWidth: 0, piece: pieceAt(wish.piece.x, 0, width) };
    for (const { labelWidth, piece } of [wish, bare]) {
      const lane = freeLane(piece, placed);
      if (lane === undefined) continue;
      placed.push({ ...piece, lane });
      hangings[index] = { lane, labelWidth, piled: false };
      break;
    }
    if (hangings[index]?.labelWidth !== wish.labelWidth) lost += 1;
  }
  const crossed = placed.flatMap((upper) =>
    placed.filter((lower) => lower.lane > upper.lane && covers(upper, lower)),
  ).length;
  const depth = Math.max(0, ...placed.map(({ lane }) => lane));
  return { hangings, cost: (lost * 1000 + crossed) * maxLanes + depth };
}

/**
 * Where each activity hangs on a track of `width` pixels, by its place in the given order: handles and
 * labels of one lane never touch. A crowd that no lane can take piles up in the lowest one, without labels.
 */
export function hangActivities(
  activities: readonly Activity[],
  window: ActivityWindow,
  width: number,
): Hanging[] {
  const wishes = activities.map((activity) => {
    const labelWidth = width >= labelsFrom ? labelWidthOf(activity) : 0;
    const x = toPixels(activity.time, window, width);
    return { labelWidth, piece: pieceAt(x, labelWidth, width) };
  });
  return placingOrders(wishes)
    .map((order) => arrange(wishes, order, width))
    .reduce((best, other) => (other.cost < best.cost ? other : best)).hangings;
}
