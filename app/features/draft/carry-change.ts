const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** The places of `list` that have no equal of their own in `others`. */
function findUnmatched(list: readonly unknown[], others: readonly unknown[]): number[] {
  const left = new Map<string, number>();
  for (const entry of others) {
    const key = JSON.stringify(entry);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return [...list.keys()].filter((place) => {
    const key = JSON.stringify(list[place]);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** Entries that are new in `to` come to their places, as far as the list reaches. */
function carryEntries(
  from: readonly unknown[],
  to: readonly unknown[],
  onto: readonly unknown[],
): unknown[] {
  const removed = findUnmatched(from, to).map((place) => from[place]);
  const carried = findUnmatched(onto, removed).map((place) => onto[place]);
  for (const place of findUnmatched(to, from)) carried.splice(place, 0, to[place]);
  return carried;
}

/**
 * `onto` with the change that leads from `from` to `to`: the fields that differ are those of `to`, and in a list the
 * entries that were added and removed are added and removed. The same object when nothing differs.
 */
export function carryChange<Value extends object>(from: Value, to: Value, onto: Value): Value {
  if (from === to) return onto;
  const keys = Object.keys(to) as (keyof Value)[];
  const changed = keys.filter((key) => !isSame(from[key], to[key]));
  if (changed.length === 0) return onto;
  const carried = changed.map((key) => {
    const [before, after, other] = [from[key], to[key], onto[key]];
    if (isSame(before, other)) return [key, after];
    const areLists = Array.isArray(before) && Array.isArray(after) && Array.isArray(other);
    return [key, areLists ? carryEntries(before, after, other) : after];
  });
  return { ...onto, ...(Object.fromEntries(carried) as Partial<Value>) };
}
