import type { Kysely } from 'kysely';

/** A place is an address; how many people may come is a number of seats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('invites').renameColumn('places', 'seats').execute();
}
