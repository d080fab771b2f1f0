import type { Kysely } from 'kysely';

/** What hosts told their guests themselves, and the rounds in which they go through them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('handed_over')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('invitee_id', 'text', (c) =>
      c.notNull().references('invitees.id').onDelete('cascade'),
    )
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('host_uid', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('handed_over_invitee')
    .on('handed_over')
    .columns(['invitee_id', 'at'])
    .execute();
  await db.schema.createIndex('handed_over_invite').on('handed_over').column('invite_id').execute();
  // Who was told is read from the index alone.
  await db.schema
    .createIndex('outbox_told')
    .on('outbox')
    .columns(['invitee_id', 'address', 'state', 'updated_at', 'id'])
    .execute();
  await db.schema
    .createTable('phone_rounds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('phone_rounds_invite')
    .on('phone_rounds')
    .columns(['invite_id', 'about'])
    .execute();
  await db.schema
    .createTable('phone_round_guests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('round_id', 'text', (c) =>
      c.notNull().references('phone_rounds.id').onDelete('cascade'),
    )
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('invitee_id', 'text', (c) =>
      c.notNull().references('invitees.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('taken_by', 'text')
    .addColumn('taken_until', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('phone_round_guests_once')
    .unique()
    .on('phone_round_guests')
    .columns(['round_id', 'invitee_id'])
    .execute();
  await db.schema
    .createIndex('phone_round_guests_invitee')
    .on('phone_round_guests')
    .column('invitee_id')
    .execute();
}
