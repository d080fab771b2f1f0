import type { AnswerSettings } from '#app/features/invite/schema.ts';
import { type Days, isPast } from '#app/features/schedule/past.ts';

import type { Answer } from '../reply.ts';

/** What happens to a yes without a place. Nobody waits for a place at an event that is over (behaviour 25.45). */
export function findWhenFull(
  { whenFull, ...days }: Pick<AnswerSettings, 'whenFull'> & Days,
  now: number,
): AnswerSettings['whenFull'] {
  return isPast(days, now) ? 'closed' : whenFull;
}

/** How many people a reply brings: those who come, and their companions. */
export function countPlaces({
  answer,
  people,
  extra,
}: {
  answer: Answer;
  people: Readonly<Record<string, Answer>> | null;
  extra: number;
}): number {
  if (answer !== 'yes') return 0;
  if (people === null) return 1 + extra;
  return Object.values(people).filter((one) => one === 'yes').length + extra;
}

/** A party on the waiting list. */
export interface WaitingParty {
  id: string;
  /** Its place on the list, in order of arrival. */
  waiting: number;
  places: number;
}

/**
 * The parties that get the free places: in the order of the list, each that fits in what is left. A party is never
 * split, so a smaller one may get places before a larger one that keeps waiting (behaviour 25.12).
 */
export function choosePromoted<Waiting extends WaitingParty>(
  list: readonly Waiting[],
  free: number,
): Waiting[] {
  let left = free;
  return list
    .toSorted((one, other) => one.waiting - other.waiting)
    .filter(({ places }) => {
      if (places > left) return false;
      left -= places;
      return true;
    });
}

/**
 * For parties that are restored after a removal, by id: the number on the waiting list, or null for a party that gets
 * places again. Parties that had places come first, then those that waited, each in order of arrival. Who waited waits
 * again; whether they get places now is decided for the whole list (`promoteWaiting`).
 */
export function seatReturning(
  parties: readonly { id: string; places: number; waiting: number | null; created_at: number }[],
  { free, next }: { free: number; next: number },
): Map<string, number | null> {
  let [left, number] = [free, next];
  const inOrder = parties.toSorted(
    (one, other) => (one.waiting ?? 0) - (other.waiting ?? 0) || one.created_at - other.created_at,
  );
  const seats = inOrder.map(({ id, places, waiting }) => {
    if (places === 0 || (waiting === null && places <= left)) {
      left -= places;
      return [id, null] as const;
    }
    number += 1;
    return [id, number - 1] as const;
  });
  return new Map(seats);
}
