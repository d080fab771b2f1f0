type Share<Value> = (key: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Callers with the same key in one turn of the event loop share the result of one run. The run starts after that turn,
 * so that no result is older than its call.
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
