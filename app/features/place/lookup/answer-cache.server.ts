import { LRUCache } from 'lru-cache';

import type { Clock } from '#app/platform/clock.ts';
import { fail } from '#app/platform/result.ts';

import type { PlaceAnswer } from '../port.ts';

interface AnswerCacheOptions {
  clock: Clock;
  /** In milliseconds. */
  lifetime: number;
  most: number;
}

/** Caches successful answers. Concurrent requests for one key share one answer. */
export function createAnswerCache<Value>({ clock, lifetime, most }: AnswerCacheOptions) {
  type Ask = () => Promise<PlaceAnswer<Value>>;
  const cache = new LRUCache<string, PlaceAnswer<Value>, Ask>({
    max: most,
    ttl: lifetime,
    // Reads the clock on every lookup, so that tests can control it.
    ttlResolution: 0,
    perf: { now: clock },
    // Callers get the answer even when there is no room to cache it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: ask }) => {
      const answer = await ask();
      return answer.ok ? answer : undefined;
    },
  });
  return async (key: string, ask: Ask): Promise<PlaceAnswer<Value>> =>
    (await cache.fetch(key, { context: ask })) ?? fail('unreachable');
}
