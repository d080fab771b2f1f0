import type { Kysely } from 'kysely';

/** Requests to a paid provider of places are counted in `attempts`, like everything else that is limited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('place_requests').execute();
}
