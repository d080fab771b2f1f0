import type { Kysely } from 'kysely';

/** SQLite stores bytes unchanged, whatever the column's declared type. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invites')
    .addColumn('picture', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('bytes', 'bytea', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('pictures_invite').on('pictures').column('invite_id').execute();
}
