import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const create = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('invite_id', 'text', (c) =>
        c.notNull().references('invites.id').onDelete('cascade'),
      )
      .addColumn('role', 'text', (c) => c.notNull());
  await create('memberships')
    .addColumn('host_uid', 'text', (c) => c.notNull().references('hosts.uid').onDelete('cascade'))
    .addColumn('joined_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('memberships_member')
    .unique()
    .on('memberships')
    .columns(['invite_id', 'host_uid'])
    .execute();
  await db.schema.createIndex('memberships_host').on('memberships').column('host_uid').execute();
  await create('join_links')
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_by', 'text', (c) => c.references('hosts.uid').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('join_links_invite').on('join_links').column('invite_id').execute();
  await db.schema.createIndex('join_links_user').on('join_links').column('used_by').execute();
}
