import { type Dialect, Kysely } from 'kysely';

import {
  type MigrationBackup,
  type MigrationBackupSettings,
  backUpBeforeMigration,
} from './backup/before-migration.server.ts';
import { noteBackup } from './backup/last-backup.server.ts';
import { createPostgresDialect, createSqliteDialect } from './dialects.server.ts';
import { migrate } from './migrations.server.ts';
import type { PostgresSettings } from './postgres.server.ts';
import type { Database } from './schema.server.ts';
import type { SqliteOptions } from './sqlite-dialect.server.ts';

export type Db = Kysely<Database>;

/** PostgreSQL when a URL is given, else SQLite in `DATA_DIR`. */
export type DatabaseSettings = Omit<PostgresSettings, 'DATABASE_URL'> & MigrationBackupSettings;

function dialectOf(
  { DATABASE_URL, ...settings }: DatabaseSettings,
  options: SqliteOptions = {},
): Dialect {
  return DATABASE_URL
    ? createPostgresDialect({ ...settings, DATABASE_URL })
    : createSqliteDialect(settings.DATA_DIR, options);
}

/** Nothing is sent to the database yet, so it may not exist. */
export function connectDatabase(settings: DatabaseSettings, options?: SqliteOptions): Db {
  return new Kysely<Database>({ dialect: dialectOf(settings, options) });
}

/**
 * Without a time limit, because a migration may take longer than any request. A database that is not new is backed up
 * before; `report` gets to know what became of that.
 */
export async function migrateDatabase(
  settings: DatabaseSettings,
  report: (backup: MigrationBackup) => void = () => {},
): Promise<void> {
  const { DATABASE_QUERY_TIMEOUT: _, ...patient } = settings;
  let backup: MigrationBackup | undefined;
  const db = await openDialect(
    dialectOf({ ...patient, DATABASE_POOL_SIZE: 1 }),
    async (migration) => {
      backup = await backUpBeforeMigration(settings, migration);
      report(backup);
    },
  );
  try {
    if (backup && 'file' in backup) await noteBackup(db, Date.now());
  } finally {
    await db.destroy();
  }
}

export async function openDialect(
  dialect: Dialect,
  prepare?: (migration: string) => Promise<void>,
): Promise<Db> {
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db as Kysely<unknown>, prepare);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

export async function openDatabase(settings: DatabaseSettings): Promise<Db> {
  await migrateDatabase(settings);
  return connectDatabase(settings);
}
