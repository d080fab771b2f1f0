import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_tickets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('view_hash', 'text', (c) => c.notNull().unique())
    .addColumn('host_uid', 'text', (c) => c.notNull().references('hosts.uid').onDelete('cascade'))
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  for (const column of ['host_uid', 'invite_id', 'expires_at']) {
    await db.schema
      .createIndex(`desk_tickets_${column}`)
      .on('desk_tickets')
      .column(column)
      .execute();
  }
}
