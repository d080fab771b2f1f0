import { availableParallelism } from 'node:os';

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import type { Db } from '#app/platform/db/client.server.ts';
import { engineOf } from '#app/platform/db/dialects.server.ts';
import { type Gate, createGate } from '#app/platform/gate.server.ts';

import { type Window, shareLimits } from './shared-limits.server.ts';

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
  /** Password hashing: 19 MiB and a thread each. */
  hashing: Gate;
  /** Per network address: place look-ups, which cost the provider's quota. */
  placesByAddress: Limit;
  /** Per network address: what guests send, for every first answer is a row. A party's guests may share one. */
  answersByAddress: Limit;
}

const windowSeconds = 10 * 60;
const attemptsPerAddress = 60;
const failuresPerUsername = 10;
const lookUpsPerMinute = 120;
const answersPerMinute = 120;

// Node's thread pool has four threads, which files and look-ups need too; and one core is for all the rest.
const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1));
const hashesWaiting = 30;

/** Counts in this process alone. */
function memoryLimit(window: Window): Limit {
  const limiter = new RateLimiterMemory(window);
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

/**
 * The limits of this process, or, over a database that processes share, of all of them together. What a process
 * may do at once, such as hashing, is always its own.
 */
export function createLimits(db?: Db): Limits {
  const make = db && engineOf(db) === 'postgres' ? shareLimits(db) : memoryLimit;
  const limit = (keyPrefix: string, points: number, duration: number) =>
    make({ keyPrefix, points, duration });
  return {
    authByAddress: limit('auth-address', attemptsPerAddress, windowSeconds),
    authByUsername: limit('auth-username', failuresPerUsername, windowSeconds),
    hashing: createGate(hashesAtOnce, hashesWaiting),
    placesByAddress: limit('places', lookUpsPerMinute, 60),
    answersByAddress: limit('answers', answersPerMinute, 60),
  };
}
