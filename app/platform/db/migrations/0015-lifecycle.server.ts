import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const invites = () => db.schema.alterTable('invites');
  await invites().addColumn('canceled_at', 'bigint').execute();
  await invites()
    .addColumn('cancel_message', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await invites().addColumn('deleted_at', 'bigint').execute();
  await invites().addColumn('expiry_told_at', 'bigint').execute();
  await db.schema
    .createIndex('invites_deleted')
    .on('invites')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('host_uid', 'text', (c) => c.references('hosts.uid').onDelete('set null'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('part', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('activity_invite')
    .on('activity')
    .columns(['invite_id', 'id'])
    .execute();
  await db.schema.createIndex('activity_host').on('activity').column('host_uid').execute();
}
