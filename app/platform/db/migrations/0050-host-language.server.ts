import type { Kysely } from 'kysely';

/** In which language a host reads; '' for that of the browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('hosts')
    .addColumn('language', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
