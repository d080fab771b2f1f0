import { type Dialect, Kysely } from 'kysely';

import { type Engine, postgresDialect, sqliteDialect } from './dialects.server.ts';
import { migrate } from './migrations.server.ts';
import type { Database } from './schema.server.ts';

export type Db = Kysely<Database>;

/** Opens and migrates the database a dialect leads to. */
export async function openDialect(dialect: Dialect, engine: Engine): Promise<Db> {
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db as Kysely<unknown>, engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** PostgreSQL when a URL is given, else SQLite in `DATA_DIR`. */
export function openDatabase(settings: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<Db> {
  return settings.DATABASE_URL
    ? openDialect(postgresDialect(settings.DATABASE_URL), 'postgres')
    : openDialect(sqliteDialect(settings.DATA_DIR), 'sqlite');
}
