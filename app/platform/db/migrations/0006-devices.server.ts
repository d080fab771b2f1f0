import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('hosts').addColumn('recovered_at', 'bigint').execute();
  await db.schema
    .createTable('devices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('host_uid', 'text', (c) => c.notNull().references('hosts.uid').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('devices_token')
    .unique()
    .on('devices')
    .columns(['token_hash', 'host_uid'])
    .execute();
  await db.schema.createIndex('devices_host').on('devices').column('host_uid').execute();
  await db.schema.createIndex('devices_expiry').on('devices').column('expires_at').execute();
}
