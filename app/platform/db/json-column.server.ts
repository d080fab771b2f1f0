import * as v from 'valibot';

import type { Database } from './schema.server.ts';

export interface JsonColumn<Value> {
  encode(value: Value): string;
  /** `id` is the row's, for the error. */
  decode(text: string, id: string): Value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The schema checks shapes only: limits are for what is typed, and an earlier release may have had others. Text that
 * does not fit throws an error with table, column and row, but without the text, which may be a guest's.
 */
export function jsonColumn<Table extends keyof Database, Value>(
  table: Table,
  column: keyof Database[Table] & string,
  schema: v.GenericSchema<unknown, Value>,
): JsonColumn<Value> {
  return {
    encode: (value) => JSON.stringify(value),
    decode(text, id) {
      const parsed = v.safeParse(schema, parseJson(text), { abortEarly: true });
      if (parsed.success) return parsed.output;
      const place = v.getDotPath(parsed.issues[0]) ?? 'its start';
      throw new Error(`${table}.${column} of ${id} cannot be read: it does not fit at ${place}.`);
    },
  };
}
