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

import { GroupCommit } from './group-commit.server.ts';
import { NodeSqlite } from './sqlite.server.ts';

export interface SqliteOptions {
  /** Called after every commit that wrote: each is one wait for the disk. */
  onCommit?: () => void;
}

const groupedKinds = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/** The one connection to the file, used by turns: a transaction has it alone, a single query for its moment. */
class SharedConnection {
  readonly db: NodeSqlite;
  readonly committed: () => void;
  readonly #writes: GroupCommit;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(db: NodeSqlite, committed: () => void) {
    this.db = db;
    this.committed = committed;
    this.#writes = new GroupCommit(db, (work) => this.#alone(work), committed);
  }

  /** Resolves when nobody else has the connection, in the order of asking. */
  async take(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#taken = true;
  }

  // The connection goes from hand to hand, so it stays taken while somebody waits.
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  /** A query outside of transactions: it never sees what a transaction has not committed. */
  single(query: CompiledQuery): QueryResult<unknown> | Promise<QueryResult<unknown>> {
    if (groupedKinds.has(query.query.kind)) return this.#writes.write(query);
    return this.#taken ? this.#alone(() => this.db.run(query)) : this.db.run(query);
  }

  async #alone<Value>(work: () => Value): Promise<Value> {
    await this.take();
    try {
      return work();
    } finally {
      this.release();
    }
  }
}

/** What Kysely holds for the length of one query or one transaction. */
class SqliteTurn implements DatabaseConnection {
  readonly #shared: SharedConnection;
  #inTransaction = false;

  constructor(shared: SharedConnection) {
    this.#shared = shared;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = this.#inTransaction
      ? this.#shared.db.run(query)
      : await this.#shared.single(query);
    return result as QueryResult<Row>;
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

  async begin(): Promise<void> {
    await this.#shared.take();
    try {
      this.#shared.db.begin();
      this.#inTransaction = true;
    } catch (error) {
      this.#shared.release();
      throw error;
    }
  }

  /** A commit that fails is followed by a rollback. */
  commit(): void {
    this.#shared.db.commit();
    this.#end();
    this.#shared.committed();
  }

  rollback(): void {
    try {
      this.#shared.db.rollback();
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#inTransaction = false;
    this.#shared.release();
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
    turn.commit();
  }

  async rollbackTransaction(turn: SqliteTurn): Promise<void> {
    turn.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#shared.db.close();
  }
}

/** Kysely hands out any number of connections; `SharedConnection` is what takes care that they are one. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely over `node:sqlite`, with single writes committed in groups. */
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
