import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Kysely } from 'kysely';

import {
  type DatabaseSettings,
  connectDatabase,
  migrateDatabase,
} from '#app/platform/db/client.server.ts';
import { getDatabaseFile } from '#app/platform/db/dialects.server.ts';
import { compareMigrations } from '#app/platform/db/migrations.server.ts';

import { CommandError } from '../command-error.mjs';
import { type Rows, refuseUnlessEmpty } from './copy.ts';
import { createPlainDialect } from './plain-dialect.ts';

const busyTimeoutMs = 10_000;

/** A database as named on the command line: a PostgreSQL URL, or the folder of an embedded database. */
export interface Side {
  /** The name without the password, safe to print. */
  name: string;
  settings: DatabaseSettings;
}

export function parseSide(text: string, typedIn: string): Side {
  if (!/^postgres(ql)?:\/\//.test(text)) {
    if (text.includes('://')) throw new CommandError(`${text} is neither postgres://… nor a folder.`);
    const folder = path.resolve(typedIn, text);
    return { name: text, settings: { DATA_DIR: folder } };
  }
  const url = URL.parse(text);
  if (!url) throw new CommandError('The address of PostgreSQL cannot be read.');
  const name = `postgres://${url.host}${url.pathname}`;
  return { name, settings: { DATA_DIR: '', DATABASE_URL: text } };
}

/** A file opened read-only, whose transactions block no writer. */
function readOnly(file: string): Rows {
  const db = new DatabaseSync(file, { readOnly: true, timeout: busyTimeoutMs });
  return new Kysely({ dialect: createPlainDialect(db) });
}

/**
 * Runs `work`, and closes the database when it fails. Expected failures become a message for people; others are
 * rethrown.
 */
async function orClose(db: Rows, { name }: Side, work: () => Promise<void>): Promise<Rows> {
  try {
    await work();
    return db;
  } catch (error) {
    await db.destroy();
    if (error instanceof Error && 'code' in error) {
      throw new CommandError(`${name} cannot be used: ${error.message || String(error.code)}.`);
    }
    throw error;
  }
}

/** Opens the source of the copy. It must exist and be of this release; it is not changed. */
export function openSource(side: Side): Promise<Rows> {
  const { name, settings } = side;
  const file = getDatabaseFile(settings.DATA_DIR);
  if (!settings.DATABASE_URL && !existsSync(file)) {
    throw new CommandError(`There is no database in ${name}.`);
  }
  const db = settings.DATABASE_URL ? (connectDatabase(settings) as unknown as Rows) : readOnly(file);
  return orClose(db, side, async () => {
    const { unknown, missing } = await compareMigrations(db);
    if (unknown.length > 0) throw new CommandError(`${name} is newer than this release of Festoon.`);
    if (missing.length > 0) {
      throw new CommandError(
        `${name} is older than this release of Festoon: start this release on it once, then copy.`,
      );
    }
  });
}

/** Opens the target of the copy, with this release's tables, all of them empty. */
export function openTarget(side: Side): Promise<Rows> {
  const { name, settings } = side;
  const fresh = !settings.DATABASE_URL && !existsSync(getDatabaseFile(settings.DATA_DIR));
  const db = connectDatabase(settings) as unknown as Rows;
  return orClose(db, side, async () => {
    if (!fresh) await refuseUnlessEmpty(db, name);
    await migrateDatabase(settings);
  });
}
