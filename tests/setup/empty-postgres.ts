import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

/** The real PostgreSQL server to test with, if there is one. */
export const testServerUrl = process.env['TEST_DATABASE_URL'];

export interface EmptyPostgres {
  url: string;
  drop(): Promise<void>;
}

/** A new database without tables on that server. */
export async function createEmptyPostgres(serverUrl: string): Promise<EmptyPostgres> {
  const name = `festoon_empty_${randomBytes(8).toString('hex')}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
