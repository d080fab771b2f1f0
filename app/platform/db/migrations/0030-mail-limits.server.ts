import { type Kysely, sql } from 'kysely';

/**
 * Hosts who have confirmed an address before keep their limit of a day, and replies go to those who had agreed. Nobody
 * else has chosen yet where replies go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const hosts = () => db.schema.alterTable('hosts');
  await hosts().addColumn('established_at', 'bigint').execute();
  await hosts()
    .addColumn('mail_replies_chosen', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update hosts set established_at = mail_verified_at`.execute(db);
  await sql`update hosts set mail_replies_chosen = mail_replies`.execute(db);
  for (const name of ['network', 'waits_for']) {
    await db.schema.alterTable('outbox').addColumn(name, 'text').execute();
  }
  await db.schema
    .createIndex('outbox_network')
    .on('outbox')
    .column('network')
    .where(sql.ref('network'), 'is not', null)
    .execute();
}
