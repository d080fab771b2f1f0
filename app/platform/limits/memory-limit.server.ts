import { type Clock, readSystemClock } from '../clock.ts';
import type { Limit, LimitRule } from './limit.ts';

/** Beyond this many keys, the half that came first is forgotten. */
const mostKeys = 100_000;

/**
 * A window is one number, which takes a quarter of an object's memory: its end in epoch milliseconds, and its points.
 */
const scale = 1024;
const endOf = (window: number) => Math.floor(window / scale);
const pointsOf = (window: number) => window % scale;

/** Throws if the rule has more points than a window holds. */
export function createMemoryLimit(
  { points, duration }: LimitRule,
  clock: Clock = readSystemClock,
): Limit {
  if (points >= scale) throw new Error(`A limit of ${points} points cannot be counted.`);
  const length = duration * 1000;
  // By key. Each map is forgotten as a whole, because a map in which many first keys were deleted is slow to iterate.
  let recent = new Map<string, number>();
  let older = new Map<string, number>();
  /** When the first window of `recent` began. Those of `older` began before. */
  let turned = 0;

  const find = (key: string) => recent.get(key) ?? older.get(key) ?? 0;

  function change(key: string, window: number): void {
    (recent.has(key) ? recent : older).set(key, window);
  }

  function begin(key: string, now: number): void {
    if (recent.size >= mostKeys / 2 || now >= turned + length) {
      older = recent;
      recent = new Map();
      turned = now;
    }
    older.delete(key);
    // A copy, because a string that was put together keeps its parts: 50 bytes of a key more.
    const copy = Buffer.from(key).toString();
    recent.set(copy, (now + length) * scale + 1);
  }

  return {
    async allow(key) {
      const now = clock();
      const open = find(key);
      if (endOf(open) <= now) begin(key, now);
      else if (pointsOf(open) >= points) return false;
      else change(key, open + 1);
      return true;
    },
    async refund(key) {
      const open = find(key);
      if (pointsOf(open) > 0) change(key, open - 1);
    },
    async forget(key) {
      recent.delete(key);
      older.delete(key);
    },
  };
}
