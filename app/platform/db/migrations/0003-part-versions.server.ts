import { type Kysely, sql } from 'kysely';

const parts = [
  'eventName',
  'partyType',
  'theme',
  'dateTime',
  'activity',
  'invitee',
  'location',
  'message',
];

/** The parts changed by earlier edits are unknown, so every part counts as changed by the current version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('invites')
    .addColumn('part_versions', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  const template = JSON.stringify(Object.fromEntries(parts.map((part) => [part, 0])));
  await sql`
    update invites
    set part_versions = replace(${template}, '0', cast(version as text))
    where version > 1
  `.execute(db);
}
