import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { type ClientBase, DatabaseError, Pool, type PoolClient, type PoolConfig, types } from 'pg';

// int8 and numeric arrive as text by default; all of ours are counts and epoch milliseconds, below 2^53.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Times are in seconds; without one there is no limit. */
export interface PostgresSettings {
  DATABASE_URL: string;
  DATABASE_POOL_SIZE?: number;
  DATABASE_CONNECT_TIMEOUT?: number;
  DATABASE_QUERY_TIMEOUT?: number;
}

/** The server ends a statement that takes too long. When the server does not answer, we end it, this much later. */
const silenceMs = 2_000;
/** Limits how long a process that stops in the middle of a transaction holds its locks. */
const idleInTransactionMs = 30_000;
/** How many callers may wait per connection. Further ones fail at once. */
const waitingPerConnection = 50;
const preparedStatements = 300;
const usualPoolSize = 10;

/** The statement may or may not have been executed. */
export class ConnectionError extends Error {
  readonly code = 'NO_CONNECTION';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message || String(codeOf(cause)) : String(cause), {
      cause,
    });
  }
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : error.name;
}

/** A newer release has changed the tables, so this connection's prepared statements are invalid. */
const planOutdated = '0A000';

/** Errors of the server, and of a parameter that cannot be serialized, stay as they are. */
function classified(error: unknown): unknown {
  if (error instanceof TypeError) return error;
  return error instanceof DatabaseError && error.code !== planOutdated
    ? error
    : new ConnectionError(error);
}

/** PostgreSQL's number of this connection, which is missing from the library's types. */
export function processIdOf(client: ClientBase): number | null {
  return (client as ClientBase & { processID: number | null }).processID;
}

/**
 * False through a pooler, which gives out numbers of its own: then each transaction may have another session, so that
 * nothing may be kept in one.
 */
export async function isDirect(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === processIdOf(client);
}

function poolConfig(settings: PostgresSettings): PoolConfig & { max: number } {
  const queryMs = (settings.DATABASE_QUERY_TIMEOUT ?? 0) * 1000;
  return {
    connectionString: settings.DATABASE_URL,
    max: settings.DATABASE_POOL_SIZE ?? usualPoolSize,
    connectionTimeoutMillis: (settings.DATABASE_CONNECT_TIMEOUT ?? 0) * 1000,
    keepAlive: true,
    application_name: 'festoon',
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(queryMs > 0 ? { statement_timeout: queryMs, query_timeout: queryMs + silenceMs } : {}),
  };
}

/**
 * The pool for Kysely. It discards a connection that failed, and limits how many callers wait for a database that
 * hangs.
 */
export class PostgresConnections implements PostgresPool {
  readonly options: object;
  readonly #pool: Pool;
  readonly #maxWaiting: number;
  readonly #names = new Map<string, string>();
  /** Connections on which a prepared statement is there again when it is used next. */
  readonly #direct = new WeakMap<PoolClient, boolean>();

  constructor(settings: PostgresSettings) {
    const config = poolConfig(settings);
    this.#pool = new Pool(config);
    this.options = config;
    this.#maxWaiting = config.max * waitingPerConnection;
    // The next query replaces a lost connection. Without a listener either event would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#pool.waitingCount >= this.#maxWaiting) {
      throw new ConnectionError('too many requests wait for a connection');
    }
    try {
      const client = await this.#pool.connect();
      await this.#lookAt(client);
      return this.#guard(client);
    } catch (error) {
      throw classified(error);
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  async #lookAt(client: PoolClient): Promise<void> {
    if (this.#direct.has(client)) return;
    try {
      this.#direct.set(client, await isDirect(client));
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  #guard(client: PoolClient): PostgresPoolClient {
    let broken = false;
    const isPrepared = this.#direct.get(client) === true;
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        const name = isPrepared ? this.#nameOf(text, values) : undefined;
        return await client.query({ text, values: [...values], ...(name ? { name } : {}) });
      } catch (error) {
        const reason = classified(error);
        broken ||= reason instanceof ConnectionError;
        throw reason;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'] &
        (<R>(sql: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<R>>),
      release: (destroy) => client.release(broken || destroy === true),
    };
  }

  /** Undefined for a statement that is not prepared. */
  #nameOf(text: string, values: readonly unknown[]): string | undefined {
    if (values.length === 0 || values.length > 100) return undefined;
    const known = this.#names.get(text);
    if (known || this.#names.size >= preparedStatements) return known;
    const name = `festoon_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
