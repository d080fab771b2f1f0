import { LRUCache } from 'lru-cache';

import type { Clock } from '#app/platform/clock.ts';
import { type Result, succeed } from '#app/platform/result.ts';

import type { PlaceAnswer } from '../port.ts';
import { createSingleFlight } from './single-flight.ts';

interface AnswerCacheOptions {
  clock: Clock;
  /** Milliseconds until an answer expires. */
  lifetime: number;
  /** The most answers kept. */
  most: number;
}

/** A cache of successful answers by key. Concurrent requests for one key share one answer. */
export function createAnswerCache<Value>({ clock, lifetime, most }: AnswerCacheOptions) {
  const cache = new LRUCache<string, Extract<Result<Value, never>, { ok: true }>>({
    max: most,
    ttl: lifetime,
    // Reads the clock on every lookup, so that tests can control it.
    ttlResolution: 0,
    perf: { now: clock },
  });
  const share = createSingleFlight<PlaceAnswer<Value>>();

  return async (
    key: string,
    question: () => Promise<PlaceAnswer<Value>>,
  ): Promise<PlaceAnswer<Value>> => {
    const known = cache.get(key);
    if (known) return known;
    return share(key, async () => {
      const answer = await question();
      if (answer.ok) cache.set(key, succeed(answer.value));
      return answer;
    });
  };
}
