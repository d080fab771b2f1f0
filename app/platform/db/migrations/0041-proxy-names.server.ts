import type { Kysely } from 'kysely';

/** Whom a reverse proxy named when it opened a session, and of a ticket that comes from one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('proxy_name', 'text').execute();
  await db.schema.alterTable('desk_tickets').addColumn('proxy_name', 'text').execute();
}
