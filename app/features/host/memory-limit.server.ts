import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import type { Limit, LimitRule } from './limit.ts';

/** Creates a limit that counts in the memory of this process. */
export function createMemoryLimit(rule: LimitRule): Limit {
  const limiter = new RateLimiterMemory(rule);
  return {
    async allow(key) {
      try {
        await limiter.consume(key);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    async refund(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}
