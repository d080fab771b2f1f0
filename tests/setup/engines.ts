import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { Client } from 'pg';

import { type Db, openDialect } from '#app/platform/db/client.server.ts';
import { postgresDialect, sqliteDialect } from '#app/platform/db/dialects.server.ts';

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
  const db = await openDialect(sqliteDialect(dir), 'sqlite');
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

async function openPglite(): Promise<TestDatabase> {
  const pglite = idlePglites.pop() ?? new PGlite({ parsers: { 20: Number, 1700: Number } });
  const db = await openDialect(new PGliteDialect({ pglite }), 'postgres');
  return {
    db,
    async close() {
      if (pglite.closed) return;
      await pglite.exec('drop schema public cascade; create schema public');
      idlePglites.push(pglite);
    },
  };
}

/** A database of its own on the real server that `TEST_DATABASE_URL` names. */
async function openPostgres(serverUrl: string): Promise<TestDatabase> {
  const name = `festoon_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = await openDialect(postgresDialect(url.href), 'postgres');
  return {
    db,
    async close() {
      await db.destroy();
      await administer(serverUrl, `drop database ${name}`);
    },
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** Every engine that this run can reach: SQLite, and PostgreSQL as a real server or as PGlite. */
export const engines: TestEngine[] = [
  { name: 'SQLite', open: openSqlite },
  serverUrl
    ? { name: 'PostgreSQL', open: () => openPostgres(serverUrl) }
    : { name: 'PGlite', open: openPglite },
];
