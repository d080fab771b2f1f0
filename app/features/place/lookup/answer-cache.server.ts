import { LRUCache } from 'lru-cache';

import type { Clock } from '#app/platform/clock.ts';
import { fail } from '#app/platform/result.ts';

import type { PlaceAnswer } from '../port.ts';

interface AnswerCacheOptions {
  clock: Clock;
  /** Milliseconds until an answer expires. */
  lifetime: number;
  /** The most answers kept. */
  most: number;
}

/** A cache of successful answers by key. Concurrent requests for one key share one answer. */
export function createAnswerCache<Value>({ clock, lifetime, most }: AnswerCacheOptions) {
  type Ask = () => Promise<PlaceAnswer<Value>>;
  const cache = new LRUCache<string, PlaceAnswer<Value>, Ask>({
    max: most,
    ttl: lifetime,
    // Reads the clock on every lookup, so that tests can control it.
    ttlResolution: 0,
    perf: { now: clock },
    // Who waits gets the answer even when there is no room to cache it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: ask }) => {
      const answer = await ask();
      return answer.ok ? answer : undefined;
    },
  });
  return async (key: string, ask: Ask): Promise<PlaceAnswer<Value>> =>
    (await cache.fetch(key, { context: ask })) ?? fail('unreachable');
}
