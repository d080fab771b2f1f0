import { setImmediate } from 'node:timers/promises';

import { type Result, fail } from '../result.ts';
import { type Gate, createGate } from './gate.server.ts';

/** Of one host: the others wait for the first. */
const waitingOfHost = 2;
const inAll = { parallel: 2, waiting: 8 };

/** What takes a processor for long, such as an export of ten thousand guests. */
export interface HeavyWork {
  /**
   * One at a time for each host, two in all. Returns 'busy' at once when too much waits. The host's next one starts when
   * `ended` is over, which others do not wait for.
   */
  run<Value>(
    host: string,
    work: () => Promise<Value>,
    ended?: (value: Value) => Promise<unknown>,
  ): Promise<Result<Value, 'busy'>>;
}

export function createHeavyWork(): HeavyWork {
  const all = createGate(inAll.parallel, inAll.waiting);
  const hosts = new Map<string, { gate: Gate; running: number }>();
  const enter = async (host: string, work: () => Promise<void>) => {
    const own = hosts.get(host) ?? { gate: createGate(1, waitingOfHost), running: 0 };
    hosts.set(host, own);
    own.running += 1;
    try {
      return await own.gate.run(work);
    } finally {
      own.running -= 1;
      if (own.running === 0) hosts.delete(host);
    }
  };
  return {
    run: <Value>(
      host: string,
      work: () => Promise<Value>,
      ended?: (value: Value) => Promise<unknown>,
    ) => {
      const { promise, resolve, reject } = Promise.withResolvers<Result<Value, 'busy'>>();
      const entered = enter(host, async () => {
        // Requests that came together are refused or wait, and whoever else came is served, before this one works.
        await setImmediate();
        const done = await all.run(work);
        resolve(done);
        if (done.ok) await ended?.(done.value);
      });
      entered.then((one) => one.ok || resolve(fail('busy')), reject);
      return promise;
    },
  };
}
