import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createBus } from '#app/features/live/bus.server.ts';
import { recordChange } from '#app/features/rsvp/service.server.ts';
import { type Db, openDialect } from '#app/platform/db/client.server.ts';
import { createSqliteDialect } from '#app/platform/db/dialects.server.ts';
import { addEvent } from '#tests/setup/events.ts';
import { makeTree } from '#tests/setup/tree.ts';

let dir: string;
let db: Db;
let inviteId: string;
let commits: number;

beforeEach(async () => {
  dir = makeTree({});
  db = await openDialect(createSqliteDialect(dir, { onCommit: () => (commits += 1) }));
  inviteId = await addEvent(db);
  commits = 0;
});
afterEach(() => db.destroy());

function answer(guest: { keyHash: string } | { inviteeId: string }) {
  const change = { kind: 'answer', answer: 'yes' } as const;
  return recordChange({ db, clock: () => 5, live: createBus() }, { inviteId, guest }, change);
}

/** A row that its token identifies. */
function insert(on: Db, token: string) {
  const session = { token_hash: token, host_uid: 'secret-host-uid', created_at: 1, expires_at: 1 };
  return on.insertInto('sessions').values(session).execute();
}

async function tokens(on: Db = db): Promise<string[]> {
  const rows = await on.selectFrom('sessions').select('token_hash').orderBy('token_hash').execute();
  return rows.map((row) => row.token_hash);
}

test('answers that arrive together share a commit', async () => {
  const guests = Array.from({ length: 200 }, (_, index) => ({ keyHash: `guest-${index}` }));
  const outcomes = await Promise.all(guests.map(answer));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(commits).toBe(1);
  const rows = await db.selectFrom('rsvps').select('guest_key_hash').execute();
  expect(rows).toHaveLength(200);
});

test('an answer is on the disk when it is acknowledged (behaviour 14.5)', async () => {
  const beside = new DatabaseSync(path.join(dir, 'festoon.sqlite'), { readOnly: true });
  const seen = beside.prepare('select count(*) as rows from rsvps where guest_key_hash = ?');
  const guests = Array.from({ length: 20 }, (_, index) => `guest-${index}`);
  const stored = await Promise.all(
    guests.map((keyHash) => answer({ keyHash }).then(() => seen.get(keyHash))),
  );
  expect(stored).toEqual(guests.map(() => ({ rows: 1 })));
  beside.close();
});

test('a write that breaks a rule fails alone', async () => {
  const [before, uninvited, after] = await Promise.all([
    answer({ keyHash: 'before' }),
    answer({ inviteeId: 'nobody' }),
    answer({ keyHash: 'after' }),
  ]);
  expect(before).toEqual({ ok: true });
  expect(uninvited).toEqual({ ok: false, error: 'uninvited' });
  expect(after).toEqual({ ok: true });
  expect(commits).toBe(1);
  expect(await db.selectFrom('rsvps').select('guest_key_hash').execute()).toHaveLength(2);
});

