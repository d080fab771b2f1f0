import DataLoader from 'dataloader';

/**
 * Batches single lookups. Lookups of one turn of the event loop go out together. Those made while a batch is under
 * way go into the next one, so that no answer is older than its question. A batch of more than `most` is several
 * questions.
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
