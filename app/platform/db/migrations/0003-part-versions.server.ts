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

/**
 * At which version each part of an invitation was written last. Of invitations that have been edited it is not
 * known which part was: each counts as written at the version that there is.
 */
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
