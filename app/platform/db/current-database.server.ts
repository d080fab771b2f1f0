import { existsSync } from 'node:fs';

import { type Db, type DatabaseSettings, connectDatabase } from './client.server.ts';
import { getDatabaseFile, isUnavailable } from './dialects.server.ts';
import { compareMigrations } from './migrations.server.ts';

const beforeStart = 'There is no database of this release yet. Start Festoon first.';
const newer = 'The database is newer than this release of Festoon.';

/**
 * The database of a server that has started, for a command beside it: makes and migrates nothing. A sentence for one
 * that the server has yet to prepare, or that a later release has.
 */
export async function openCurrentDatabase(settings: DatabaseSettings): Promise<Db | string> {
  const isThere = settings.DATABASE_URL || existsSync(getDatabaseFile(settings.DATA_DIR));
  if (!isThere) return beforeStart;
  const db = connectDatabase({ ...settings, DATABASE_POOL_SIZE: 1 });
  const problem = await findProblem(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  if (problem === null) return db;
  await db.destroy();
  return problem;
}

async function findProblem(db: Db): Promise<string | null> {
  try {
    const { unknown, missing } = await compareMigrations(db);
    if (unknown.length > 0) return newer;
    return missing.length > 0 ? beforeStart : null;
  } catch (error) {
    if (isUnavailable(error) || !isMissingTable(error)) throw error;
    return beforeStart;
  }
}

const isMissingTable = (error: unknown) =>
  error instanceof Error && /no such table|relation .* does not exist/.test(error.message);
