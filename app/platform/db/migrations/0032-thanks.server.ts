import type { Kysely } from 'kysely';

/** What guests read on the invitation's page once the event is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['thanks_words', 'thanks_album']) {
    await db.schema
      .alterTable('invites')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
}
