import type { Kysely } from 'kysely';

/** How many requests went to a paid provider of places on each day: in all, and for each visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('place_requests')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('place_requests_key', ['day', 'visitor'])
    .execute();
}
