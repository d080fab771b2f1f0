import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { type PostgresDatabase, createPostgres } from './postgres.ts';

/** What release 0.1.0 left in a database, with data in it. */
export function readOldStatements(engine: 'sqlite' | 'postgres'): string {
  return readFileSync(path.resolve(`tests/fixtures/release-0.1.0/${engine}.sql`), 'utf8');
}

/** Returns the open database of a folder. */
export function createOldSqlite(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(path.join(dataDir, 'festoon.sqlite'));
  db.exec(readOldStatements('sqlite'));
  return db;
}

export async function createOldPostgres(): Promise<PostgresDatabase> {
  const database = await createPostgres();
  await database.run(readOldStatements('postgres'));
  return database;
}
