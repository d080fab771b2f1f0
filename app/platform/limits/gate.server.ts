import pLimit from 'p-limit';

import { type Result, fail, succeed } from '../result.ts';

/** A semaphore with a bounded queue, for expensive jobs. */
export interface Gate {
  /** Returns 'busy' at once when the queue is full. */
  run<Value>(work: () => Promise<Value>): Promise<Result<Value, 'busy'>>;
}

export function createGate(parallel: number, waiting: number): Gate {
  const limit = pLimit(parallel);
  return {
    async run(work) {
      if (limit.activeCount + limit.pendingCount >= parallel + waiting) return fail('busy');
      return succeed(await limit(work));
    },
  };
}
