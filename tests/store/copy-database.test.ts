import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';

import { writePicture } from '#app/features/picture/store.server.ts';
import { type Db, openDatabase } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { injections, lookalikes, shapes, spaces } from '#tests/fixtures/nasty-strings.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';
import { addAnswer, addEvent, listTokens } from '#tests/setup/events.ts';
import { createPostgres } from '#tests/setup/postgres.ts';
import { makeTree } from '#tests/setup/tree.ts';

import {
  type Rows,
  readAtOneMoment,
  copiedTables,
  copyAll,
  findDifferences,
  digestAll,
} from '../../scripts/data/copy.ts';

/** Not compared: migrations differ between engines, and counts and tickets are outdated within minutes or a day. */
const notCopied = [
  'migrations',
  'migrations_lock',
  'attempts',
  'desk_tickets',
  'heard_words',
  'last_backup',
  'leases',
  'mail_counts',
  'mailbox_state',
  'passkey_challenges',
  'password_resets',
];

const manyGuests = 10_000;
const nasty = Object.values({ ...injections, ...lookalikes, ...shapes, ...spaces });

const rowsOf = (db: Db) => db as unknown as Rows;
/** The engines have classes of their own for bytes. */
const inOrder = (rows: object[]) =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row).map(([name, value]: [string, unknown]) => [
          name,
          value instanceof Uint8Array ? [...value] : value,
        ]),
      ),
    )
    .toSorted();

let dir: string;

beforeEach(() => {
  dir = makeTree({});
});

async function fill(db: Db): Promise<void> {
  await addEvent(db, {
    invitees: Array.from({ length: manyGuests }, (_, index) => ({
      name: nasty[index % nasty.length] ?? '',
      email: `guest-${index}@example.org`,
    })),
  });
  for (const [index, text] of nasty.entries()) {
    const inviteId = await addEvent(db, {
      eventName: text,
      invitees: [],
      customMessage: `${text}\r\n\t${text}`,
      location: text,
      eventType: [text],
      theme: nasty.slice(0, index % 5),
      lat: index % 3 === 0 ? null : 51.507_351_234_567_89 / (index + 1),
      lng: index % 3 === 0 ? null : -0.1 * index,
      activities: [{ id: 1_790_000_000_000, name: text, time: 1439 }],
    });
    await addAnswer(db, { inviteId, answer: 'maybe', name: text });
    const bytes = Uint8Array.from({ length: 256 * index }, (_, at) => (at * 31 + index) % 256);
    const picture = { hash: 'h'.repeat(16), alt: text, width: 480, height: 300, widths: [480] };
    const renditions = [{ width: 480, format: 'webp', bytes } as const];
    await writePicture(db, { inviteId, picture, renditions, now: 1 });
  }
  await db
    .insertInto('sessions')
    .values({
      token_hash: 'Ä',
      host_uid: 'secret-host-uid',
      created_at: 1,
      expires_at: 2 ** 53 - 1,
    })
    .execute();
}

describe.each([
  { from: engines[0], to: engines[1] },
  { from: engines[1], to: engines[0] },
])('from $from.name to $to.name', ({ from, to }) => {
  const source = useDatabase(from!, 'each');
  const target = useDatabase(to!, 'each');

  test('every row arrives as it was (behaviour 23.19, 40.9)', async () => {
    await fill(source.db);
    const sent = await copyAll(rowsOf(source.db), rowsOf(target.db));
    expect(sent.invitees.rows).toBe(manyGuests);
    expect(sent.invites.rows).toBe(nasty.length + 1);
    expect(findDifferences(sent, await digestAll(rowsOf(target.db)))).toEqual([]);
    for (const table of copiedTables) {
      const read = (db: Db) => db.selectFrom(table).selectAll().execute();
      const [before, after] = await Promise.all([read(source.db), read(target.db)]);
      expect(inOrder(after)).toEqual(inOrder(before));
    }
    const { rows } = await sql<{ id: string }>`select id from invites`.execute(target.db);
    for (const { id } of rows) {
      expect(await listTokens(target.db, id)).toEqual(await listTokens(source.db, id));
    }
  });

  test('a single changed letter is noticed (behaviour 23.19)', async () => {
    await addEvent(source.db);
    const before = await digestAll(rowsOf(source.db));
    await sql`update invites set event_name = 'Garden supper'`.execute(source.db);
    expect(findDifferences(before, await digestAll(rowsOf(source.db)))).toEqual(['invites']);
  });
});

test.each(engines)('no table of $name is forgotten', async (engine) => {
  const opened = await engine.open();
  const tables = (await opened.db.introspection.getTables()).map(({ name }) => name);
  expect(new Set(tables)).toEqual(new Set([...copiedTables, ...notCopied]));
  await opened.close();
});

function copyDatabase(...args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/copy-database.ts', ...args],
      { env: { PATH: process.env['PATH'], INIT_CWD: dir } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? -1) : 0, output: stdout + stderr }),
    );
  });
}

const done = 'Every row was copied and read back the same.\n';

