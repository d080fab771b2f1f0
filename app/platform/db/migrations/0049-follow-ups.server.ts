import type { Kysely } from 'kysely';

/** When a host wants to go on after a round, and who that is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('phone_rounds')
    .addColumn('remind_on', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('phone_rounds').addColumn('remind_host', 'text').execute();
}
