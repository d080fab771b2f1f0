import type { Kysely } from 'kysely';

/** The language of the invitation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invites')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
    .execute();
}
