import { migrateDatabase } from '#app/platform/db/client.server.ts';
import { createPostgres } from '#tests/setup/postgres.ts';

import { startPostgres } from './server.ts';

/** Starts one server for the whole run, unless TEST_DATABASE_URL names one, and creates the databases' template. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_TEMPLATE']) return undefined;
  const named = process.env['TEST_DATABASE_URL'];
  const server = named ? { url: named, async stop() {} } : await startPostgres();
  process.env['TEST_DATABASE_URL'] = server.url;
  const template = await createPostgres(server.url);
  await migrateDatabase({ DATABASE_URL: template.url, DATA_DIR: '' });
  process.env['TEST_DATABASE_TEMPLATE'] = template.name;
  return async () => {
    await template.drop();
    await server.stop();
  };
}
