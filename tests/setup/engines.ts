import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';

import { type Db, openDatabase, openDialect } from '#app/platform/db/client.server.ts';
import { sqliteDialect } from '#app/platform/db/dialects.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';

import { createPostgres, serverUrl } from './postgres.ts';

/** An empty, migrated database and the way to be rid of it. */
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
  const db = await openDialect(sqliteDialect(dir));
  return {
    db,
    async close() {
      await db.destroy();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Started ones that nobody uses: starting one takes a second, emptying one a moment. */
const idlePglites: PGlite[] = [];

export async function takePglite(): Promise<PGlite> {
  const pglite = idlePglites.pop() ?? new PGlite({ parsers: { 20: Number, 1700: Number } });
  await pglite.waitReady;
  return pglite;
}

/** Empties it for the next one. */
export async function returnPglite(pglite: PGlite): Promise<void> {
  await pglite.exec('drop schema public cascade; create schema public');
  idlePglites.push(pglite);
}

/** A PGlite as a database that can be closed while the PGlite itself lives on. */
export function dialectOver(pglite: PGlite): PGliteDialect {
  let closed = false;
  return new PGliteDialect({
    pglite: {
      ready: true,
      waitReady: pglite.waitReady,
      query: pglite.query.bind(pglite),
      transaction: pglite.transaction.bind(pglite),
      get closed() {
        return closed;
      },
      async close() {
        closed = true;
      },
    },
  });
}

async function openPglite(): Promise<TestDatabase> {
  const pglite = await takePglite();
  const db = await openDialect(dialectOver(pglite));
  return {
    db,
    async close() {
      await db.destroy();
      await returnPglite(pglite);
    },
  };
}

/** A database of its own on the real server that `TEST_DATABASE_URL` names. */
async function openPostgres(): Promise<TestDatabase> {
  const created = await createPostgres();
  const db = await openDatabase(readSettings({ DATABASE_URL: created.url }));
  return {
    db,
    async close() {
      await db.destroy();
      await created.drop();
    },
  };
}

/** Every engine that this run can reach: SQLite, and PostgreSQL as a real server or as PGlite. */
export const engines: TestEngine[] = [
  { name: 'SQLite', open: openSqlite },
  serverUrl ? { name: 'PostgreSQL', open: openPostgres } : { name: 'PGlite', open: openPglite },
];
