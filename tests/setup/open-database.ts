// Opens a database when it receives a line, so that several processes can do it at once. Prints its migrations.
import { once } from 'node:events';

import { sql } from 'kysely';

import { openDatabase } from '#app/platform/db/client.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';

const [dataDir = '', databaseUrl] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const db = await openDatabase(readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
const { rows } = await sql<{ count: number }>`select count(*) as count from migrations`.execute(db);
await db.destroy();
process.stdout.write(`migrations: ${rows[0]?.count}\n`);
process.exit(0);
