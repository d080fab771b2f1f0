import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { updatePart } from '#app/features/invite/store.server.ts';
import { connectDatabase, openDatabase } from '#app/platform/db/client.server.ts';
import { isUniqueViolation } from '#app/platform/db/dialects.server.ts';
import { NewerDatabaseError, migrate } from '#app/platform/db/migrations.server.ts';
import { up as addPartVersions } from '#app/platform/db/migrations/0003-part-versions.server.ts';
import { up as addMailLimits } from '#app/platform/db/migrations/0030-mail-limits.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { createMigratedPostgres, createPostgres } from '#tests/setup/postgres.ts';
import { makeTree } from '#tests/setup/tree.ts';

const host = {
  uid: 'h1',
  username: 'ana',
  email: 'ana@hosts.festoon.invalid',
  display_name: 'ana',
  password_hash: '-',
  recovery_hash: '-',
  created_at: 1_790_000_000_000,
};
const session = { token_hash: 't1', host_uid: 'h1', created_at: 1, expires_at: 2 };

const allMigrated = Array(3).fill(expect.stringMatching(/^migrations: [1-9]\d*$/));

describe.each(engines)('on $name', (engine) => {
  const opened = useDatabase(engine, 'each');
  const dialect = engine.name === 'SQLite' ? 'sqlite' : 'postgres';
  const untyped = () => opened.db as unknown as Kysely<unknown>;

  async function appliedNames(): Promise<string[]> {
    const { rows } = await sql<{
      name: string;
    }>`select name from migrations order by name`.execute(opened.db);
    return rows.map((row) => row.name);
  }

  test('a fresh database gets every migration, and a second run applies none (behaviour 23.3)', async () => {
    const names = await appliedNames();
    expect(names[0]).toBe('0001-tables');
    expect(await migrate(untyped())).toEqual([]);
    expect(await appliedNames()).toEqual(names);
  });

  test('of an invitation edited before parts had versions, every part counts as changed since', async () => {
    const { db } = opened;
    await db.insertInto('hosts').values(host).execute();
    const deps = { db, clock: () => 1 };
    const owner = { uid: 'h1', username: 'ana', email: host.email, displayName: 'ana' };
    const edited = await saveDraft(deps, owner, makeDraft());
    const untouched = await saveDraft(deps, owner, makeDraft());
    await db.updateTable('invites').set({ version: 10 }).where('id', '=', edited).execute();
    await sql`alter table invites drop column part_versions`.execute(db);
    await addPartVersions(untyped());
    const update = { name: 'message' as const, part: { customMessage: 'Mine' } };
    const write = (id: string, version: number) => updatePart(db, { id, version, update, now: 2 });
    expect(await write(edited, 9)).toBeNull();
    expect(await write(edited, 10)).toBe(11);
    expect(await write(untouched, 1)).toBe(2);
  });

  test('hosts with a confirmed address keep their limit of a day, and replies go to whom they went (behaviour 29.20, 31.14)', async () => {
    const { db } = opened;
    const known = { mail_address: 'ana@example.org', mail_verified_at: 5 };
    const hosts = [
      { ...host, ...known, mail_replies: 1 },
      { ...host, ...known, uid: 'h2', username: 'ben', email: 'ben@x.invalid' },
      { ...host, uid: 'h3', username: 'cleo', email: 'cleo@x.invalid' },
    ];
    for (const each of hosts) await db.insertInto('hosts').values(each).execute();
    await sql`alter table hosts drop column established_at`.execute(db);
    await sql`alter table hosts drop column mail_replies_chosen`.execute(db);
    await sql`drop index outbox_network`.execute(db);
    await sql`alter table outbox drop column network`.execute(db);
    await sql`alter table outbox drop column waits_for`.execute(db);
    await addMailLimits(untyped());
    const columns = [
      'established_at as since',
      'mail_replies as to',
      'mail_replies_chosen',
    ] as const;
    const rows = await db.selectFrom('hosts').select(columns).orderBy('uid').execute();
    expect(rows).toEqual([
      { since: 5, to: 1, mail_replies_chosen: 1 },
      { since: 5, to: 0, mail_replies_chosen: 0 },
      { since: null, to: 0, mail_replies_chosen: 0 },
    ]);
  });

  test('a database of a later release is refused by name and left alone (behaviour 23.3)', async () => {
    await sql`insert into migrations (name, timestamp) values ('9999-later', '2026-01-01T00:00:00.000Z')`.execute(
      opened.db,
    );
    const refused = migrate(untyped());
    await expect(refused).rejects.toThrow(NewerDatabaseError);
    await expect(refused).rejects.toThrow(
      'The database is newer than this release of Festoon: it has 9999-later.',
    );
    expect(await appliedNames()).toContain('9999-later');
  });

  test('a migration that fails leaves nothing of itself behind', async () => {
    await sql`delete from migrations`.execute(opened.db);
    // They have foreign keys to the last one.
    await sql`drop table guest_messages`.execute(opened.db);
    await sql`drop table outbox`.execute(opened.db);
    await sql`drop table guest_addresses`.execute(opened.db);
    await sql`drop table rsvps`.execute(opened.db);
    await expect(migrate(untyped())).rejects.toThrow(/exists/);
    expect(await appliedNames()).toEqual([]);
    await expect(opened.db.selectFrom('rsvps').selectAll().execute()).rejects.toThrow(/rsvps/);
  });

  test('meeting a unique index or a primary key is told from other failures', async () => {
    const { db } = opened;
    await db.insertInto('hosts').values(host).execute();
    const failure = (values: Partial<typeof host>) =>
      db
        .insertInto('hosts')
        .values({ ...host, ...values })
        .execute()
        .then(
          () => null,
          (error: unknown) => error,
        );
    expect(isUniqueViolation(await failure({ uid: 'h2' }))).toBe(true);
    expect(isUniqueViolation(await failure({ username: 'bo' }))).toBe(true);
    const orphan = db
      .insertInto('sessions')
      .values({ ...session, host_uid: 'nobody' })
      .execute();
    const error = await orphan.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isUniqueViolation(error)).toBe(false);
    expect(isUniqueViolation(null)).toBe(false);
    expect(isUniqueViolation('23505')).toBe(false);
  });

  test('foreign keys hold: what belongs to a host goes with the host', async () => {
    const { db } = opened;
    await db.insertInto('hosts').values(host).execute();
    await db.insertInto('sessions').values(session).execute();
    await db.deleteFrom('hosts').where('uid', '=', 'h1').execute();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('numbers come back as numbers, also a count and a time in milliseconds', async () => {
    const { db } = opened;
    await db.insertInto('hosts').values(host).execute();
    const row = await db
      .selectFrom('hosts')
      .select((eb) => ['created_at', eb.fn.countAll<number>().as('count')])
      .groupBy('created_at')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ created_at: host.created_at, count: 1 });
  });

  test('a transaction that fails writes nothing', async () => {
    const { db } = opened;
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('hosts').values(host).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.selectFrom('hosts').selectAll().execute()).toEqual([]);
  });

  test('transactions started at once count every one of their steps', async () => {
    const { db } = opened;
    await db
      .insertInto('hosts')
      .values({ ...host, created_at: 0 })
      .execute();
    const increments = Array.from({ length: 20 }, () =>
      db.transaction().execute(async (trx) => {
        let read = trx.selectFrom('hosts').select('created_at').where('uid', '=', 'h1');
        if (dialect === 'postgres') read = read.forUpdate();
        const { created_at } = await read.executeTakeFirstOrThrow();
        await Promise.resolve();
        await trx
          .updateTable('hosts')
          .set({ created_at: created_at + 1 })
          .where('uid', '=', 'h1')
          .execute();
      }),
    );
    await Promise.all(increments);
    const { created_at } = await db
      .selectFrom('hosts')
      .select('created_at')
      .executeTakeFirstOrThrow();
    expect(created_at).toBe(20);
  });
});

