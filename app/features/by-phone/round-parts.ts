import type { RoundGuest } from './schema.ts';

/** From so many guests on, dashes would be too short. */
export const dashesBelow = 25;
/** Pennants of the end's garland; more guests share them. */
const mostPennants = 26;
const shownBefore = 2;
const shownInQueue = 9;
const shownAtEnd = 3;
const mostSkipped = 10;

const isReached = ({ state }: RoundGuest) => state === 'told' || state === 'answered';

/** The guests around the one at this place, from 1, and how many come before and after (behaviour 48.8). */
export function windowQueue(guests: readonly RoundGuest[], current: string) {
  const at = Math.max(
    0,
    guests.findIndex(({ id }) => id === current),
  );
  const start = Math.max(0, Math.min(at - shownBefore, guests.length - shownInQueue));
  const shown = guests.slice(start, start + shownInQueue);
  return { before: start, shown, after: guests.length - start - shown.length };
}

/** The list at the end: who was skipped first, then whoever was told, the rest folded (behaviour 48.6). */
export function orderEnd(guests: readonly RoundGuest[]) {
  const skipped = guests.filter(({ state }) => state === 'skipped');
  const told = guests.filter(({ state }) => state === 'told');
  const rest = guests.filter(({ state }) => state !== 'skipped' && state !== 'told');
  const all = [...skipped, ...told, ...rest];
  const count = Math.max(shownAtEnd, Math.min(skipped.length, mostSkipped));
  // A fold for one guest would save nothing.
  const cut = all.length === count + 1 ? all.length : count;
  return { shown: all.slice(0, cut), folded: all.slice(cut) };
}

/** One pennant for each guest, false for a missing one; beyond 26 guests a pennant stands for several. */
export function hangPennants(
  guests: readonly RoundGuest[],
  size: number,
  reached: number,
): boolean[] {
  if (size <= mostPennants) return guests.map(isReached);
  const hung =
    reached === size
      ? mostPennants
      : Math.min(mostPennants - 1, Math.round((reached / size) * mostPennants));
  return Array.from({ length: mostPennants }, (_, index) => index < hung);
}
