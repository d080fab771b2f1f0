import { Client } from 'pg';

/** The real server that this run may use; tests that need one are skipped without it. */
export const serverUrl = process.env['TEST_DATABASE_URL'];

/** An empty database of its own on the real server. */
export interface PostgresDatabase {
  url: string;
  /** Runs one statement in it, over a connection of its own. */
  run(statement: string): Promise<Record<string, unknown>[]>;
  /** Removes it, with whatever is still connected to it. */
  drop(): Promise<void>;
}

async function run(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** A slow machine is no lost database. */
export const patience = { DATABASE_CONNECT_TIMEOUT: '120', DATABASE_QUERY_TIMEOUT: '120' };

export async function createPostgres(server = serverUrl): Promise<PostgresDatabase> {
  if (!server) throw new Error('This test needs TEST_DATABASE_URL.');
  const name = `festoon_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await run(server, `create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    run: (statement) => run(address.href, statement),
    async drop() {
      await run(server, `drop database if exists ${name} with (force)`);
    },
  };
}
