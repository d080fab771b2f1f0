import path from 'node:path';

import {
  type CreateTableBuilder,
  type DatabaseConnection,
  type Dialect,
  type Expression,
  PostgresAdapter,
  PostgresDialect,
  type QueryExecutorProvider,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';

import { PostgresConnections, type PostgresSettings } from './postgres.server.ts';
import { NodeSqliteDialect, type SqliteOptions, type SqliteTurn } from './sqlite-dialect.server.ts';

/** Every difference between the engines lives in this file. */
export type Engine = 'sqlite' | 'postgres';

export function getEngine(db: QueryExecutorProvider): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** The file of the embedded database. */
export function getDatabaseFile(dataDir: string): string {
  return path.join(dataDir, 'festoon.sqlite');
}

export function createSqliteDialect(dataDir: string, options: SqliteOptions = {}): Dialect {
  return new NodeSqliteDialect(getDatabaseFile(dataDir), options);
}

/** Migrations have the turn `migration`, which ends with its transaction. Kysely's lock would outlive one that fails. */
class TurnTakingAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class TurnTakingDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new TurnTakingAdapter();
  }
}

/** Connects at the first query. */
export function createPostgresDialect(settings: PostgresSettings): Dialect {
  return new TurnTakingDialect({ pool: new PostgresConnections(settings) });
}

const uniqueViolations = new Set<unknown>(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 1555, 2067]);
const missingReferences = new Set<unknown>(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY', 787]);

/** Codes of temporary failures, besides the classes below. SQLite's: locked (three kinds) and full. */
const passing = new Set<unknown>([
  'NO_CONNECTION',
  '25006', // a server that is becoming a replica
  '25P03', // idle for too long within a transaction
  '40001', // could not be put in order with others
  '40P01', // deadlock
  '55P03', // lock not to be had
  5,
  261,
  517,
  13,
]);
/** Classes of SQLSTATE: lost connection, too few resources, shutdown or cancellation by a time limit. */
const passingClasses = /^(?:08|53|57)[0-9A-Z]{3}$/;

/** PostgreSQL's SQLSTATE or SQLite's extended result code. */
function hasCode(error: unknown, codes: ReadonlySet<unknown>): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return codes.has(code) || codes.has(errcode);
}

export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, uniqueViolations);
}

export function isMissingReference(error: unknown): boolean {
  return hasCode(error, missingReferences);
}

/** A later attempt may succeed. Whether the statement was executed is unknown, so it must not be acknowledged. */
export function isUnavailable(error: unknown): boolean {
  if (hasCode(error, passing)) return true;
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    passingClasses.test(error.code)
  );
}

export function getFailureStatus(error: unknown): 500 | 503 {
  return isUnavailable(error) ? 503 : 500;
}

/** On PostgreSQL writes do not wait for the disk, and the table is empty after a crash. */
export function makeUnlogged<Table extends string>(
  table: CreateTableBuilder<Table>,
  engine: Engine,
): CreateTableBuilder<Table> {
  return engine === 'postgres' ? table.modifyFront(sql`unlogged`) : table;
}

/**
 * Locks the selected rows, of all tables or of one, until the transaction ends. Rows that refer to them can still be
 * inserted. On SQLite a transaction already excludes every other writer.
 */
export function lockRows<Database, Table extends keyof Database & string, Row>(
  trx: QueryExecutorProvider,
  query: SelectQueryBuilder<Database, Table, Row>,
  of?: Table,
): SelectQueryBuilder<Database, Table, Row> {
  return getEngine(trx) === 'postgres' ? query.forNoKeyUpdate(of) : query;
}

/**
 * Keeps other transactions from changing the selected rows. Several may hold this lock at once, so none may write
 * them.
 */
export function shareRows<Database, Table extends keyof Database, Row>(
  db: QueryExecutorProvider,
  query: SelectQueryBuilder<Database, Table, Row>,
): SelectQueryBuilder<Database, Table, Row> {
  return getEngine(db) === 'postgres' ? query.forShare() : query;
}

/** JSON text of an object of numbers, with the keys set to a value. */
export function setNumbers(
  db: QueryExecutorProvider,
  {
    json,
    keys,
    value,
  }: { json: Expression<string>; keys: readonly string[]; value: Expression<number> },
): Expression<string> {
  return keys.reduce(
    (object, key) =>
      getEngine(db) === 'postgres'
        ? sql<string>`jsonb_set(${object}::jsonb, array[${sql.lit(key)}], to_jsonb(${value}))::text`
        : sql<string>`json_set(${object}, ${sql.lit(`$.${key}`)}, ${value})`,
    json,
  );
}

