import { type Result, fail, ok } from '#app/platform/result.ts';

/** Lets a few costly jobs run at once and a few more wait. */
export interface Gate {
  /** Runs `work` when its turn comes, or answers 'busy' at once when too many wait already. */
  run<Value>(work: () => Promise<Value>): Promise<Result<Value, 'busy'>>;
}

/** A gate for `parallel` jobs at a time with at most `waiting` in its queue. */
export function createGate(parallel: number, waiting: number): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < parallel) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  }

  // Whoever leaves hands the place to the next in the queue, so `running` stays as it is.
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      if (running >= parallel && queue.length >= waiting) return fail('busy');
      await enter();
      try {
        return ok(await work());
      } finally {
        leave();
      }
    },
  };
}
