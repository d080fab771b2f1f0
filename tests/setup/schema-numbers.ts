export type Json = Record<string, unknown>;
export type Path = readonly (string | number)[];

/** The places of the numbers in a schema; '*' stands for any index or key. */
export function listSchemaNumbers(schema: object, at: readonly string[] = []): string[] {
  const { type, pipe = [], entries, item, value, wrapped, options = [] } = schema as SchemaShape;
  const inside = (one: object, ...key: string[]) => listSchemaNumbers(one, [...at, ...key]);
  const later = pipe.slice(1).filter(({ kind }) => kind === 'schema');
  return [
    ...(type === 'number' ? [at.join('.')] : []),
    ...Object.entries(entries ?? {}).flatMap(([key, one]) => inside(one, key)),
    ...[item, value].flatMap((one) => (one ? inside(one, '*') : [])),
    ...[wrapped, ...later].flatMap((one) => (one ? inside(one) : [])),
    ...options.filter((one) => typeof one === 'object').flatMap((one) => inside(one)),
  ];
}

/** A schema of Valibot: one with a pipe is its first schema as well. */
interface SchemaShape {
  type: string;
  pipe?: { kind: string }[];
  entries?: Record<string, object>;
  item?: object;
  value?: object;
  wrapped?: object;
  options?: object[];
}

/** The places of the numbers in a value. */
export function listNumbers(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'number') return [at];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, one]) => listNumbers(one, [...at, key]));
}

export function withNumber(value: Json, path: Path, number: number): Json {
  const copy = structuredClone(value);
  let inside = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) inside = inside[key] as typeof inside;
  inside[path.at(-1) ?? ''] = number;
  return copy;
}
