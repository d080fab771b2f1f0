import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Db, connectDatabase, openDatabase } from '#app/platform/db/client.server.ts';
import { holdWrites, isUnavailable } from '#app/platform/db/dialects.server.ts';
import { addEvent } from '#tests/setup/events.ts';
import { makeTree } from '#tests/setup/tree.ts';

let dir: string;
let db: Db;

beforeEach(async () => {
  dir = makeTree({});
  db = await openDatabase({ DATA_DIR: dir });
  await addEvent(db);
});
afterEach(() => db.destroy());

function insert(on: Db, token: string) {
  const session = { token_hash: token, host_uid: 'secret-host-uid', created_at: 1, expires_at: 1 };
  return on.insertInto('sessions').values(session).execute();
}

async function tokens(on: Db): Promise<string[]> {
  const rows = await on.selectFrom('sessions').select('token_hash').orderBy('token_hash').execute();
  return rows.map((row) => row.token_hash);
}

test('what a full disk took with it may be requested again', async () => {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 20)}`.execute(db);
  const outcomes = await Promise.allSettled(
    ['a', 'x'.repeat(2_000_000)].map((token) =>
      db.transaction().execute((trx) => insert(trx, token)),
    ),
  );
  const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason);
  expect(reasons.map(isUnavailable)).toEqual([true, true]);
});

test.each([1, 2])('what was written as the database closes is settled: %i', async (count) => {
  const other = connectDatabase({ DATA_DIR: dir });
  await tokens(other);
  const written = Array.from({ length: count }, (_, index) => insert(other, `late${index}`));
  const settled = Promise.allSettled(written);
  await other.destroy();
  const outcomes = await settled;
  await new Promise(setImmediate);
  const kept = outcomes.flatMap(({ status }, index) =>
    status === 'fulfilled' ? [`late${index}`] : [],
  );
  expect(await tokens(db)).toEqual(kept);
});

test('a transaction that is under way as the database closes is told so', async () => {
  const other = connectDatabase({ DATA_DIR: dir });
  const [opened, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const working = other.transaction().execute(async (trx) => {
    await insert(trx, 'inside');
    opened.resolve();
    await closed.promise;
  });
  await opened.promise;
  const others = [insert(other, 'one'), insert(other, 'two')];
  const settled = Promise.allSettled([working, ...others]);
  await new Promise(setImmediate);
  await other.destroy();
  closed.resolve();
  const outcomes = await settled;
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 3 }, () => 'rejected'));
  expect(await tokens(db)).toEqual([]);
});

test('while a transaction is open, others read what was committed last (behaviour 22.17)', async () => {
  await insert(db, 'before');
  await db.transaction().execute(async (trx) => {
    await insert(trx, 'inside');
    expect(await tokens(db)).toEqual(['before']);
    expect(await tokens(trx)).toEqual(['before', 'inside']);
  });
  expect(await tokens(db)).toEqual(['before', 'inside']);
});

test('a long transaction gives way to others between its statements (behaviour 22.17)', async () => {
  const slow = sql`with recursive numbers (n) as
    (select 1 union all select n + 1 from numbers where n < 1000000) select count(*) from numbers`;
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const seen: number[] = [];
  await db.transaction().execute(async (trx) => {
    for (let statement = 0; statement < 4; statement += 1) {
      await slow.execute(trx);
      seen.push(turns);
    }
  });
  clearImmediate(next);
  expect(new Set(seen).size).toBe(4);
});

test('a lock that another process holds is waited for once for all who came together', async () => {
  await sql`pragma busy_timeout = 50`.execute(db);
  const beside = new DatabaseSync(path.join(dir, 'festoon.sqlite'));
  beside.exec('begin immediate');
  const outcomes = await Promise.allSettled([insert(db, 'a'), insert(db, 'b'), insert(db, 'c')]);
  const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason);
  expect(reasons.map(isUnavailable)).toEqual([true, true, true]);
  expect(new Set(reasons).size).toBe(1);
  beside.close();
  await insert(db, 'later');
  expect(await tokens(db)).toEqual(['later']);
});

test('while writes are held, reads go on, and what waits is written afterwards (behaviour 34.16)', async () => {
  await insert(db, 'before');
  const later: Promise<unknown>[] = [];
  const file = await holdWrites(db, async (held) => {
    later.push(
      insert(db, 'one'),
      insert(db, 'two'),
      db.transaction().execute((trx) => insert(trx, 'three')),
    );
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(await tokens(db)).toEqual(['before']);
    // Another connection of this process could not write while this one does.
    const other = new DatabaseSync(held, { timeout: 0 });
    other.exec('begin immediate; commit');
    other.close();
    return held;
  });
  expect(file).toBe(path.join(dir, 'festoon.sqlite'));
  await Promise.all(later);
  expect(await tokens(db)).toEqual(['before', 'one', 'three', 'two']);
  await expect(holdWrites(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await insert(db, 'last');
  expect(await tokens(db)).toContain('last');
});
