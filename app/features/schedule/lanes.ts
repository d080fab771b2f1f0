import { type ActivityWindow, formatMinutes } from './rules.ts';
import type { Activity } from './schema.ts';

/** The size of a handle in CSS pixels, including the minimum target size. */
export const handleSize = 44;
/** Further handles overlap in the last lane; the list beneath still shows each of them. */
export const maxLanes = 6;
const longestLabel = 168;
const labelPadding = 14;

export interface LanePlace {
  /** Lane 0 is next to the string. Each further lane is one row lower. */
  lane: number;
  /** In pixels; 0 means no label. */
  labelWidth: number;
  /** True when there was no free lane, so it overlaps others in the last one. */
  piled: boolean;
}

const onPile: LanePlace = { lane: maxLanes - 1, labelWidth: 0, piled: true };

/** Roughly the width of small text in pixels; letters of East Asian scripts and pictures count double. */
function textWidth(words: string): number {
  return Array.from(words).reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x10ff ? 15 : 7.5),
    0,
  );
}

/** At most half of the track, so that a label fits on one side of its handle wherever the handle is. */
function labelWidthOf(activity: Activity, width: number): number {
  const words = Math.max(textWidth(activity.name), textWidth(formatMinutes(activity.time)));
  return Math.min(longestLabel, width / 2, words + labelPadding);
}

export function toPixels(minutes: number, { start, end }: ActivityWindow, width: number): number {
  return ((minutes - start) / (end - start)) * width;
}

/** A label that would pass the track's end is drawn before its handle. */
export function isLabelBefore(x: number, labelWidth: number, width: number): boolean {
  return x + labelWidth > width;
}

interface Placed {
  x: number;
  lane: number;
  from: number;
  to: number;
}

type Piece = Omit<Placed, 'lane'>;

function pieceAt(x: number, labelWidth: number, width: number): Piece {
  const half = handleSize / 2;
  return isLabelBefore(x, labelWidth, width)
    ? { x, from: x - half - labelWidth, to: x + half }
    : { x, from: x - half, to: x + half + labelWidth };
}

function touches(one: Piece, other: Piece): boolean {
  return one.from < other.to && other.from < one.to;
}

/** True when the upper piece's label would cross the lower piece's thread. */
function covers(upper: Piece, lower: Piece): boolean {
  const clear = handleSize / 2;
  return lower.x > upper.from && lower.x < upper.to && Math.abs(lower.x - upper.x) > clear;
}

/** The first lane with room for the piece, if possible one where no label crosses a thread. */
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

interface LabeledPiece {
  labelWidth: number;
  piece: Piece;
}

/**
 * Neighbors with labels after their handles form a staircase when assigned from right to left, those with labels
 * before them from left to right: each label then hangs below the threads it would cross. Which group goes first
 * depends on the plan.
 */
function placingOrders(wishes: readonly LabeledPiece[]): number[][] {
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

type Arrangement = { hangings: LanePlace[]; cost: number };

/** Assigns lanes in the given order. The cost counts missing labels, then crossed threads, then depth. */
function arrange(
  wishes: readonly LabeledPiece[],
  order: readonly number[],
  width: number,
): Arrangement {
  const placed: Placed[] = [];
  const hangings: LanePlace[] = wishes.map(() => onPile);
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
 * Handles and labels in one lane never touch. Activities that fit in no lane overlap in the last one, without labels.
 */
export function assignLanes(
  activities: readonly Activity[],
  window: ActivityWindow,
  width: number,
): LanePlace[] {
  const wishes = activities.map((activity) => {
    const labelWidth = labelWidthOf(activity, width);
    const x = toPixels(activity.time, window, width);
    return { labelWidth, piece: pieceAt(x, labelWidth, width) };
  });
  return placingOrders(wishes)
    .map((order) => arrange(wishes, order, width))
    .reduce((best, other) => (other.cost < best.cost ? other : best)).hangings;
}
