import type { Kysely } from 'kysely';

import { getEngine, makeUnlogged } from '../dialects.server.ts';

/** A window of a rate limit ends at `expire`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .$call((table) => makeUnlogged(table, getEngine(db)))
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expire', 'bigint')
    .execute();
  await db.schema.createIndex('attempts_expiry').on('attempts').column('expire').execute();
}
