import { type Kysely, sql } from 'kysely';

import { toNameKey } from '#app/platform/person-names.ts';

import { getEngine } from '../dialects.server.ts';
import { inBatches } from '../in-batches.server.ts';

/** What guests are put in order by: a key of their names. Every engine compares it byte by byte. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = getEngine(db) === 'postgres' ? sql`text collate "C"` : sql`text`;
  await db.schema
    .alterTable('invitees')
    .addColumn('name_key', bytes, (c) => c.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<{ id: string; name: string }>`select id, name from invitees`.execute(
    db,
  );
  for (const batch of inBatches(rows)) {
    const keys = sql.join(batch.map(({ id, name }) => sql`(${id}, ${toNameKey(name)})`));
    await sql`
      update invitees set name_key = keyed.column2
      from (values ${keys}) as keyed where invitees.id = keyed.column1
    `.execute(db);
  }
}
