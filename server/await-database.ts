import { setTimeout } from 'node:timers/promises';

import type { MigrationBackup } from '#app/platform/db/backup/before-migration.server.ts';
import { type DatabaseSettings, migrateDatabase } from '#app/platform/db/client.server.ts';
import { isUnavailable } from '#app/platform/db/dialects.server.ts';
import type { Log } from '#app/platform/log.server.ts';

import { explainDatabaseError } from './start-error.ts';

const firstPauseMs = 250;
const longestPauseMs = 10_000;

export interface DatabaseWait {
  isReady: () => boolean;
  /** Settles after the first attempt. Rejects with a `StartError` when a retry would not help. */
  tried: Promise<unknown>;
  /** Resolves when the database is ready or `stop` was called. Rejects like `tried`, also for a later attempt. */
  ready: Promise<unknown>;
  stop(): void;
}

export const openedDatabase: DatabaseWait = {
  isReady: () => true,
  tried: Promise.resolve(),
  ready: Promise.resolve(),
  stop() {},
};

/** Retries a PostgreSQL server that cannot be reached, with growing delays, and logs this once. */
export function awaitDatabase(settings: DatabaseSettings, log: Log): DatabaseWait {
  const stopped = new AbortController();
  let isReady = false;

  async function attempt(): Promise<unknown> {
    try {
      await migrateDatabase(settings, (backup) => logBackup(log, backup));
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

function logBackup(log: Log, backup: MigrationBackup): void {
  if ('none' in backup) log.warn('no backup before the migration', { reason: backup.none });
  else log.info('backed up before the migration', { ...backup });
}
