import type { Kysely } from 'kysely';

/** When the session's host last proved with the password or a passkey who they are (epoch ms). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('confirmed_at', 'bigint').execute();
}