describe('npm run copy-database', () => {
  test('copies what is there at one moment while a server goes on writing', async () => {
    const running = await openDatabase({ DATA_DIR: path.join(dir, 'from') });
    const people = [
      { name: 'Ana', email: 'a@example.org' },
      { name: 'Bo', email: 'b@example.org' },
    ];
    await addEvent(running, { invitees: people });
    const copied = copyDatabase('from', 'to');
    const moment = { isOver: false };
    void copied.finally(() => (moment.isOver = true));
    while (!moment.isOver) {
      await addEvent(running, { invitees: people });
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { code, output } = await copied;
    expect([code, output]).toEqual([0, expect.stringContaining(done)]);
    expect(output).toContain('FROM has changed since (invites, invitees)');
    await running.destroy();
    const copy = await openDatabase({ DATA_DIR: path.join(dir, 'to') });
    const { rows } = await sql<{
      whole: number;
    }>`select count(*) = 2 * (select count(*) from invites) as whole from invitees`.execute(copy);
    expect(rows).toEqual([{ whole: 1 }]);
    await copy.destroy();
  });

  test('refuses a target that holds data, and changes nothing in it (behaviour 23.19)', async () => {
    for (const name of ['from', 'to']) {
      const db = await openDatabase({ DATA_DIR: path.join(dir, name) });
      await addEvent(db, { eventName: name });
      await db.destroy();
    }
    const { code, output } = await copyDatabase('from', 'to');
    expect([code, output]).toEqual([1, 'to holds data already (hosts). Nothing was changed.\n']);
    const db = await openDatabase({ DATA_DIR: path.join(dir, 'to') });
    expect(await db.selectFrom('invites').select('event_name').execute()).toEqual([
      { event_name: 'to' },
    ]);
    await db.destroy();
  });

  test.each([
    [[], /^Usage: npm run copy-database -- FROM TO\n/],
    [['from', 'to', 'there'], /^Usage: /],
    [['nowhere', 'to'], /^There is no database in nowhere\.\n$/],
    [['mysql://a/b', 'to'], /^mysql:\/\/a\/b is neither postgres:\/\/… nor a folder\.\n$/],
    [
      ['postgres://me:secret@127.0.0.1:1/x', 'to'],
      /^postgres:\/\/127\.0\.0\.1:1\/x cannot be used: .*ECONNREFUSED.*\n$/,
    ],
  ])('says what is wrong in words: %j', async (args, words) => {
    const { code, output } = await copyDatabase(...args);
    expect(code).toBe(1);
    expect(output).toMatch(words);
    expect(existsSync(path.join(dir, 'to'))).toBe(false);
  });

  test('refuses a database of another release', async () => {
    const db = await openDatabase({ DATA_DIR: path.join(dir, 'from') });
    await sql`update migrations set name = '9999-later' where name like '0002%'`.execute(db);
    expect((await copyDatabase('from', 'to')).output).toBe(
      'from is newer than this release of Festoon.\n',
    );
    await sql`delete from migrations where name like '9999%'`.execute(db);
    await db.destroy();
    expect((await copyDatabase('from', 'to')).output).toMatch(/^from is older than this release/);
  });

  test('goes to PostgreSQL and back', async () => {
    const from = path.join(dir, 'from');
    const db = await openDatabase({ DATA_DIR: from });
    await fill(db);
    const before = await readAtOneMoment(rowsOf(db), digestAll);
    await db.destroy();
    const postgres = await createPostgres();
    const there = await copyDatabase('from', postgres.url);
    expect([there.code, there.output]).toEqual([0, expect.stringContaining(done)]);
    expect(there.output).toMatch(/^invitees +10000 +10000 +([0-9a-f]{16}) +\1$/m);
    const again = await copyDatabase('from', postgres.url);
    expect(again.output).toContain('holds data already (hosts). Nothing was changed.');
    const back = await copyDatabase(postgres.url, 'back');
    expect([back.code, back.output]).toEqual([0, expect.stringContaining(done)]);
    const returned = await openDatabase({ DATA_DIR: path.join(dir, 'back') });
    expect(await digestAll(rowsOf(returned))).toEqual(before);
    expect(await postgres.run('select count(*) from attempts')).toEqual([{ count: 0 }]);
    await returned.destroy();
    await postgres.drop();
  });
});

test('a copy that breaks off leaves an empty target (behaviour 23.19)', async () => {
  const db = await openDatabase({ DATA_DIR: path.join(dir, 'from') });
  await addEvent(db, { eventName: createId() });
  const target = await openDatabase({ DATA_DIR: path.join(dir, 'to') });
  const broken = rowsOf(target)
    .transaction()
    .execute(async (trx) => {
      await copyAll(rowsOf(db), trx);
      throw new Error('the plug was pulled');
    });
  await expect(broken).rejects.toThrow('the plug was pulled');
  expect((await digestAll(rowsOf(target))).hosts.rows).toBe(0);
  await Promise.all([db.destroy(), target.destroy()]);
});
