// `npm run backup -- FILE`: a complete and verified copy of the data of a running server (docs/operations.md).
import { noteBackup } from '#app/platform/db/backup/last-backup.server.ts';
import { backUpPostgres } from '#app/platform/db/backup/postgres-backup.server.ts';
import { backUpSqlite } from '#app/platform/db/backup/sqlite-backup.server.ts';
import { connectDatabase } from '#app/platform/db/client.server.ts';
import type { Settings } from '#app/platform/settings.server.ts';

import { runFileCommand } from './data/command.ts';

/** Where the database cannot be written, the backup is none the worse. Returns what to add to the message. */
async function note(settings: Settings): Promise<string> {
  const db = connectDatabase(settings);
  try {
    await noteBackup(db, Date.now());
    return '';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `. The server does not show it, because that could not be noted: ${reason}`;
  } finally {
    await db.destroy();
  }
}

await runFileCommand('backup', async (settings, file) => {
  const { DATABASE_URL, DATA_DIR } = settings;
  const found = DATABASE_URL
    ? await backUpPostgres(DATABASE_URL, file)
    : backUpSqlite(DATA_DIR, file);
  return `Backed up to ${file}: ${found}${await note(settings)}`;
});
