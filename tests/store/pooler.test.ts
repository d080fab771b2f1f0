import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { type Bus, createBus } from '#app/features/live/bus.server.ts';
import { createPostgresLink } from '#app/features/live/postgres-link.server.ts';
import { connectDatabase, migrateDatabase } from '#app/platform/db/client.server.ts';
import { type Pooler, openPooler } from '#tests/setup/pooler.ts';
import {
  type PostgresDatabase,
  createMigratedPostgres,
  createPostgres,
} from '#tests/setup/postgres.ts';

let database: PostgresDatabase;
let pooler: Pooler;
let open: Bus[] = [];

beforeAll(async () => {
  database = await createMigratedPostgres();
  pooler = await openPooler(database.url);
});
afterEach(async () => {
  await Promise.all(open.map((bus) => bus.close()));
  open = [];
});
afterAll(async () => {
  await pooler.close();
  await database.drop();
});

/** Resolves when it hears whatever happens from now on. */
async function node(): Promise<Bus> {
  const bus = createBus(createPostgresLink(pooler.url));
  open.push(bus);
  await new Promise<void>((resolve) => bus.subscribe('nobody', () => resolve()));
  return bus;
}

/** Resolves when the bus delivers this id. */
const next = (bus: Bus, id: string) =>
  new Promise<void>((resolve) => bus.subscribe(id, (sure) => sure && resolve()));

test('through a pooler a change of one process reaches the others (behaviour 21.14)', async () => {
  const [one, other] = [await node(), await node()];
  const heard = next(other, 'a');
  one.publish('a');
  await expect(heard).resolves.toBeUndefined();
});

test('each change is heard once, and those of two processes both (behaviour 21.14)', async () => {
  const [one, two, listener] = [await node(), await node(), await node()];
  const heard = vi.fn<() => void>();
  listener.subscribe('b', heard);
  const both = Promise.all([next(listener, 'after one'), next(listener, 'after two')]);
  one.publish('b');
  two.publish('b');
  one.publish('after one');
  two.publish('after two');
  await both;
  const later = next(listener, 'later');
  one.publish('later');
  await later;
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what was said before a process was there is not told to it as a change', async () => {
  const one = await node();
  const known = next(await node(), 'c');
  one.publish('c');
  await known;
  const late = await node();
  const heard = vi.fn<() => void>();
  late.subscribe('c', heard);
  const later = next(late, 'later');
  one.publish('later');
  await later;
  expect(heard).not.toHaveBeenCalled();
});

test('an empty database is migrated through a pooler, and no statement is prepared there', async () => {
  const empty = await createPostgres();
  const between = await openPooler(empty.url);
  const settings = { DATABASE_URL: between.url, DATA_DIR: '' };
  await migrateDatabase(settings);
  const db = connectDatabase(settings);
  const hosts = db.selectFrom('hosts').selectAll().where('uid', '=', 'nobody');
  expect(await hosts.execute()).toEqual([]);
  await db.destroy();
  expect(between.prepared).toEqual([]);
  await between.close();
  await empty.drop();
});

test('on a direct connection statements are prepared', async () => {
  const db = connectDatabase({ DATABASE_URL: database.url, DATA_DIR: '', DATABASE_POOL_SIZE: 1 });
  await db.selectFrom('hosts').selectAll().where('uid', '=', 'nobody').execute();
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual([expect.stringMatching(/^festoon_\d+$/)]);
  await db.destroy();
});
