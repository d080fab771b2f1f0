import { type Dialect, Kysely } from 'kysely';

import { createPostgresDialect, createSqliteDialect } from './dialects.server.ts';
import { migrate } from './migrations.server.ts';
import type { PostgresSettings } from './postgres.server.ts';
import type { Database } from './schema.server.ts';
import type { SqliteOptions } from './sqlite-dialect.server.ts';

export type Db = Kysely<Database>;

/** PostgreSQL when a URL is given, else SQLite in `DATA_DIR`. */
export type DatabaseSettings = Omit<PostgresSettings, 'DATABASE_URL'> & {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
};

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

/** Without a time limit, because a migration may take longer than any request. */
export async function migrateDatabase(settings: DatabaseSettings): Promise<void> {
  const { DATABASE_QUERY_TIMEOUT: _, ...patient } = settings;
  const db = await openDialect(dialectOf({ ...patient, DATABASE_POOL_SIZE: 1 }));
  await db.destroy();
}

export async function openDialect(dialect: Dialect): Promise<Db> {
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db as Kysely<unknown>);
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
