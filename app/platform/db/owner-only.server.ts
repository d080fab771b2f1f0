import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

const ownFile = 0o600;
const ownFolder = 0o700;

/** In the folder of the database: the copies made before migrations. */
export const backupFolder = 'backups';

/**
 * Only the owner can read a database: its file, the files beside it, and its folder (behaviour 23.22). A folder that
 * also holds other files keeps its mode. SQLite gives the files that it creates the mode of the database.
 */
export function restrictToOwner(file: string): void {
  const folder = path.dirname(path.resolve(file));
  mkdirSync(folder, { recursive: true, mode: ownFolder });
  closeSync(openSync(file, 'a', ownFile));
  for (const suffix of ['', '-wal', '-shm', '-journal']) restrict(file + suffix, ownFile);
  const isOurs = (name: string) => name.startsWith(path.basename(file)) || name === backupFolder;
  const isOwn = readdirSync(folder).every(isOurs);
  if (isOwn) restrict(folder, ownFolder);
}

function restrict(target: string, mode: number): void {
  if (!existsSync(target) || (statSync(target).mode & 0o777) === mode) return;
  try {
    chmodSync(target, mode);
  } catch (error) {
    // Another user's file, which that user gave to this one on purpose.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
