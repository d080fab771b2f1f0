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

import { Trouble } from '../trouble.mjs';

const counted = ['hosts', 'invites', 'invitees', 'rsvps'] as const;

/** It holds password hashes and personal links. */
const ownerOnly = 0o600;

/** How long the copy waits for a lock that the server holds. */
const busyTimeoutMs = 10_000;

/** Where a server with these settings keeps its database. */
export function databaseFile(dataDir: string): string {
  return path.resolve(dataDir, 'festoon.sqlite');
}

/**
 * Copies the database of a running or stopped server into one new file: a single read transaction, so the
 * copy is the database as it was at one moment, and the server goes on writing meanwhile. The copy is checked
 * before it gets its name. Returns what is in it.
 */
export function backUpSqlite(dataDir: string, file: string): string {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new Trouble(`There is no database in DATA_DIR ${dataDir}.`);
  return makeFile(file, (partial) => {
    const db = new DatabaseSync(source, { readOnly: true, timeout: busyTimeoutMs });
    try {
      db.prepare('vacuum into ?').run(partial);
    } finally {
      db.close();
    }
  });
}

/** Puts a backup into a DATA_DIR that has no database yet. Returns what is in it. */
export function restoreSqlite(file: string, dataDir: string): string {
  if (!existsSync(file)) throw new Trouble(`There is no file ${file}.`);
  const target = databaseFile(dataDir);
  mkdirSync(path.dirname(target), { recursive: true });
  // A log that lies beside a database belongs to it: under another it would be taken for its newest changes.
  const present = readdirSync(path.dirname(target)).filter((name) => name.startsWith('festoon.sql'));
  if (present.length > 0) {
    throw new Trouble(
      `DATA_DIR ${dataDir} holds data already (${present.join(', ')}). Nothing was changed. Stop the server, move these files away, and try again.`,
    );
  }
  return makeFile(target, (partial) => copyFileSync(file, partial));
}

/**
 * Has `write` fill a file that only its owner may read, checks it, brings it to the disk, and only then gives
 * it its name: a copy that was cut short never looks like a whole one.
 */
function makeFile(file: string, write: (partial: string) => void): string {
  if (existsSync(file)) throw new Trouble(`${file} exists already. Nothing was changed.`);
  const partial = `${file}.partial`;
  reserve(partial);
  try {
    write(partial);
    chmodSync(partial, ownerOnly);
    const found = inspect(partial);
    flush(partial);
    if (existsSync(file)) throw new Trouble(`${file} exists already. Nothing was changed.`);
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
      throw new Trouble(`${partial} exists: another copy is being made, or was cut short. Remove it then.`);
    }
    if (code === undefined) throw error;
    throw new Trouble(`${partial} cannot be written: ${code}.`);
  }
}

/** SQLite's own check of every page and index, then of the references, then what is in it. */
function inspect(file: string): string {
  const db = openToRead(file);
  try {
    const { integrity_check: integrity } = db.prepare('pragma integrity_check').get() as {
      integrity_check: string;
    };
    if (integrity !== 'ok') throw new Trouble(`The database is damaged: ${integrity}`);
    const dangling = db.prepare('pragma foreign_key_check').all().length;
    if (dangling > 0) throw new Trouble(`The database is damaged: ${dangling} rows belong to nothing.`);
    const counts = counted.map((table) => {
      const row = db.prepare(`select count(*) as count from ${table}`).get() as { count: number };
      return `${row.count} ${table}`;
    });
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    return `${counts.join(', ')}; ${megabytes} MB; integrity check: ok`;
  } catch (error) {
    if (error instanceof Trouble || !(error instanceof Error)) throw error;
    throw new Trouble(`This is no database of Festoon: ${error.message}.`);
  } finally {
    db.close();
  }
}

function openToRead(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true });
  } catch (error) {
    throw new Trouble(`${file} cannot be read: ${(error as Error).message}.`);
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
