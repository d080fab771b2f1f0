import { type Kysely, sql } from 'kysely';

import { getEngine } from '../dialects.server.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  if (getEngine(db) === 'postgres') {
    await sql`alter table invites drop constraint invites_draft_id_key`.execute(db);
  } else {
    await rebuildInvites(db);
  }
  await db.schema
    .alterTable('invites')
    .addColumn('draft_digests', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await db.schema
    .createIndex('invites_host_draft')
    .unique()
    .on('invites')
    .columns(['host_uid', 'draft_id'])
    .execute();
}

/**
 * SQLite cannot drop a column's unique constraint, so the table is created again. Dropping it deletes the rows that
 * refer to it, so these are set aside first.
 */
async function rebuildInvites(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const children = ['invitees', 'rsvps'];
  for (const table of children) {
    await run(`create table kept_${table} as select * from ${table}`);
  }
  for (const table of children.toReversed()) await run(`delete from ${table}`);
  await createInvites(db);
  await run('insert into new_invites select * from invites');
  await run('drop table invites');
  await run('alter table new_invites rename to invites');
  for (const table of children) {
    await run(`insert into ${table} select * from kept_${table}`);
    await run(`drop table kept_${table}`);
  }
  await db.schema
    .createIndex('invites_host')
    .on('invites')
    .columns(['host_uid', 'created_at'])
    .execute();
}

/** The columns of migrations 0001 and 0003 in their order, `draft_id` without its constraint. */
async function createInvites(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('new_invites')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('draft_id', 'text', (c) => c.notNull())
    .addColumn('host_uid', 'text', (c) => c.references('hosts.uid'))
    .addColumn('host_username', 'text')
    .addColumn('host_email', 'text')
    .addColumn('event_name', 'text', (c) => c.notNull())
    .addColumn('event_type', 'text', (c) => c.notNull())
    .addColumn('theme', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('start_time', 'text', (c) => c.notNull())
    .addColumn('end_time', 'text', (c) => c.notNull())
    .addColumn('ends_next_day', 'integer', (c) => c.notNull())
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('lat', 'double precision')
    .addColumn('lng', 'double precision')
    .addColumn('show_map', 'integer', (c) => c.notNull())
    .addColumn('custom_message', 'text', (c) => c.notNull())
    .addColumn('activities', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('part_versions', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
}
