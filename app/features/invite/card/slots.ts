/** Runs at most `atOnce` jobs together and lets `waiting` more wait; beyond that a job is not taken: null. */
export function createSlots(atOnce: number, waiting: number) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async function take<Value>(job: () => Promise<Value>): Promise<Value | null> {
    if (running >= atOnce) {
      if (queue.length >= waiting) return null;
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running++;
    try {
      return await job();
    } finally {
      // The slot goes to the next in line as it is, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
