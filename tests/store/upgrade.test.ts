import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { findInvite, listInvitees, updatePart } from '#app/features/invite/store.server.ts';
import { toFigures } from '#app/features/rsvp/rules.ts';
import { countAnswers, loadFiguresOfInvites } from '#app/features/rsvp/service.server.ts';
import { type Db, openDatabase } from '#app/platform/db/client.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { createOldPostgres, createOldSqlite } from '#tests/setup/old-database.ts';

const inviteId = 'invite-1';
const tables = ['hosts', 'sessions', 'invites', 'invitees', 'rsvps'] as const;

/** As release 0.1.0 counted them. */
const figuresOfThen = `
  select
    sum(case when answer = 'yes' then 1 else 0 end) as going,
    sum(case when answer = 'yes' then 1 + extra else 0 end) as people,
    sum(case when answer = 'maybe' then 1 else 0 end) as maybe,
    sum(case when answer = 'no' then 1 else 0 end) as declined,
    (select count(*) from invitees where invite_id = '${inviteId}') - count(invitee_id) as no_response
  from rsvps where invite_id = '${inviteId}'`;

/** A database as release 0.1.0 left it. */
interface Old {
  env: Record<string, string>;
  read(statement: string): Promise<unknown[]>;
  write(statement: string): Promise<unknown>;
  remove(): Promise<void>;
}

async function oldSqlite(): Promise<Old> {
  const dir = mkdtempSync(path.join(tmpdir(), 'festoon-upgrade-'));
  const beside = createOldSqlite(dir);
  return {
    env: { DATA_DIR: dir },
    read: async (statement) => beside.prepare(statement).all(),
    write: async (statement) => beside.exec(statement),
    async remove() {
      beside.close();
      rmSync(dir, { recursive: true });
    },
  };
}

async function oldPostgres(): Promise<Old> {
  const database = await createOldPostgres();
  return {
    env: { DATABASE_URL: database.url, MIGRATION_BACKUP: 'off' },
    read: (statement) => database.run(statement),
    write: (statement) => database.run(statement),
    remove: () => database.drop(),
  };
}

async function appliedMigrations(db: Db) {
  const { rows } = await sql`select * from migrations order by name`.execute(db);
  return rows;
}

describe.each([
  { name: 'SQLite', create: oldSqlite },
  { name: 'PostgreSQL', create: oldPostgres },
])('a database of release 0.1.0 on $name', ({ create }) => {
  test('keeps every row, and is used as one of this release (behaviour 12.20)', async () => {
    const old = await create();
    const rowsOf = (table: string) => old.read(`select * from ${table} order by 1`);
    const before = await Promise.all(tables.map(rowsOf));
    const db = await openDatabase(readSettings(old.env));
    const after = await Promise.all(tables.map(rowsOf));
    for (const [index, rows] of before.entries()) {
      expect(rows.length).toBeGreaterThan(0);
      expect(after[index]).toMatchObject(rows);
    }
    expect(await findInvite(db, inviteId)).toMatchObject({
      version: 2,
      eventName: 'Garden party, moved inside',
      hostedBy: '',
    });
    const names = (await listInvitees(db, inviteId)).map(({ name }) => name);
    expect(names).toEqual(["O'Neil", 'Bea']);
    expect(toFigures(await countAnswers(db, inviteId))).toMatchObject({ going: 1, maybe: 1 });
    const update = { name: 'message' as const, part: { customMessage: 'Mine' } };
    expect(await updatePart(db, { id: inviteId, version: 2, update, now: 2 })).toBe(3);
    const hosts = { name: 'hostedBy' as const, part: { hostedBy: 'Maya' } };
    expect(await updatePart(db, { id: inviteId, version: 2, update: hosts, now: 3 })).toBe(4);
    expect(await findInvite(db, inviteId)).toMatchObject({ hostedBy: 'Maya' });
    await db.destroy();
    await old.remove();
  });

  test('has the same figures before and after (behaviour 25.7)', async () => {
    const old = await create();
    for (let index = 0; index < 60; index += 1) {
      const invitee = index % 3 === 0 ? null : `'guest-${index}'`;
      if (invitee) {
        await old.write(
          `insert into invitees (id, invite_id, position, name, email, token)
           values (${invitee}, '${inviteId}', ${index + 10}, 'Guest', 'g@example.org', 'token-of-${index}')`,
        );
      }
      const answer = ['yes', 'yes', 'maybe', 'no'][index % 4] ?? 'yes';
      if (index % 5 === 4) continue;
      await old.write(
        `insert into rsvps
           (id, invite_id, invitee_id, guest_key_hash, name, answer, extra, created_at, updated_at)
         values ('more-${index}', '${inviteId}', ${invitee}, ${invitee ? 'null' : `'key-${index}'`}, '',
           '${answer}', ${answer === 'yes' ? index % 2 : 0}, ${index}, ${index})`,
      );
    }
    const [before] = await old.read(figuresOfThen);
    const db = await openDatabase(readSettings(old.env));
    const then = before as Record<string, unknown>;
    const now = toFigures(await countAnswers(db, inviteId));
    expect(now).toEqual({
      going: Number(then['going']),
      people: Number(then['people']),
      maybe: Number(then['maybe']),
      declined: Number(then['declined']),
      noResponse: Number(then['no_response']),
    });
    expect(now.people).toBeGreaterThan(now.going);
    expect(now.going).toBeGreaterThan(20);
    const inAll = await loadFiguresOfInvites(db, [inviteId]);
    expect(inAll.get(inviteId)).toEqual(now);
    await db.destroy();
    await old.remove();
  });

  test('keeps the moments at which its migrations were applied, and is converted once', async () => {
    const old = await create();
    for (const _ of ['first start', 'second start']) {
      const db = await openDatabase(readSettings(old.env));
      expect((await appliedMigrations(db)).slice(0, 3)).toEqual([
        { name: '0001-tables', timestamp: '2026-09-21T14:13:20.000Z' },
        { name: '0002-attempts', timestamp: '2026-09-21T14:13:20.001Z' },
        { name: '0003-part-versions', timestamp: '2026-09-21T14:13:20.002Z' },
      ]);
      await db.destroy();
    }
    await old.remove();
  });

  test('with a migration that this release does not know is refused and left as it is', async () => {
    const old = await create();
    await old.write(`insert into migrations (name, applied_at) values ('9999-later', 1)`);
    const before = await old.read('select * from migrations order by name');
    await expect(openDatabase(readSettings(old.env))).rejects.toThrow(
      'The database is newer than this release of Festoon: it has 9999-later.',
    );
    expect(await old.read('select * from migrations order by name')).toEqual(before);
    await old.remove();
  });
});
