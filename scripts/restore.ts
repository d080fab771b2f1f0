// `npm run restore -- FILE`: restores a backup where there is no data yet (docs/operations.md).
import { runFileCommand } from './data/command.ts';
import { restorePostgres } from './data/postgres-dump.ts';
import { restoreSqlite } from './data/sqlite-copy.ts';

await runFileCommand('restore', async ({ DATABASE_URL, DATA_DIR }, file) => {
  const found = DATABASE_URL
    ? await restorePostgres(file, DATABASE_URL)
    : restoreSqlite(file, DATA_DIR);
  return `Restored from ${file}: ${found}`;
});
