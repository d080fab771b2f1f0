import { type Clock, readSystemClock } from '#app/platform/clock.ts';

import type { Limit, LimitRule } from './limit.ts';

/** How many keys a limit remembers; beyond them, the one that came first is forgotten. */
const mostKeys = 100_000;

interface Window {
  points: number;
  /** In epoch milliseconds. */
  end: number;
}

/** Creates a limit that counts in the memory of this process. */
export function createMemoryLimit(
  { points, duration }: LimitRule,
  clock: Clock = readSystemClock,
): Limit {
  /** By key. All windows of a limit are equally long, so they end in the order in which they began. */
  const windows = new Map<string, Window>();

  function dropOld(now: number): void {
    for (const [key, { end }] of windows) {
      if (end > now && windows.size <= mostKeys) return;
      windows.delete(key);
    }
  }

  return {
    async allow(key) {
      const now = clock();
      const open = windows.get(key);
      if (open && open.end > now) {
        if (open.points >= points) return false;
        open.points += 1;
        return true;
      }
      windows.delete(key);
      // A copy, because a string that was put together keeps its parts: 50 bytes of a key more.
      const copy = Buffer.from(key).toString();
      windows.set(copy, { points: 1, end: now + duration * 1000 });
      dropOld(now);
      return true;
    },
    async refund(key) {
      const open = windows.get(key);
      if (open && open.points > 0) open.points -= 1;
    },
    async forget(key) {
      windows.delete(key);
    },
  };
}
