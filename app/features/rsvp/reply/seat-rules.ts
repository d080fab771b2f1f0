import type { AnswerSettings } from '#app/features/invite/schema.ts';
import { type Days, isPast } from '#app/features/schedule/past.ts';

import type { Answer, Reply } from '../reply.ts';

/** What happens to a yes without a seat. After the event nobody waits (behaviour 25.45). */
export function findWhenFull(
  { whenFull, ...days }: Pick<AnswerSettings, 'whenFull'> & Days,
  now: number,
): AnswerSettings['whenFull'] {
  return isPast(days, now) ? 'closed' : whenFull;
}

/** The people who come, and their companions. */
export function countSeats({
  answer,
  people,
  extra,
}: Pick<Reply, 'answer' | 'people' | 'extra'>): number {
  if (answer !== 'yes') return 0;
  if (people === null) return 1 + extra;
  return Object.values(people).filter((one) => one === 'yes').length + extra;
}

/** None on the waiting list. */
export const countTakenBy = (
  reply: Pick<Reply, 'answer' | 'people' | 'extra' | 'waiting'> | null,
) => (reply === null || reply.waiting !== null ? 0 : countSeats(reply));

/** As `countSeats`, of a reply's row. */
export function countSeatsOf(row: {
  answer: Answer;
  yes_count: number | null;
  extra: number;
}): number {
  return row.answer === 'yes' ? (row.yes_count ?? 1) + row.extra : 0;
}

export interface WaitingParty {
  id: string;
  /** The number on the waiting list. */
  waiting: number;
  seats: number;
}

/** `inviteeId` is null on the open link. */
export interface ListedParty extends WaitingParty {
  inviteeId: string | null;
}

/** In the list's order, each party that fits as a whole; a smaller one may precede a larger one (behaviour 25.12). */
export function choosePromoted<Waiting extends WaitingParty>(
  list: readonly Waiting[],
  free: number,
): Waiting[] {
  let left = free;
  return list
    .toSorted((one, other) => one.waiting - other.waiting)
    .filter(({ seats }) => {
      if (seats > left) return false;
      left -= seats;
      return true;
    });
}

/**
 * Seats restored parties: null for a seat, else the number on the waiting list. Parties that had seats come first.
 * Those that waited wait again, until `promoteWaiting` decides for the whole list.
 */
export function seatReturning(
  parties: readonly { id: string; seats: number; waiting: number | null; created_at: number }[],
  { free, next }: { free: number; next: number },
): Map<string, number | null> {
  let [left, number] = [free, next];
  const inOrder = parties.toSorted(
    (one, other) => (one.waiting ?? 0) - (other.waiting ?? 0) || one.created_at - other.created_at,
  );
  const numbers = inOrder.map(({ id, seats, waiting }) => {
    if (seats === 0 || (waiting === null && seats <= left)) {
      left -= seats;
      return [id, null] as const;
    }
    number += 1;
    return [id, number - 1] as const;
  });
  return new Map(numbers);
}
