import { LRUCache } from 'lru-cache';

import type { Clock } from '#app/platform/clock.ts';

interface ThrottleOptions {
  clock: Clock;
  wait: (milliseconds: number) => Promise<void>;
  /** Milliseconds between two slots. */
  interval: number;
  /** The longest wait for a slot in milliseconds. */
  maxWait: number;
}

interface Waiting {
  visitor: string;
  /** The number of the visitor's previous slot; 0 without one. */
  lastTurn: number;
  settle: (granted: boolean) => void;
}

/** How many visitors' previous slots are remembered. */
const mostRemembered = 10_000;

/**
 * Grants at most one slot per interval; false when the wait would be too long. Each visitor has one place in the queue,
 * for the newest request, and the longest without a slot goes first (behaviour 10.27).
 */
export function createThrottle({ clock, wait, interval, maxWait }: ThrottleOptions) {
  const mostWaiting = Math.floor(maxWait / interval);
  const lastTurns = new LRUCache<string, number>({ max: mostRemembered });
  let queue: Waiting[] = [];
  let turns = 0;
  let next = Number.NEGATIVE_INFINITY;
  let isServing = false;

  const serve = async () => {
    isServing = true;
    while (queue.length > 0) {
      const now = clock();
      if (next > now) await wait(next - now);
      const first = queue.shift();
      if (!first) break;
      next = Math.max(clock(), next) + interval;
      turns += 1;
      lastTurns.set(first.visitor, turns);
      first.settle(true);
    }
    isServing = false;
  };

  return (visitor: string): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const lastTurn = lastTurns.get(visitor) ?? 0;
    const isOwn = (one: Waiting) => one.visitor === visitor;
    for (const older of queue.filter(isOwn)) older.settle(false);
    const others = queue.filter((one) => !isOwn(one));
    queue = [...others, { visitor, lastTurn, settle: resolve }].toSorted(
      (one, other) => one.lastTurn - other.lastTurn,
    );
    if (!isServing) void serve();
    while (queue.length > mostWaiting) queue.pop()?.settle(false);
    return promise;
  };
}
