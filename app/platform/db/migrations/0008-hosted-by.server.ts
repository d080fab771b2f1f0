import type { Kysely } from 'kysely';

/** The name that an invitation's guests read as its host's. Null in invitations of earlier releases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('invites').addColumn('hosted_by', 'text').execute();
}
