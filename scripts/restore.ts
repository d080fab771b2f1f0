// `npm run restore -- FILE`: restores a backup where there is no data yet (docs/operations.md).
import { restorePostgres } from '#app/platform/db/backup/postgres-backup.server.ts';
import { restoreSqlite } from '#app/platform/db/backup/sqlite-backup.server.ts';

import { runFileCommand } from './data/command.ts';

await runFileCommand('restore', async ({ DATABASE_URL, DATA_DIR }, file) => {
  const found = DATABASE_URL
    ? await restorePostgres(file, DATABASE_URL)
    : restoreSqlite(file, DATA_DIR);
  return `Restored from ${file}: ${found}`;
});
