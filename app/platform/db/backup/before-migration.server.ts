import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { backupFolder } from '../owner-only.server.ts';
import { BackupError } from './backup-error.server.ts';
import { MissingProgramError, backUpPostgres } from './postgres-backup.server.ts';
import { backUpSqlite } from './sqlite-backup.server.ts';

export interface MigrationBackupSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  MIGRATION_BACKUP?: boolean;
}

/** For the log: where the backup is and what it holds, or why there is none. */
export type MigrationBackup = { file: string; contents: string } | { none: string };

const kept = 3;
const ownName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-before-(?<migration>.+)\.(?:sqlite|dump)$/;

/**
 * Backs a database up before its first missing migration is applied, into `backups` of DATA_DIR, and keeps the last three
 * of these backups (behaviour 23.30). A second attempt at a migration replaces the backup of the first. Throws a
 * `BackupError` where a backup is possible and fails: then the database must be left alone.
 */
export async function backUpBeforeMigration(
  settings: MigrationBackupSettings,
  migration: string,
  now = Date.now(),
): Promise<MigrationBackup> {
  if (settings.MIGRATION_BACKUP === false) return { none: 'MIGRATION_BACKUP is off' };
  const folder = path.resolve(settings.DATA_DIR, backupFolder);
  const extension = settings.DATABASE_URL ? 'dump' : 'sqlite';
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    removePartials(folder);
    const made = await backUp(settings, chooseFile({ folder, migration, extension }, now));
    removeOlder(folder, migration);
    return made;
  } catch (error) {
    if (error instanceof MissingProgramError) return { none: 'pg_dump is not installed' };
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `The backup before the migration could not be written to ${folder}: ${reason.replace(/\.$/, '')}. The database was left as it is. Make that possible, or set MIGRATION_BACKUP=off to migrate without a backup.`,
      { cause: error },
    );
  }
}

/** By the second, or the next one that no earlier attempt has taken. */
function chooseFile(
  { folder, migration, extension }: Record<'folder' | 'migration' | 'extension', string>,
  now: number,
): string {
  const moment = new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const file = path.join(folder, `${moment}-before-${migration}.${extension}`);
  return existsSync(file) ? chooseFile({ folder, migration, extension }, now + 1000) : file;
}

async function backUp(
  { DATABASE_URL, DATA_DIR }: MigrationBackupSettings,
  file: string,
): Promise<MigrationBackup> {
  const contents = DATABASE_URL
    ? await backUpPostgres(DATABASE_URL, file)
    : backUpSqlite(DATA_DIR, file);
  return { file, contents };
}

/** What an attempt left that was cut short. Only one process at a time makes these backups. */
function removePartials(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.partial') && ownName.test(name.slice(0, -'.partial'.length))) {
      rmSync(path.join(folder, name));
    }
  }
}

/** Files with other names are not ours. */
function removeOlder(folder: string, migration: string): void {
  const backups = readdirSync(folder)
    .filter((name) => ownName.test(name))
    .toSorted()
    .toReversed();
  const [newest, ...older] = backups;
  const isRepeated = (name: string) => ownName.exec(name)?.groups?.['migration'] === migration;
  const outdated = older.filter(isRepeated);
  const others = older.filter((name) => !isRepeated(name));
  if (newest === undefined) return;
  for (const name of [...outdated, ...others.slice(kept - 1)]) rmSync(path.join(folder, name));
}
