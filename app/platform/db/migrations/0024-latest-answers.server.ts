import { type Kysely, sql } from 'kysely';

/** So that the latest answers are read without sorting all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index rsvps_latest on rsvps (invite_id, updated_at desc, id)`.execute(db);
}
