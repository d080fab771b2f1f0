import DataLoader from 'dataloader';

/**
 * Lookups of one turn of the event loop are sent together, those made while a batch runs with the next one, so that no
 * result is older than its lookup. More than `most` keys are sent as several batches.
 */
export function coalesce<Key, Value>(
  ask: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
  most = Number.POSITIVE_INFINITY,
): (key: Key) => Promise<Value | undefined> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const asked = ask([...new Set(keys)]);
      underWay = asked.catch(() => {});
      const values = await asked;
      return keys.map((key) => values.get(key));
    },
    {
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: (send) => void underWay.then(() => setImmediate(send)),
    },
  );
  return (key) => loader.load(key);
}
