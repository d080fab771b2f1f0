import { type Kysely, sql } from 'kysely';

/** Nothing is sent by default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addAddresses(db);
  await addReminders(db);
  await createOutbox(db);
  await createOptOuts(db);
  await createCounts(db);
  await createKey(db);
}

/** `hosts.email` is the synthetic login address, which mail cannot reach. */
async function addAddresses(db: Kysely<unknown>): Promise<void> {
  const hosts = () => db.schema.alterTable('hosts');
  await hosts().addColumn('mail_address', 'text').execute();
  await hosts().addColumn('mail_verified_at', 'bigint').execute();
  await hosts()
    .addColumn('mail_replies', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await hosts()
    .addColumn('notify', 'text', (c) => c.notNull().defaultTo('daily'))
    .execute();
  await hosts().addColumn('notified_until', 'bigint').execute();
}

async function addReminders(db: Kysely<unknown>): Promise<void> {
  for (const name of ['remind_to_answer', 'remind_of_event']) {
    await db.schema
      .alterTable('invites')
      .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('host_uid', 'text', (c) => c.references('hosts.uid').onDelete('cascade'))
    .addColumn('invite_id', 'text', (c) => c.references('invites.id').onDelete('cascade'))
    .addColumn('invitee_id', 'text', (c) => c.references('invitees.id').onDelete('cascade'))
    .addColumn('reply_id', 'text', (c) => c.references('rsvps.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('message_id', 'text', (c) => c.notNull().unique())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('batch', 'text')
    .addColumn('once', 'text', (c) => c.unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('lease', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('counted', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('problem', 'text')
    .addColumn('last_answer', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .column('due_at')
    .where(sql.ref('state'), 'in', ['queued', 'leased'])
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('outbox').columns(columns).execute();
  await index('outbox_invite', ['invite_id', 'id']);
  await index('outbox_invitee', ['invitee_id', 'id']);
  await index('outbox_reply', ['reply_id']);
  await index('outbox_host', ['host_uid', 'state', 'due_at']);
}

/** A row without an event applies to all mail of this server. */
async function createOptOuts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_opt_outs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invite_id', 'text', (c) => c.references('invites.id').onDelete('cascade'))
    .addColumn('address_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('mail_opt_outs_address')
    .on('mail_opt_outs')
    .columns(['address_hash', 'invite_id'])
    .execute();
  await db.schema
    .createIndex('mail_opt_outs_invite')
    .on('mail_opt_outs')
    .column('invite_id')
    .execute();
}

/** Messages of the whole server by minute (scope ''), and of each host by day (scope: the host's uid). */
async function createCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_counts')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('mail_counts_pk', ['scope', 'period'])
    .execute();
}

/** One key for every process, so that links in mail work wherever they are opened. */
async function createKey(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret', 'text', (c) => c.notNull())
    .execute();
}
