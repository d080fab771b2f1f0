/** Runs one task at a time per key: concurrent callers share its outcome. */
export function createSingleFlight<Value>() {
  const underWay = new Map<string, Promise<Value>>();
  return (key: string, task: () => Promise<Value>): Promise<Value> => {
    const shared = underWay.get(key);
    if (shared) return shared;
    const started = task().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
