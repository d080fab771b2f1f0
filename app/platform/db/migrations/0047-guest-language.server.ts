import type { Kysely } from 'kysely';

/** The language of a guest, empty for the event's; of an address that a guest left, the one they read in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['invitees', 'guest_addresses']) {
    await db.schema
      .alterTable(table)
      .addColumn('language', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
}
