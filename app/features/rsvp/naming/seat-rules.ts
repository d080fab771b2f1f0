import type { Reply } from '../reply.ts';
import { countPlaces } from '../reply/place-rules.ts';
import { growParty } from '../reply/reply-rules.ts';

/**
 * The newer of two replies that become one, with the better seat of both (behaviour 19.14): places before the waiting
 * list, else the number on the list that came first. A party that keeps places grows only into free ones. `free` counts
 * the places that nobody has.
 */
export function keepSeat(newer: Reply, older: Reply, free: number): Reply {
  if (newer.answer !== 'yes' || older.answer !== 'yes' || newer.waiting === null) return newer;
  if (older.waiting !== null) return { ...newer, waiting: Math.min(newer.waiting, older.waiting) };
  const seated = { ...newer, waiting: null, promotedAt: older.promotedAt };
  return growParty({ reply: seated, problems: [] }, older, free + countPlaces(older)).reply;
}
