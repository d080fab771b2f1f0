import { countSeatsOf } from '#app/features/rsvp/reply/seat-rules.ts';

import type { Before, ReplyRecord } from './undo-store.server.ts';

/** Compared number by number. */
type Place = readonly number[];

const seatsOf = (row: ReplyRecord | null) =>
  row === null || row.waiting !== null ? 0 : countSeatsOf(row);

/** Parties that had seats before those that waited, each in its own order. */
const inLine = (row: ReplyRecord | null | undefined) => [row?.waiting ?? 0, row?.created_at ?? 0];

/**
 * When a kept row is put back, if a change is undone a part at a time: a guest before the mail about the guest, and what
 * frees seats before what takes them (behaviour 33.22).
 */
export function findPlace(one: Before): Place {
  switch (one.kind) {
    case 'guest':
      return one.rsvps ? [0, ...inLine(one.rsvps[0])] : [1];
    case 'mail':
      return [2];
    case 'reply':
      return [3, seatsOf(one.before) - seatsOf(one.after), ...inLine(one.before)];
    case 'label':
    case 'told':
    case 'language':
      return [4];
  }
}

export function comparePlaces(one: Place, other: Place): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