test('a write that fills the disk fails alone, and nothing is written twice', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 20)}`.execute(db);
  const huge = 'x'.repeat(2_000_000);
  const outcomes = await Promise.allSettled([insert(db, 'a'), insert(db, huge), insert(db, 'b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await tokens()).toEqual(['a', 'b']);
});

test('a transaction is nobody else’s: writes wait for it, reads do not see it', async () => {
  const opened = Promise.withResolvers<void>();
  const closing = Promise.withResolvers<void>();
  const rolledBack = db.transaction().execute(async (trx) => {
    await insert(trx, 'inside');
    opened.resolve();
    await closing.promise;
    expect(await tokens(trx)).toEqual(['inside']);
    throw new Error('no');
  });
  await opened.promise;
  const outside = insert(db, 'outside');
  const read = tokens();
  await new Promise(setImmediate);
  expect(commits).toBe(0);
  closing.resolve();
  await expect(rolledBack).rejects.toThrow('no');
  await outside;
  expect(await read).not.toContain('inside');
  expect(await tokens()).toEqual(['outside']);
});

/** Two rows, the second of which may already exist. */
function both(token: string, second = `${token} too`): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await insert(trx, token);
    await insert(trx, second);
  });
}

test('transactions that come together share a commit, and with the writes of that turn', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `t${index}`);
  await Promise.all([...names.map((name) => both(name)), insert(db, 'w'), insert(db, 'x')]);
  expect(commits).toBe(1);
  expect(await tokens()).toHaveLength(42);
});

test('a transaction that is undone leaves its neighbours', async () => {
  await insert(db, 'taken');
  commits = 0;
  const outcomes = await Promise.allSettled([
    both('a'),
    both('b', 'taken'),
    both('c'),
    insert(db, 'taken'),
    insert(db, 'd'),
  ]);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(commits).toBe(1);
  expect(await tokens()).toEqual(['a', 'a too', 'c', 'c too', 'd', 'taken']);
});

test('a transaction is on the disk when it is acknowledged, and seen by nobody before (behaviour 23.2)', async () => {
  const beside = new DatabaseSync(path.join(dir, 'festoon.sqlite'), { readOnly: true });
  const count = beside.prepare('select count(*) as rows from sessions where token_hash like ?');
  const saved = ['a', 'b', 'c'].map(async (name) => {
    await both(name);
    return count.get(`${name}%`);
  });
  // Called when the first transaction has done everything but its commit.
  const read = Promise.resolve().then(async () => {
    for (let hop = 0; hop < 100; hop += 1) await Promise.resolve();
    const [before, committed] = [await tokens(), commits];
    return { before, committed };
  });
  expect(await Promise.all(saved)).toEqual([{ rows: 2 }, { rows: 2 }, { rows: 2 }]);
  const { before, committed } = await read;
  expect(before).toHaveLength(committed * 6);
  beside.close();
});

test('what a full disk takes with it is told so, and what is acknowledged stays', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 20)}`.execute(db);
  const names = ['a', 'x'.repeat(2_000_000), 'b'];
  const outcomes = await Promise.allSettled([
    ...names.map((name) => both(name)),
    insert(db, 'alone'),
  ]);
  const kept = names.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(outcomes.map(({ status }) => status).slice(1, 2)).toEqual(['rejected']);
  expect(outcomes.at(-1)?.status).toBe('fulfilled');
  expect(await tokens()).toEqual(
    [...kept.flatMap((name) => [name, `${name} too`]), 'alone'].toSorted(),
  );
  await both('later');
  expect(await tokens()).toContain('later too');
});

test('a transaction that cannot be committed gives the connection back', async () => {
  const deferred = db.transaction().execute(async (trx) => {
    await sql`pragma defer_foreign_keys = on`.execute(trx);
    await sql`insert into sessions (token_hash, host_uid, created_at, expires_at) values ('orphan', 'nobody', 1, 1)`.execute(
      trx,
    );
  });
  await expect(deferred).rejects.toThrow('FOREIGN KEY');
  await insert(db, 'next');
  expect(await tokens()).toEqual(['next']);
});

test('whatever comes together, what is acknowledged is stored and what fails is not', async () => {
  const job = fc.record({
    kind: fc.constantFrom('write', 'twice', 'transaction', 'rollback', 'read'),
    pause: fc.integer({ min: 0, max: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(job, { maxLength: 25 }), async (jobs) => {
      await db.deleteFrom('sessions').execute();
      await insert(db, 'taken');
      const expected = ['taken'];
      const stored = async (token: string, work: () => Promise<unknown>) => {
        await work();
        expected.push(token);
      };
      const outcomes = await Promise.allSettled(
        jobs.map(async ({ kind, pause }, index) => {
          const token = `t${index}`;
          for (let turn = 0; turn < pause; turn += 1) await new Promise(setImmediate);
          if (kind === 'write') return stored(token, () => insert(db, token));
          if (kind === 'twice') return insert(db, 'taken');
          if (kind === 'read') return tokens();
          return stored(token, () =>
            db.transaction().execute(async (trx) => {
              await insert(trx, token);
              await insert(trx, kind === 'rollback' ? 'taken' : `${token} too`);
              expected.push(`${token} too`);
            }),
          );
        }),
      );
      const failing = jobs.filter(({ kind }) => kind === 'twice' || kind === 'rollback');
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(failing.length);
      expect(await tokens()).toEqual(expected.toSorted());
    }),
  );
});
