import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';

import { getEngine } from '#app/platform/db/dialects.server.ts';
import { createWriteCheck } from '#app/platform/db/write-check.server.ts';
import { engines, useDatabase } from '#tests/setup/engines.ts';

describe.each(engines)('the check for writes on $name', (engine) => {
  const opened = useDatabase(engine, 'each');

  const refusal = {
    sqlite: 'pragma query_only = on',
    postgres: 'set session characteristics as transaction read only',
  };

  test('passes, and fails on a connection that is read-only (behaviour 23.10)', async () => {
    let now = 0;
    const failures: string[] = [];
    const log = { info() {}, warn() {}, error: (event: string) => void failures.push(event) };
    await opened.db.connection().execute(async (db) => {
      const acceptsWrites = createWriteCheck({ db, clock: () => now, log });
      expect(await acceptsWrites()).toBe(true);
      await sql.raw(refusal[getEngine(db)]).execute(db);
      now += 5000;
      expect(await acceptsWrites()).toBe(false);
    });
    expect(failures).toEqual(['the database refuses writes']);
  });
});
