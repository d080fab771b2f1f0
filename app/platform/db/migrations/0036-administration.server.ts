import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['admin_since', 'locked_at']) {
    await db.schema.alterTable('hosts').addColumn(column, 'bigint').execute();
  }
  await db.schema
    .createTable('registration_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('made_by', 'text', (c) => c.references('hosts.uid').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_by', 'text', (c) => c.references('hosts.uid').onDelete('cascade'))
    .execute();
  for (const column of ['made_by', 'used_by', 'expires_at']) {
    await db.schema
      .createIndex(`registration_links_${column}`)
      .on('registration_links')
      .column(column)
      .execute();
  }
}
