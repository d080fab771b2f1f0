import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { type Db, connectDatabase, openDialect } from '#app/platform/db/client.server.ts';
import { createSqliteDialect } from '#app/platform/db/dialects.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';

import { createMigratedPostgres } from './postgres.ts';

/** Empty, with this release's tables. */
export interface TestDatabase {
  db: Db;
  close(): Promise<void>;
}

export interface TestEngine {
  name: string;
  open(): Promise<TestDatabase>;
}

async function openSqlite(): Promise<TestDatabase> {
  const dir = mkdtempSync(path.join(tmpdir(), 'festoon-store-'));
  const db = await openDialect(createSqliteDialect(dir));
  return {
    db,
    async close() {
      await db.destroy();
      rmSync(dir, { recursive: true });
    },
  };
}

async function openPostgres(): Promise<TestDatabase> {
  const created = await createMigratedPostgres();
  const db = connectDatabase(readSettings({ DATABASE_URL: created.url }));
  return {
    db,
    async close() {
      await db.destroy();
      await created.drop();
    },
  };
}

export const engines: readonly TestEngine[] = [
  { name: 'SQLite', open: openSqlite },
  { name: 'PostgreSQL', open: openPostgres },
];

/** A database of the tests of a group, or of each of them. */
export function useDatabase(
  engine: TestEngine,
  lifetime: 'all' | 'each' = 'all',
): { readonly db: Db } {
  let opened: TestDatabase;
  const [before, after] = lifetime === 'all' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    opened = await engine.open();
  });
  after(() => opened.close());
  return {
    get db() {
      return opened.db;
    },
  };
}
