import { sql } from 'kysely';

import type { Db } from './client.server.ts';
import { getEngine, holdWrites } from './dialects.server.ts';
import { eraseFiles, erasure } from './erase-files.server.ts';

/** Call in the transaction that deletes rows, so that a crash loses nothing. */
export async function askForErasure(trx: Db): Promise<void> {
  if (getEngine(trx) !== 'sqlite') return;
  await sql`pragma user_version = ${sql.lit(erasure.rewrite)}`.execute(trx);
}

/**
 * Meanwhile reads go on and writes wait. False when another process, such as a backup, reads the files. PostgreSQL
 * reuses the space by itself.
 */
export async function eraseDeleted(db: Db): Promise<boolean> {
  if (getEngine(db) !== 'sqlite') return true;
  const asked = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  if (asked.rows[0]?.user_version === erasure.none) return true;
  return holdWrites(db, eraseFiles);
}
