// `npm run backup -- FILE`: a complete and verified copy of the data of a running server (docs/operations.md).
import { runFileCommand } from './data/command.ts';
import { backUpPostgres } from './data/postgres-dump.ts';
import { backUpSqlite } from './data/sqlite-copy.ts';

await runFileCommand('backup', async ({ DATABASE_URL, DATA_DIR }, file) => {
  const found = DATABASE_URL
    ? await backUpPostgres(DATABASE_URL, file)
    : backUpSqlite(DATA_DIR, file);
  return `Backed up to ${file}: ${found}`;
});
