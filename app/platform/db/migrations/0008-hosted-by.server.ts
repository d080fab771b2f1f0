import type { Kysely } from 'kysely';

/** Null in invitations of earlier releases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('invites').addColumn('hosted_by', 'text').execute();
}
