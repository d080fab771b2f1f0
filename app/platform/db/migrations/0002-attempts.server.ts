import type { Kysely } from 'kysely';

import { engineOf, unlogged } from '../dialects.server.ts';

/** How often each key was counted in a window that ends at `expire`, for the processes that share a database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .$call((table) => unlogged(table, engineOf(db)))
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expire', 'bigint')
    .execute();
  await db.schema.createIndex('attempts_expiry').on('attempts').column('expire').execute();
}
