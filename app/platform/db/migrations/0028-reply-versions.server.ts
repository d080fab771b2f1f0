import { type Kysely, sql } from 'kysely';

/** The index holds the versions, so that an event's are added up without reading its replies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['rsvps', 'removed_answers']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
  await db.schema.dropIndex('rsvps_latest').execute();
  await sql`create index rsvps_latest on rsvps (invite_id, updated_at desc, id, version)`.execute(
    db,
  );
}
