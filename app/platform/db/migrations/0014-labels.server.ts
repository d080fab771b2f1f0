import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const create = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('invite_id', 'text', (c) =>
        c.notNull().references('invites.id').onDelete('cascade'),
      );
  await create('guest_labels')
    .addColumn('invitee_id', 'text', (c) =>
      c.notNull().references('invitees.id').onDelete('cascade'),
    )
    .addColumn('label', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('guest_labels_label')
    .on('guest_labels')
    .columns(['invite_id', 'label'])
    .execute();
  await db.schema
    .createIndex('guest_labels_invitee')
    .unique()
    .on('guest_labels')
    .columns(['invitee_id', 'label'])
    .execute();
  await create('undo_rows')
    .addColumn('change', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('undo_rows_change')
    .on('undo_rows')
    .columns(['invite_id', 'change'])
    .execute();
}
