import type { Kysely } from 'kysely';

/** Settings of what guests read of children, and of what every event offers to its guests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, value: number) =>
    db.schema
      .alterTable('invites')
      .addColumn(name, 'integer', (c) => c.notNull().defaultTo(value))
      .execute();
  await add('child_names', 0);
  await add('asks_note', 1);
  await add('asks_decide_by', 1);
}
