import type { Reply } from '../reply.ts';
import { growParty } from '../reply/reply-rules.ts';
import { countSeats } from '../reply/seat-rules.ts';

/**
 * The newer of two replies that become one, with the better seat of both (behaviour 19.14): seats before the waiting
 * list, else the number on the list that came first. A party that keeps seats grows only into free ones. `free` counts
 * the seats that nobody has.
 */
export function keepSeat(newer: Reply, older: Reply, free: number): Reply {
  if (newer.answer !== 'yes' || older.answer !== 'yes' || newer.waiting === null) return newer;
  if (older.waiting !== null) return { ...newer, waiting: Math.min(newer.waiting, older.waiting) };
  const seated = { ...newer, waiting: null, promotedAt: older.promotedAt };
  return growParty({ reply: seated, problems: [] }, older, free + countSeats(older)).reply;
}
