import { setTimeout } from 'node:timers/promises';

import { type DatabaseSettings, migrateDatabase } from '#app/platform/db/client.server.ts';
import { isUnavailable } from '#app/platform/db/dialects.server.ts';
import type { Log } from '#app/platform/log.server.ts';

import { databaseError } from './start-error.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;

/** A database on its way to this release's tables. */
export interface Awaited {
  /** True once it has been reached and has this release's tables. */
  isReady: () => boolean;
  /**
   * Resolves after the first attempt, successful or not; rejects with a `StartError` when it met something that
   * waiting does not cure.
   */
  tried: Promise<unknown>;
  /** Resolves once it is ready, or waiting was stopped; rejects like `tried`, also at a later attempt. */
  ready: Promise<unknown>;
  /** Ends the waiting. */
  stop(): void;
}

/** A database that is there already. */
export const present: Awaited = {
  isReady: () => true,
  tried: Promise.resolve(),
  ready: Promise.resolve(),
  stop() {},
};

/**
 * Reaches and migrates the database. A PostgreSQL server that is not there yet is asked again and again with
 * growing pauses, and the log says so once; the embedded database is there or cannot be had.
 */
export function awaitDatabase(settings: DatabaseSettings, log: Log): Awaited {
  const stopped = new AbortController();
  let isReady = false;

  /** Returns what was in the way if it may pass. */
  async function attempt(): Promise<unknown> {
    try {
      await migrateDatabase(settings);
      isReady = true;
      return null;
    } catch (error) {
      if (settings.DATABASE_URL && isUnavailable(error)) return error;
      throw databaseError(error, settings);
    }
  }

  async function insist(obstacle: unknown): Promise<void> {
    if (obstacle === null) return;
    const reason = obstacle instanceof Error ? obstacle.message : obstacle;
    log.warn('waiting for the database', { reason });
    for (let pause = firstPauseMs; !isReady; pause = Math.min(2 * pause, longestPauseMs)) {
      await setTimeout(pause, undefined, stopped);
      await attempt();
    }
  }

  const tried = attempt();
  const ready = tried.then(insist).catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error;
  });
  // Whoever starts the server listens to one of them, and not at once.
  for (const promise of [tried, ready]) promise.catch(() => {});
  return { isReady: () => isReady, tried, ready, stop: () => stopped.abort() };
}
