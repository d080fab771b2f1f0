import { isUnavailable } from './dialects.server.ts';

/**
 * What `read` makes of all items at once; where that fails, of each by itself, so that a damaged one takes no other
 * down. `failed` are the damaged ones.
 */
export async function readEach<Item, Value>(
  items: readonly Item[],
  read: (some: readonly Item[]) => Promise<readonly Value[]>,
  onFailure: (item: Item, error: unknown) => void,
): Promise<{ values: Value[]; failed: Item[] }> {
  try {
    return { values: [...(await read(items))], failed: [] };
  } catch (error) {
    if (isUnavailable(error)) throw error;
  }
  const values: Value[] = [];
  const failed: Item[] = [];
  for (const item of items) {
    try {
      values.push(...(await read([item])));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      onFailure(item, error);
      failed.push(item);
    }
  }
  return { values, failed };
}
