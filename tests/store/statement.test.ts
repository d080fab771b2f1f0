import { beforeAll, describe, expect, test } from 'vitest';

import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { engines, useDatabase, type TestDatabase } from '#tests/setup/engines.ts';
import { addHost } from '#tests/setup/hosts.ts';

let built = 0;
const nameOf = prepareStatement<{ uid: string; least: number }, { name: string }>((db, value) => {
  built += 1;
  return db
    .selectFrom('hosts')
    .select('username as name')
    .where('uid', '=', value('uid'))
    .where('created_at', '>=', value('least'));
});

async function ask(db: TestDatabase['db'], uid: string, least = 0): Promise<string[]> {
  const { rows } = await nameOf(db, { uid, least });
  return rows.map(({ name }) => name);
}

describe.each(engines)('a statement on $name', (engine) => {
  const store = useDatabase(engine);

  beforeAll(() => {
    built = 0;
  });

  test('is built once and run with the values of each time, in a transaction as outside of it', async () => {
    const [ana, bo] = [await addHost(store.db, 'ana'), await addHost(store.db, 'bo')];
    expect(await ask(store.db, ana.uid)).toEqual(['ana']);
    expect(await ask(store.db, bo.uid)).toEqual(['bo']);
    expect(await ask(store.db, bo.uid, Number.MAX_SAFE_INTEGER)).toEqual([]);
    expect(await store.db.transaction().execute((trx) => ask(trx, ana.uid))).toEqual(['ana']);
    expect(built).toBe(1);
  });
});
