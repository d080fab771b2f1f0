import { type Kysely, sql } from 'kysely';

/** Existing sessions count as used now, because their last use is unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sessions = () => db.schema.alterTable('sessions');
  await sessions().addColumn('seen_at', 'bigint').execute();
  await sessions()
    .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update sessions set seen_at = ${Date.now()}`.execute(db);
  await db.schema
    .createTable('security_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('host_uid', 'text', (c) => c.notNull().references('hosts.uid').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('security_events_host')
    .on('security_events')
    .columns(['host_uid', 'event', 'id'])
    .execute();
}
