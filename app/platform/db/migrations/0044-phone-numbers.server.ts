import type { Kysely } from 'kysely';

/** The phone number of an invitee in E.164, for hosts alone; empty for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invitees')
    .addColumn('phone', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
