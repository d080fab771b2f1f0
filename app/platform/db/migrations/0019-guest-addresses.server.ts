import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guest_addresses')
    .addColumn('reply_id', 'text', (c) => c.primaryKey().references('rsvps.id').onDelete('cascade'))
    .addColumn('invite_id', 'text', (c) => c.notNull().references('invites.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('shared', 'integer', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('guest_addresses_invite')
    .on('guest_addresses')
    .column('invite_id')
    .execute();
  await db.schema
    .createIndex('guest_addresses_unconfirmed')
    .on('guest_addresses')
    .column('created_at')
    .where(sql.ref('confirmed_at'), 'is', null)
    .execute();
}
