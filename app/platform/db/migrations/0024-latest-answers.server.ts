import { type Kysely, sql } from 'kysely';

/** An index for the latest answers of an event, so that they are read without sorting all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index rsvps_latest on rsvps (invite_id, updated_at desc, id)`.execute(db);
}
