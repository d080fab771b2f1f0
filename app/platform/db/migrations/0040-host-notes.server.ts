import type { Kysely } from 'kysely';

/** What a host notes about an invitee, for hosts alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invitees')
    .addColumn('host_note', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
