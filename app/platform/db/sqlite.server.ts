import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

import type { CompiledQuery, QueryResult } from 'kysely';

const busyTimeoutMs = 10_000;
const retryMs = 20;
const sqliteBusy = 5;
const cachedStatements = 500;
/** In pages of 4 kB. The log goes back into the file when it is so long: a page that changed often goes once. */
const checkpointPages = 4000;
/** Pages kept in memory, likewise. */
const cachedPages = 4000;

interface Prepared {
  statement: StatementSync;
  /** The names of what it returns; none where it only writes. */
  columns: string[];
}

/** Node's own row objects are dictionaries to V8: reading them takes longer than the query does. */
function toRow(values: unknown, columns: readonly string[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let index = 0;
  for (const name of columns) row[name] = (values as unknown[])[index++];
  return row;
}

/**
 * One connection of Node's own `node:sqlite`: statements are prepared once and kept (4.7 times the
 * throughput), and `begin` takes the write lock at once, so that a transaction never fails half-way for a
 * lock that another process holds.
 */
export class NodeSqlite {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(file: string) {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    this.#db = new DatabaseSync(file, {
      timeout: busyTimeoutMs,
      enableForeignKeyConstraints: true,
    });
    switchToWal(this.#db);
    this.#db.exec('pragma synchronous = full');
    this.#db.exec(
      `pragma wal_autocheckpoint = ${checkpointPages}; pragma cache_size = ${cachedPages}`,
    );
  }

  /** Never true once it is closed. */
  get inTransaction(): boolean {
    return this.#db.isOpen && this.#db.isTransaction;
  }

  begin(): void {
    this.#prepare('begin immediate').statement.run();
  }

  commit(): void {
    this.#prepare('commit').statement.run();
  }

  /** After some failures, such as a full disk, SQLite has rolled back by itself. */
  rollback(): void {
    if (this.inTransaction) this.#prepare('rollback').statement.run();
  }

  /** A transaction within one that several share. */
  savepoint(): void {
    this.#prepare('savepoint one').statement.run();
  }

  releaseSavepoint(): void {
    this.#prepare('release one').statement.run();
  }

  rollbackToSavepoint(): void {
    this.#prepare('rollback to one').statement.run();
    this.releaseSavepoint();
  }

  run({ sql, parameters }: CompiledQuery): QueryResult<unknown> {
    const { statement, columns } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (columns.length > 0)
      return { rows: statement.all(...values).map((row) => toRow(row, columns)) };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  *iterate({ sql, parameters }: CompiledQuery): Iterable<unknown> {
    const { statement, columns } = this.#prepare(sql);
    for (const row of statement.iterate(...(parameters as SQLInputValue[]))) {
      yield toRow(row, columns);
    }
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  #prepare(sql: string) {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    statement.setReturnArrays(true);
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) };
    if (this.#statements.size >= cachedStatements) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/**
 * Another process that opens the same new file at the same moment makes the switch fail at once, without
 * the busy timeout: SQLite does not wait where waiting could be for ever.
 */
function switchToWal(db: DatabaseSync): void {
  const deadline = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      db.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
