import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { getDatabaseFile } from '../dialects.server.ts';
import { BackupError } from './backup-error.server.ts';

const counted = ['hosts', 'invites', 'invitees', 'rsvps'] as const;

/** The file holds password hashes and personal links. */
const ownerOnly = 0o600;

/** How long the copy waits for a lock of the server. */
const busyTimeoutMs = 10_000;

/**
 * Copies the database of a running or stopped server into one new file. The copy is a snapshot, read in a single
 * transaction while the server keeps writing. It is checked before it gets its final name. Returns its contents in
 * words.
 */
export function backUpSqlite(dataDir: string, file: string): string {
  const source = getDatabaseFile(dataDir);
  if (!existsSync(source)) throw new BackupError(`There is no database in DATA_DIR ${dataDir}.`);
  return makeFile(file, (partial) => {
    const db = new DatabaseSync(source, { readOnly: true, timeout: busyTimeoutMs });
    try {
      db.prepare('vacuum into ?').run(partial);
    } finally {
      db.close();
    }
  });
}

/** Puts a backup into a DATA_DIR that has no database yet. Returns its contents in words. */
export function restoreSqlite(file: string, dataDir: string): string {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const target = getDatabaseFile(dataDir);
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  // SQLite would apply an old log beside the file as the newest changes of the restored database.
  const present = readdirSync(path.dirname(target)).filter((name) =>
    name.startsWith('festoon.sql'),
  );
  if (present.length > 0) {
    throw new BackupError(
      `DATA_DIR ${dataDir} holds data already (${present.join(', ')}). Nothing was changed. Stop the server, move these files away, and try again.`,
    );
  }
  return makeFile(target, (partial) => copyFileSync(file, partial));
}

/**
 * Calls `write` with a temporary file that only its owner may read, checks the file, syncs it to the disk, and only
 * then renames it, so that an incomplete copy never has the final name.
 */
function makeFile(file: string, write: (partial: string) => void): string {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Nothing was changed.`);
  const partial = `${file}.partial`;
  reserve(partial);
  try {
    write(partial);
    chmodSync(partial, ownerOnly);
    const found = inspect(partial);
    flush(partial);
    if (existsSync(file)) throw new BackupError(`${file} exists already. Nothing was changed.`);
    renameSync(partial, file);
    flush(path.dirname(path.resolve(file)));
    return found;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

function reserve(partial: string): void {
  try {
    closeSync(openSync(partial, 'wx', ownerOnly));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      throw new BackupError(
        `${partial} exists: another copy is being made, or was cut short. Remove it then.`,
      );
    }
    if (code === undefined) throw error;
    throw new BackupError(`${partial} cannot be written: ${code}.`);
  }
}

/** Runs SQLite's checks of pages, indexes and references. Returns the contents in words. */
function inspect(file: string): string {
  const db = openToRead(file);
  try {
    const { integrity_check: integrity } = db.prepare('pragma integrity_check').get() as {
      integrity_check: string;
    };
    if (integrity !== 'ok') throw new BackupError(`The database is damaged: ${integrity}`);
    const dangling = db.prepare('pragma foreign_key_check').all().length;
    if (dangling > 0)
      throw new BackupError(`The database is damaged: ${dangling} rows belong to nothing.`);
    const counts = counted.map((table) => {
      const row = db.prepare(`select count(*) as count from ${table}`).get() as { count: number };
      return `${row.count} ${table}`;
    });
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    return `${counts.join(', ')}; ${megabytes} MB; integrity check: ok`;
  } catch (error) {
    if (error instanceof BackupError || !(error instanceof Error)) throw error;
    throw new BackupError(`This is no database of Festoon: ${error.message}.`);
  } finally {
    db.close();
  }
}

function openToRead(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true });
  } catch (error) {
    throw new BackupError(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

function flush(file: string): void {
  const handle = openSync(file, constants.O_RDONLY);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
