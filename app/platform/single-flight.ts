/** Runs `work`, or waits for the run that another caller has started under the same key. */
type Share<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Shares work: concurrent callers with the same key get the result of one run. If it has to be `fresh`, a run starts after
 * the turn of the event loop and only callers of that turn share it, so that no result is older than its call.
 */
export function createSingleFlight<Value>({ fresh = false } = {}): Share<Value> {
  const runs = new Map<string, Promise<Value>>();
  return (key, work) => {
    const shared = runs.get(key);
    if (shared) return shared;
    const leave = () => runs.delete(key);
    const run = fresh
      ? new Promise<Value>((resolve) => {
          setImmediate(() => {
            leave();
            resolve(work());
          });
        })
      : work().finally(leave);
    runs.set(key, run);
    return run;
  };
}