/**
 * Whether a column is one of many texts, which are one parameter. Where the event is named too, pass it as `inviteId`:
 * SQLite would else look up all rows of the event for every list.
 */
export function isOneOf(
  db: QueryExecutorProvider,
  column: string,
  texts: readonly string[],
  inviteId?: string,
): Expression<SqlBool> {
  const isListed =
    getEngine(db) === 'postgres'
      ? sql<SqlBool>`${sql.ref(column)} = any(${[...texts]}::text[])`
      : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`;
  if (inviteId === undefined) return isListed;
  return sql<SqlBool>`${isListed} and coalesce(invite_id, '') = ${inviteId}`;
}

/** In the table's order. */
export async function listColumns(db: QueryExecutorProvider, table: string): Promise<string[]> {
  const query =
    getEngine(db) === 'postgres'
      ? sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table} order by ordinal_position`
      : sql<{ name: string }>`select name from pragma_table_info(${table})`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** Objects and lists of rows as JSON, to be stored as text. `rowsInJson` reads them. */
export function writeJson(db: QueryExecutorProvider) {
  const isPostgres = getEngine(db) === 'postgres';
  const object = (entries: Record<string, Expression<unknown>>) => {
    const parts = Object.entries(entries).flatMap(([name, value]) => [sql.lit(name), value]);
    return isPostgres
      ? sql<string>`jsonb_build_object(${sql.join(parts)})`
      : sql<string>`json_object(${sql.join(parts)})`;
  };
  const row = (table: string, columns: readonly string[]) =>
    object(Object.fromEntries(columns.map((name) => [name, sql.ref(`${table}.${name}`)])));
  return {
    object,
    row,
    /** Those that fulfil a condition. */
    rows: (table: string, columns: readonly string[], condition: Expression<SqlBool>) =>
      isPostgres
        ? sql<string>`(select coalesce(jsonb_agg(${row(table, columns)}), '[]') from ${sql.table(table)} where ${condition})`
        : sql<string>`(select json_group_array(${row(table, columns)}) from ${sql.table(table)} where ${condition})`,
    asText: (json: Expression<string>) => (isPostgres ? sql<string>`${json}::text` : json),
  };
}

/** Rows of a table in JSON text, to select from as `given`. `column` reads one of their columns. */
export function rowsInJson(db: QueryExecutorProvider, table: string, json: Expression<string>) {
  const isPostgres = getEngine(db) === 'postgres';
  return {
    rows: isPostgres
      ? sql`jsonb_populate_recordset(null::${sql.table(table)}, (${json})::jsonb) as given`
      : sql`json_each(${json}) as given`,
    column: (name: string) =>
      isPostgres ? sql.ref(`given.${name}`) : sql`given.value ->> ${sql.lit(name)}`,
  };
}

/** Until `work` on the embedded database's file ends, this process's writes wait, and its reads go on. */
export function holdWrites<Value>(
  db: QueryExecutorProvider,
  work: (file: string) => Promise<Value>,
): Promise<Value> {
  return db.getExecutor().provideConnection(async (connection) => {
    const turn = connection as DatabaseConnection & Partial<Pick<SqliteTurn, 'holdWrites'>>;
    if (!turn.holdWrites) throw new Error('This database has no file.');
    return turn.holdWrites(work);
  });
}

/** What one transaction at a time does, of all processes; the numbers are PostgreSQL's advisory locks. */
const turns = {
  migration: 7134210996,
  accountDeletion: 7134210997,
  registrationLinks: 7134210998,
} as const;

/** Keeps the turn until the transaction ends. On SQLite a transaction already excludes every other writer. */
export async function takeTurn(
  trx: QueryExecutorProvider,
  turn: keyof typeof turns,
): Promise<void> {
  if (getEngine(trx) === 'postgres') {
    await sql`select pg_advisory_xact_lock(${sql.lit(turns[turn])})`.execute(trx);
  }
}

/** Keeps PostgreSQL from ending this transaction while it waits for something outside the database. */
export async function allowToWait(trx: QueryExecutorProvider): Promise<void> {
  if (getEngine(trx) === 'postgres') {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  }
}
