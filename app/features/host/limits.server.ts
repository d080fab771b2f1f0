import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Attempts in a window, per key. */
export interface Limit {
  /** Counts one attempt; false once the key has had too many (decisions §5). */
  allow(key: string): Promise<boolean>;
  /** Forgets the key's attempts. */
  forget(key: string): Promise<void>;
}

export interface Limits {
  /** Per network address: log-ins, sign-ups and recoveries together. */
  authByAddress: Limit;
  /** Per username: failed log-ins and recoveries, wherever they come from. */
  authByUsername: Limit;
  /** Per network address: place look-ups, which cost the provider's quota. */
  placesByAddress: Limit;
}

function memoryLimit(points: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
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
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

export function createLimits(): Limits {
  return {
    authByAddress: memoryLimit(60, 10 * 60),
    authByUsername: memoryLimit(10, 10 * 60),
    placesByAddress: memoryLimit(120, 60),
  };
}
