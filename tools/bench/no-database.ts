import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

type Rows = Record<string, unknown[]>;

class NoConnection implements DatabaseConnection {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  async executeQuery<R>({ query, sql }: CompiledQuery): Promise<QueryResult<R>> {
    // There is nothing to erase from its files.
    if (sql === 'pragma user_version') return { rows: [{ user_version: 0 } as R] };
    if (query.kind !== 'SelectQueryNode') return { rows: [], numAffectedRows: 1n };
    const table = /from "(\w+)"/.exec(sql)?.[1] ?? '';
    return { rows: (this.#rows[table] ?? []) as R[] };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {}
}

/** Compiles every query as usual and answers it at once: a select returns the rows given for its table, if any. */
export class NoDatabaseDialect implements Dialect {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  createDriver(): DummyDriver {
    const connection = new NoConnection(this.#rows);
    return Object.assign(new DummyDriver(), { acquireConnection: async () => connection });
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(
    ...[db]: Parameters<Dialect['createIntrospector']>
  ): ReturnType<Dialect['createIntrospector']> {
    return new SqliteIntrospector(db);
  }
}
