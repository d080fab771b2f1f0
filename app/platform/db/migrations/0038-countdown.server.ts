import type { Kysely } from 'kysely';

/** Whether an event counts down, and how many came to one whose guests are deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, value: number) =>
    db.schema
      .alterTable('invites')
      .addColumn(name, 'integer', (c) => c.notNull().defaultTo(value))
      .execute();
  await add('counts_down', 1);
  await add('kept_people', 0);
  await add('kept_here', 0);
}
