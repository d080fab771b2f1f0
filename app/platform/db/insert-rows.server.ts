import { type CompiledQuery, type Insertable, type Updateable, sql } from 'kysely';

import type { Db } from './client.server.ts';
import { rowsInJson } from './dialects.server.ts';
import { inBatches } from './in-batches.server.ts';
import type { Database } from './schema.server.ts';

/** Rows in one statement. Three sizes, so that any number of rows needs three texts. */
const sizes = [100, 10, 1] as const;

interface Shape {
  columns: string[];
  /** What happens to a row that is stored: an error, nothing, or an update of these columns. */
  whenStored: 'fail' | 'keep' | string[];
}

const compiled = new WeakMap<object, Map<string, CompiledQuery>>();

function compile(
  db: Db,
  table: keyof Database,
  { columns, whenStored, size }: Shape & { size: number },
): CompiledQuery {
  const row = Object.fromEntries(columns.map((column) => [column, 0]));
  const insert = db.insertInto(table).values(Array.from({ length: size }, () => row) as never);
  if (whenStored === 'fail') return insert.compile();
  if (whenStored === 'keep') return insert.onConflict((conflict) => conflict.doNothing()).compile();
  return insert
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb: { ref(name: string): unknown }) =>
          Object.fromEntries(whenStored.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .compile();
}

function findCompiled(db: Db, table: keyof Database, shape: Shape & { size: number }) {
  const { adapter } = db.getExecutor();
  const known = compiled.get(adapter) ?? new Map<string, CompiledQuery>();
  compiled.set(adapter, known);
  const key = JSON.stringify([table, shape]);
  const query = known.get(key) ?? compile(db, table, shape);
  known.set(key, query);
  return query;
}

/** Rows in a transaction of their own: a few milliseconds. */
const mostAtOnce = 1000;

async function writeRows(
  db: Db,
  table: keyof Database,
  { rows, whenStored }: { rows: readonly object[]; whenStored: Shape['whenStored'] },
): Promise<number> {
  if (rows.length > sizes[0] && !db.isTransaction) {
    let all = 0;
    for (const batch of inBatches(rows, mostAtOnce)) {
      const write = (trx: Db) => writeRows(trx, table, { rows: batch, whenStored });
      all += await db.transaction().execute(write);
    }
    return all;
  }
  const columns = Object.keys(rows[0] ?? {});
  let [at, written] = [0, 0];
  for (const size of sizes) {
    for (; rows.length - at >= size; at += size) {
      const query = findCompiled(db, table, { columns, size, whenStored });
      const parameters = rows
        .slice(at, at + size)
        .flatMap((row) => columns.map((column) => (row as Record<string, unknown>)[column]));
      const { numAffectedRows } = await db.executeQuery({ ...query, parameters });
      written += Number(numAffectedRows);
    }
  }
  return written;
}

/**
 * Inserts any number of rows with the same columns, and returns how many. Outside of a transaction many rows take several
 * short ones. 'keep' leaves out those that would violate a unique index. Building a statement for some hundred rows takes several times as long as SQLite takes to store them, so each is built once.
 */
export function insertRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  whenStored: 'fail' | 'keep' = 'fail',
): Promise<number> {
  return writeRows(db, table, { rows, whenStored });
}

/** Inserts rows, or updates these columns of those whose id is stored. */
export function putRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
  columns: readonly (keyof Database[Table] & string)[],
): Promise<number> {
  return writeRows(db, table, { rows, whenStored: [...columns] });
}

/** Rows to be updated, as text in statements' sizes: for many rows building it takes as long as storing them. */
export interface RowUpdates<Table extends keyof Database> {
  columns: readonly (keyof Database[Table] & string)[];
  texts: string[];
}

export function prepareUpdates<Table extends keyof Database>(
  rows: readonly (Updateable<Database[Table]> & { id: string })[],
  columns: RowUpdates<Table>['columns'],
): RowUpdates<Table> {
  const named = ['id', ...columns];
  return { columns, texts: [...inBatches(rows)].map((batch) => JSON.stringify(batch, named)) };
}

/** Updates these columns of the rows with these ids. For many rows it takes half the time of `putRows`. */
export async function updateRows<Table extends keyof Database>(
  trx: Db,
  table: Table,
  { columns, texts }: RowUpdates<Table>,
): Promise<void> {
  for (const text of texts) {
    const given = rowsInJson(trx, table, sql.val(text));
    const set = columns.map((column) => sql`${sql.ref(column)} = ${given.column(column)}`);
    await sql`update ${sql.table(table)} set ${sql.join(set)} from ${given.rows}
      where ${sql.ref(`${table}.id`)} = ${given.column('id')}`.execute(trx);
  }
}
