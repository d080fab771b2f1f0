/** SQLite takes 32,766 parameters in a statement, PostgreSQL 65,535; no table has more than 60 columns. */
const mostRows = 500;

/** The items in groups, each of which fits into one statement as rows to insert or as a list of ids. */
export function* inBatches<Item>(
  items: readonly Item[],
  size = mostRows,
): Generator<Item[], void, undefined> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
