import { type Kysely, sql } from 'kysely';

/** Removed replies have all columns too, so that they can be restored whole. */
const replyTables = ['rsvps', 'removed_answers'] as const;

/** Every default matches what release 0.1.0 did, so that no figure changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSettings(db);
  await addHouseholds(db);
  for (const table of replyTables) await addReplyColumns(db, table);
  await db.schema
    .createIndex('rsvps_waiting')
    .unique()
    .on('rsvps')
    .columns(['invite_id', 'waiting'])
    .where(sql.ref('waiting'), 'is not', null)
    .execute();
  await createHistory(db);
  await createFacts(db);
}

async function addSettings(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'integer' | 'text', value: string | number) =>
    db.schema
      .alterTable('invites')
      .addColumn(name, type, (c) => c.notNull().defaultTo(value))
      .execute();
  await add('companions', 'integer', 1);
  await add('answer_by', 'text', '');
  await add('late_answers', 'text', 'accept');
  await db.schema.alterTable('invites').addColumn('places', 'integer').execute();
  await add('when_full', 'text', 'list');
  await add('guest_list', 'text', 'host');
  await add('contact', 'text', '');
  await add('questions', 'text', '[]');
  await add('facts_version', 'integer', 0);
}

async function addHouseholds(db: Kysely<unknown>): Promise<void> {
  const invitees = () => db.schema.alterTable('invitees');
  await invitees()
    .addColumn('people', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await invitees()
    .addColumn('size', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await invitees().addColumn('companions', 'integer').execute();
}

async function addReplyColumns(
  db: Kysely<unknown>,
  table: (typeof replyTables)[number],
): Promise<void> {
  const add = (name: string, type: 'integer' | 'text', value: string | number) =>
    db.schema
      .alterTable(table)
      .addColumn(name, type, (c) => c.notNull().defaultTo(value))
      .execute();
  const addEmpty = (name: string, type: 'integer' | 'bigint' | 'text') =>
    db.schema.alterTable(table).addColumn(name, type).execute();
  await addEmpty('people', 'text');
  for (const count of ['yes_count', 'maybe_count', 'no_count']) await addEmpty(count, 'integer');
  await add('companions', 'text', '[]');
  await add('note', 'text', '');
  await add('decide_by', 'text', '');
  await add('answers', 'text', '{}');
  await add('incomplete', 'integer', 0);
  await add('late', 'integer', 0);
  await add('hidden', 'integer', 0);
  await add('facts_version', 'integer', 0);
  await addEmpty('confirmed_at', 'bigint');
  await addEmpty('waiting', 'integer');
  await addEmpty('promoted_at', 'bigint');
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reply_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('invitee_id', 'text', (c) => c.references('invitees.id').onDelete('cascade'))
    .addColumn('reply_id', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text')
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('reply_history').columns(columns).execute();
  await index('reply_history_reply', ['reply_id', 'id']);
  await index('reply_history_invitee', ['invitee_id']);
  await index('reply_history_invite', ['invite_id']);
}

async function createFacts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invite_facts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('invite_facts_version')
    .unique()
    .on('invite_facts')
    .columns(['invite_id', 'version'])
    .execute();
}
