import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

import { type Engine, lockForMigration } from './dialects.server.ts';
import * as tables from './migrations/0001-tables.server.ts';
import * as attempts from './migrations/0002-attempts.server.ts';
import * as partVersions from './migrations/0003-part-versions.server.ts';

/** The database was written by a later release of Festoon. */
export class NewerDatabaseError extends Error {}

type Migration = { up(db: Kysely<unknown>): Promise<void> };

/** In order of application; a name, once released, never changes. */
const migrations: readonly (readonly [name: string, Migration])[] = [
  ['0001-tables', tables],
  ['0002-attempts', attempts],
  ['0003-part-versions', partVersions],
];

/** The migrations that a database has and this release does not know, and those that it is still to get. */
export async function compareMigrations(
  db: QueryExecutorProvider,
): Promise<{ unknown: string[]; missing: (typeof migrations)[number][] }> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const applied = new Set(rows.map((row) => row.name));
  const known = new Set(migrations.map(([name]) => name));
  return {
    unknown: [...applied].filter((name) => !known.has(name)),
    missing: migrations.filter(([name]) => !applied.has(name)),
  };
}

/**
 * Brings the database to this release's tables: every missing migration in one transaction, so that a
 * crash leaves either all of them or none, and two processes that start at once apply them once.
 * Returns the names applied. Throws a `NewerDatabaseError` when the database has migrations this release does not know.
 */
export async function migrate(db: Kysely<unknown>, engine: Engine): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await lockForMigration(trx, engine);
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
      trx,
    );
    const { unknown, missing } = await compareMigrations(trx);
    if (unknown.length > 0) {
      throw new NewerDatabaseError(
        `The database is newer than this release of Festoon: it has ${unknown.join(', ')}.`,
      );
    }
    for (const [name, migration] of missing) {
      await migration.up(trx);
      await sql`insert into migrations (name, applied_at) values (${name}, ${Date.now()})`.execute(
        trx,
      );
    }
    return missing.map(([name]) => name);
  });
}
