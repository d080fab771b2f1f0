import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

import { getDatabaseFile } from '#app/platform/db/dialects.server.ts';

/** What belongs to the database, but not to the user of this process. Users are numbers. */
export function findForeignFile(
  dataDir: string,
): { file: string; owner: number; user: number } | null {
  const user = process.geteuid?.();
  if (user === undefined) return null;
  const database = path.resolve(getDatabaseFile(dataDir));
  const files = [findFolder(path.resolve(dataDir)), database, `${database}-wal`, `${database}-shm`];
  for (const file of files) {
    const owner: number = statSync(file, { throwIfNoEntry: false })?.uid ?? user;
    if (owner !== user) return { file, owner, user };
  }
  return null;
}

/** The folder, or the one above it in which it would be made. */
function findFolder(folder: string): string {
  return existsSync(folder) ? folder : findFolder(path.dirname(folder));
}
