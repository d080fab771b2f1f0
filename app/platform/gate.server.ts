import pLimit from 'p-limit';

import { type Result, fail, succeed } from '#app/platform/result.ts';

/** A semaphore with a bounded queue, for expensive jobs. */
export interface Gate {
  /** Runs `work` when there is a free slot, or returns 'busy' at once when the queue is full. */
  run<Value>(work: () => Promise<Value>): Promise<Result<Value, 'busy'>>;
}

/** A gate for `parallel` jobs at a time, at least one, with at most `waiting` in its queue. */
export function createGate(parallel: number, waiting: number): Gate {
  const limit = pLimit(parallel);
  return {
    async run(work) {
      if (limit.activeCount + limit.pendingCount >= parallel + waiting) return fail('busy');
      return succeed(await limit(work));
    },
  };
}
