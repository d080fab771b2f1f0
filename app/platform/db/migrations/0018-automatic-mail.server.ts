import type { Kysely } from 'kysely';

/** `untold` holds what guests knew before changes that they were not told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['untold', 'reminded_to_answer', 'reminded_of_event']) {
    await db.schema.alterTable('invites').addColumn(name, 'text').execute();
  }
}