describe('on SQLite alone', () => {
  let dir: string;

  beforeEach(() => {
    dir = makeTree({});
  });

  test('an acknowledged write is on the disk: write-ahead log, full synchronisation (behaviour 23.2)', async () => {
    const db = await openDatabase(readSettings({ DATA_DIR: dir }));
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(10_000);
    await db.destroy();
  });

  test('processes that start at once on a new file all succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const target = path.join(dir, String(round));
      expect(await openAtOnce([target])).toEqual(allMigrated);
    }
  });
});

describe('on PostgreSQL alone', () => {
  test('processes that start at once on an empty database all succeed', async () => {
    const database = await createPostgres();
    expect(await openAtOnce(['', database.url])).toEqual(allMigrated);
    await database.drop();
  });

  test('a connection lost while idle is replaced', async () => {
    const database = await createMigratedPostgres();
    const db = connectDatabase(readSettings({ DATABASE_URL: database.url }));
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await database.run(`select pg_terminate_backend(${rows[0]?.pid})`);
    await expect.poll(() => db.selectFrom('hosts').selectAll().execute().catch(String)).toEqual([]);
    await db.destroy();
    await database.drop();
  });
});

/** Three processes open the same database at once. Returns the last line of each. */
async function openAtOnce(args: string[]): Promise<string[]> {
  const starters = Array.from({ length: 3 }, () => {
    const child = spawn(process.execPath, ['tests/setup/open-database.ts', ...args]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const ready = once(child.stdout, 'data');
    const line = once(child, 'close').then(() => output.trim().split('\n').slice(1).join('\n'));
    return { child, ready, line };
  });
  await Promise.all(starters.map(({ ready }) => ready));
  for (const { child } of starters) child.stdin.write('go\n');
  return Promise.all(starters.map(({ line }) => line));
}
