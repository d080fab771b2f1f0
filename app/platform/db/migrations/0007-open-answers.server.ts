import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invites')
    .addColumn('answers_closed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('removed_answers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('removal', 'text', (c) => c.notNull())
    .addColumn('removed_at', 'bigint', (c) => c.notNull())
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('guest_key_hash', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('extra', 'integer', (c) => c.notNull())
    .addColumn('recorded_by_host', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('removed_answers_removal')
    .on('removed_answers')
    .columns(['invite_id', 'removal'])
    .execute();
  await db.schema
    .createIndex('removed_answers_age')
    .on('removed_answers')
    .column('removed_at')
    .execute();
}
