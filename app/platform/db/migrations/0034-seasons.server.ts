import { type Kysely, sql } from 'kysely';

import { getEngine } from '../dialects.server.ts';

/** Whether an event's date was over when it was saved. Two days are more than any zone and a night. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invites')
    .addColumn('saved_past', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  const saved =
    getEngine(db) === 'postgres'
      ? sql`to_char(to_timestamp(created_at / 1000 - 172800) at time zone 'UTC', 'YYYY-MM-DD')`
      : sql`date(created_at / 1000 - 172800, 'unixepoch')`;
  await sql`update invites set saved_past = 1 where date <> '' and date < ${saved}`.execute(db);
}
