import { stat, statfs } from 'node:fs/promises';

import { sql } from 'kysely';

import type { Db } from './client.server.ts';
import { getDatabaseFile, getEngine } from './dialects.server.ts';

/** In bytes. That of the embedded database includes the file of its newest changes. */
export async function readDatabaseSize(db: Db, dataDir: string): Promise<number> {
  if (getEngine(db) === 'postgres') {
    const query = sql<{ size: number }>`select pg_database_size(current_database()) as size`;
    return (await query.execute(db)).rows[0]?.size ?? 0;
  }
  const file = getDatabaseFile(dataDir);
  const sizes = [file, `${file}-wal`].map((name) =>
    stat(name).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The bytes that the embedded database can still take; null with PostgreSQL, whose disk is elsewhere. */
export async function readDiskLeft(db: Db, dataDir: string): Promise<number | null> {
  if (getEngine(db) === 'postgres') return null;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}
