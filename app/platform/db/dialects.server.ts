import path from 'node:path';

import { type Dialect, type Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';

import { NodeSqliteDialect, type SqliteOptions } from './sqlite-dialect.server.ts';

/** Every difference between the engines lives in this file. */
export type Engine = 'sqlite' | 'postgres';

// int8 and numeric arrive as text by default; all of ours are counts and epoch milliseconds, below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

export function sqliteDialect(dataDir: string, options: SqliteOptions = {}): Dialect {
  return new NodeSqliteDialect(path.join(dataDir, 'festoon.sqlite'), options);
}

export function postgresDialect(url: string): Dialect {
  const pool = new Pool({ connectionString: url, max: 10 });
  // A connection that is lost while idle is replaced by the next query; unheard, the event ends the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

const uniqueViolations = new Set<unknown>(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 1555, 2067]);
const missingReferences = new Set<unknown>(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY', 787]);

/** Whether the engine gave one of these reasons: PostgreSQL by SQLSTATE, SQLite by extended result code. */
function hasCode(error: unknown, codes: ReadonlySet<unknown>): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return codes.has(code) || codes.has(errcode);
}

/** True when a write met a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, uniqueViolations);
}

/** True when a write named a row of another table that is not there, or no longer. */
export function isMissingReference(error: unknown): boolean {
  return hasCode(error, missingReferences);
}

/**
 * Runs `work` while no other process runs it on the same database. SQLite's write transaction already
 * excludes them; PostgreSQL takes an advisory lock that ends with the transaction.
 */
export async function lockForMigration(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7134210996)`.execute(db);
}
