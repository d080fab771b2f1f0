import type { Compilable, CompiledQuery, QueryResult } from 'kysely';

import type { Db } from './client.server.ts';

/** A placeholder while a statement is compiled. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * Compiled once for each database, because that takes several times as long as SQLite takes for a small query.
 * `value(name)` stands for a value; every call has the same `names`.
 */
export function prepareStatement<Values extends object, Row>(
  build: (
    db: Db,
    value: <Name extends keyof Values>(name: Name) => Values[Name],
    names: (keyof Values)[],
  ) => Compilable<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const query =
      compiled.get(adapter) ??
      build(
        db,
        (name) => new Slot(name) as never,
        Object.keys(values) as (keyof Values)[],
      ).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    return db.executeQuery({ ...query, parameters });
  };
}
