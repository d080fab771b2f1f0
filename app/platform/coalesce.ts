import DataLoader from 'dataloader';

/**
 * Lookups of one turn of the event loop are sent together, those made while a batch runs with the next one, so that no
 * result is older than its lookup. Equal keys of a batch are one. More than `most` keys are sent as several batches.
 */
export function coalesce<Key, Value>(
  ask: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
  most = Number.POSITIVE_INFINITY,
): (key: Key) => Promise<Value | undefined> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      for (const key of keys) loader.clear(key);
      const asked = ask([...keys]);
      underWay = asked.catch(() => {});
      const values = await asked;
      return keys.map((key) => values.get(key));
    },
    {
      maxBatchSize: most,
      batchScheduleFn: (send) => void underWay.then(() => setImmediate(send)),
    },
  );
  return (key) => loader.load(key);
}
