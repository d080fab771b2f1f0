import type { Kysely } from 'kysely';

/** What guests wrote by mail, up to where each host has read it, and how the mailbox of returned mail is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMessages(db);
  await createMarks(db);
  await createMailboxState(db);
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guest_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('invitee_id', 'text', (c) => c.references('invitees.id').onDelete('cascade'))
    .addColumn('reply_id', 'text', (c) => c.references('rsvps.id').onDelete('cascade'))
    .addColumn('mail_hash', 'text', (c) => c.notNull().unique())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('guest_messages').columns(columns).execute();
  await index('guest_messages_invite', ['invite_id', 'id']);
  await index('guest_messages_invitee', ['invitee_id']);
  await index('guest_messages_reply', ['reply_id']);
}

async function createMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('message_marks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('host_uid', 'text', (c) => c.notNull().references('hosts.uid').onDelete('cascade'))
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('read_to', 'text', (c) => c.notNull())
    .addUniqueConstraint('message_marks_once', ['host_uid', 'invite_id'])
    .execute();
  await db.schema
    .createIndex('message_marks_invite')
    .on('message_marks')
    .column('invite_id')
    .execute();
}

/** One row for all processes. */
async function createMailboxState(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mailbox_state')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('read_at', 'bigint')
    .addColumn('away_since', 'bigint')
    .addColumn('test_token', 'text')
    .addColumn('test_sent_at', 'bigint')
    .addColumn('test_seen_at', 'bigint')
    .addColumn('waiting', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('processed', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('unmatched', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}
