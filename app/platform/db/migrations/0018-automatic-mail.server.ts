import type { Kysely } from 'kysely';

/**
 * What an event's guests knew before changes that nobody told them of, and the dates for which its automatic reminders
 * were queued.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['untold', 'reminded_to_answer', 'reminded_of_event']) {
    await db.schema.alterTable('invites').addColumn(name, 'text').execute();
  }
}
