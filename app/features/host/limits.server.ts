import { availableParallelism } from 'node:os';

import { CompiledQuery } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';

import type { Db } from '#app/platform/db/client.server.ts';
import { engineOf } from '#app/platform/db/dialects.server.ts';

import { type Gate, createGate } from './gate.server.ts';

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

interface Window {
  points: number;
  /** Seconds. */
  duration: number;
  keyPrefix: string;
}

function limitBy(limiter: RateLimiterAbstract): Limit {
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

/** Counts in the table `attempts`. Whoever has had too many is then refused from memory, until the window ends. */
function sharedLimiter(db: Db, window: Window): RateLimiterAbstract {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  };
  return new RateLimiterPostgres({
    ...window,
    storeClient: { query },
    storeType: 'client',
    tableName: 'attempts',
    tableCreated: true,
    // One of those that count in the table clears it for all of them.
    clearExpiredByTimeout: window.keyPrefix === 'answers',
    inMemoryBlockOnConsumed: window.points,
  });
}

/**
 * The limits of this process, or, over a database that processes share, of all of them together. What a process
 * may do at once, such as hashing, is always its own.
 */
export function createLimits(db?: Db): Limits {
  const shared = db && engineOf(db) === 'postgres' ? db : null;
  const limit = (keyPrefix: string, points: number, duration: number) => {
    const window = { keyPrefix, points, duration };
    return limitBy(shared ? sharedLimiter(shared, window) : new RateLimiterMemory(window));
  };
  return {
    authByAddress: limit('auth-address', attemptsPerAddress, windowSeconds),
    authByUsername: limit('auth-username', failuresPerUsername, windowSeconds),
    hashing: createGate(hashesAtOnce, hashesWaiting),
    placesByAddress: limit('places', lookUpsPerMinute, 60),
    answersByAddress: limit('answers', answersPerMinute, 60),
  };
}
