import { setTimeout } from 'node:timers/promises';

import { type DatabaseSettings, migrateDatabase } from '#app/platform/db/client.server.ts';
import { isUnavailable } from '#app/platform/db/dialects.server.ts';
import type { Log } from '#app/platform/log.server.ts';

import { explainDatabaseError } from './start-error.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;

/** A database that is being connected and migrated. */
export interface DatabaseWait {
  /** True once the database is reached and migrated. */
  isReady: () => boolean;
  /** Resolves after the first attempt, successful or not. Rejects with a `StartError` when a retry would not help. */
  tried: Promise<unknown>;
  /** Resolves when the database is ready or `stop` was called. Rejects like `tried`, also for a later attempt. */
  ready: Promise<unknown>;
  /** Stops the retries. */
  stop(): void;
}

/** For a database that is already open. */
export const openedDatabase: DatabaseWait = {
  isReady: () => true,
  tried: Promise.resolve(),
  ready: Promise.resolve(),
  stop() {},
};

/**
 * Connects to and migrates the database. Retries a PostgreSQL server that cannot be reached, with growing delays,
 * and logs this once. The embedded database is not retried.
 */
export function awaitDatabase(settings: DatabaseSettings, log: Log): DatabaseWait {
  const stopped = new AbortController();
  let isReady = false;

  /** Returns the error of a failure that a retry may cure. */
  async function attempt(): Promise<unknown> {
    try {
      await migrateDatabase(settings);
      isReady = true;
      return null;
    } catch (error) {
      if (settings.DATABASE_URL && isUnavailable(error)) return error;
      throw explainDatabaseError(error, settings);
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
  // Callers await only one of the promises, and not at once: without this, a rejection would be unhandled.
  for (const promise of [tried, ready]) promise.catch(() => {});
  return { isReady: () => isReady, tried, ready, stop: () => stopped.abort() };
}
