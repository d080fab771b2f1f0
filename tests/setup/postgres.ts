import { Client } from 'pg';

export interface PostgresDatabase {
  name: string;
  url: string;
  /** Runs one statement over a connection of its own. */
  run(statement: string): Promise<Record<string, unknown>[]>;
  /** Ends all connections. */
  drop(): Promise<void>;
}

/** Time limits for a server under test that no slow machine exceeds. */
export const longTimeLimits = { DATABASE_CONNECT_TIMEOUT: '120', DATABASE_QUERY_TIMEOUT: '120' };

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

/** The server that the caller named, or the one that `postgres/global-setup.ts` has started. */
export function getServerUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('No PostgreSQL: the project lacks tests/setup/postgres/global-setup.ts.');
  return url;
}

/** Empty, or a copy of `template`. */
export async function createPostgres(
  server = getServerUrl(),
  template?: string,
): Promise<PostgresDatabase> {
  const name = `festoon_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await run(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return {
    name,
    url: address.href,
    run: (statement) => run(address.href, statement),
    async drop() {
      await run(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Has this release's tables. */
export function createMigratedPostgres(): Promise<PostgresDatabase> {
  return createPostgres(getServerUrl(), process.env['TEST_DATABASE_TEMPLATE']);
}
