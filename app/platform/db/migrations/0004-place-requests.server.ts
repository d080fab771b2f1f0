import type { Kysely } from 'kysely';

/** For each day, a row for all visitors and one for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('place_requests')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('place_requests_key', ['day', 'visitor'])
    .execute();
}
