import type { Kysely } from 'kysely';

import { getEngine, makeUnlogged } from '../dialects.server.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('last_backup')
    .addColumn('made_at', 'bigint', (c) => c.primaryKey())
    .execute();
  await makeUnlogged(db.schema.createTable('heard_words'), getEngine(db))
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('said_by', 'text', (c) => c.notNull())
    .addColumn('said_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('heard_words_key', ['word', 'said_by'])
    .execute();
  await db.schema.createIndex('heard_words_said_at').on('heard_words').column('said_at').execute();
}
