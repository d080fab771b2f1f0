/** Runs `work`, or waits for what another caller has begun under the same key. */
type Share<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Shares work: callers of one turn of the event loop with the same key get the result of one run. The run begins after
 * that turn, so that no result is older than its question.
 */
export function createTurnShare<Value>(): Share<Value> {
  const due = new Map<string, Promise<Value>>();
  return (key, work) => {
    const shared = due.get(key);
    if (shared) return shared;
    const run = new Promise<Value>((resolve) => {
      setImmediate(() => {
        due.delete(key);
        resolve(work());
      });
    });
    due.set(key, run);
    return run;
  };
}
