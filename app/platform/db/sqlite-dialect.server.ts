import { setImmediate } from 'node:timers/promises';

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

import { SharedConnection } from './shared-connection.server.ts';
import { NodeSqlite } from './sqlite.server.ts';

export interface SqliteOptions {
  onCommit?: () => void;
}

const writingKinds = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** How long a transaction runs before others have a turn of the event loop. */
const sliceMs = 20;

/** Held during one query or one transaction. */
export class SqliteTurn implements DatabaseConnection {
  readonly #shared: SharedConnection;
  #inTransaction = false;
  #sliceBegan = 0;
  #failure: unknown;

  constructor(shared: SharedConnection) {
    this.#shared = shared;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return (await this.#run(query)) as QueryResult<Row>;
  }

  #run(query: CompiledQuery): QueryResult<unknown> | Promise<QueryResult<unknown>> {
    if (this.#inTransaction) {
      const run = () => this.#inside(() => this.#shared.db.run(query));
      return performance.now() - this.#sliceBegan < sliceMs ? run() : this.#giveWay().then(run);
    }
    const writes = writingKinds.has(query.query.kind);
    return writes ? this.#shared.write(query) : this.#shared.read(query);
  }

  /** Reads of others go on meanwhile, their writes wait for the end of the transaction. */
  async #giveWay(): Promise<void> {
    await setImmediate();
    this.#sliceBegan = performance.now();
  }

  #inside<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const alone = !this.#inTransaction;
    if (alone) await this.#shared.take();
    try {
      for (const row of this.#shared.db.iterate(query)) yield { rows: [row as Row] };
    } finally {
      if (alone) this.#shared.release();
    }
  }

  async holdWrites<Value>(work: (file: string) => Promise<Value>): Promise<Value> {
    await this.#shared.hold();
    try {
      return await work(this.#shared.db.file);
    } finally {
      this.#shared.lift();
    }
  }

  async begin(): Promise<void> {
    await this.#shared.begin();
    this.#inTransaction = true;
    this.#sliceBegan = performance.now();
  }

  /** Kysely calls `rollback` after a commit that failed, although nothing is left to roll back then. */
  async commit(): Promise<void> {
    const committed = this.#inside(() => this.#shared.commit());
    this.#inTransaction = false;
    await committed;
  }

  rollback(): void {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    this.#shared.rollback(this.#failure);
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string;
  readonly #options: SqliteOptions;
  #shared!: SharedConnection;

  constructor(file: string, options: SqliteOptions) {
    this.#file = file;
    this.#options = options;
  }

  async init(): Promise<void> {
    const { onCommit = () => {} } = this.#options;
    this.#shared = new SharedConnection(new NodeSqlite(this.#file), onCommit);
  }

  async acquireConnection(): Promise<SqliteTurn> {
    return new SqliteTurn(this.#shared);
  }

  beginTransaction(turn: SqliteTurn): Promise<void> {
    return turn.begin();
  }

  async commitTransaction(turn: SqliteTurn): Promise<void> {
    await turn.commit();
  }

  async rollbackTransaction(turn: SqliteTurn): Promise<void> {
    turn.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#shared.close();
  }
}

class SharedSqliteAdapter extends SqliteAdapter {
  /** Kysely would let callers wait for one connection; `SharedConnection` shares it among them itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite rolls changes of tables back too: the migrator then runs all migrations in one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect implements Dialect {
  readonly #file: string;
  readonly #options: SqliteOptions;

  constructor(file: string, options: SqliteOptions = {}) {
    this.#file = file;
    this.#options = options;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#file, this.#options);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SharedSqliteAdapter();
  }

  createIntrospector(...[db]: Parameters<Dialect['createIntrospector']>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
