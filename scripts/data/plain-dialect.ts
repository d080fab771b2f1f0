import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

import { SqliteDialect, type SqliteStatement } from 'kysely';

/** Kysely's own dialect over an open file, without group commit. Each statement is prepared once. */
export function createPlainDialect(db: DatabaseSync): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const statement = db.prepare(text);
    const values = (given: readonly unknown[]) => given as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (given) => statement.all(...values(given)),
      run: (given) => statement.run(...values(given)),
      iterate: (given) => statement.iterate(...values(given)),
    };
  };
  return new SqliteDialect({
    database: {
      close: () => db.close(),
      prepare(text) {
        const statement = prepared.get(text) ?? prepare(text);
        prepared.set(text, statement);
        return statement;
      },
    },
  });
}
