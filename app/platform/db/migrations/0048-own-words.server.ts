import type { Kysely } from 'kysely';

/** The host's own words in further languages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invites')
    .addColumn('own_words', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
}
