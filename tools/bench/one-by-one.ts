import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** The site's database without group commit: prepared statements, WAL, synchronous=FULL, and one commit per write. */
export function openOneByOne(dataDir: string): SqliteDatabase {
  const db = new DatabaseSync(path.join(dataDir, 'festoon.sqlite'));
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = db.prepare(sql);
      const facade: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
      prepared.set(sql, facade);
      return facade;
    },
  };
}
