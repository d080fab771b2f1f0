import { expect, test } from 'vitest';

import { createSingleFlight } from './single-flight.ts';

test('those who ask for the same key at the same time share one run, and the next one runs again', async () => {
  const share = createSingleFlight<number>();
  let runs = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const task = async () => {
    runs += 1;
    await promise;
    return runs;
  };
  const shared = [share('kew', task), share('kew', task)];
  const other = share('bath', task);
  resolve();
  expect(await Promise.all([...shared, other])).toEqual([2, 2, 2]);
  expect(runs).toBe(2);
  expect(await share('kew', task)).toBe(3);
});

async function fails(): Promise<number> {
  throw new Error('broken');
}

test('a failed run fails all who share it and is forgotten', async () => {
  const share = createSingleFlight<number>();
  const outcomes = await Promise.allSettled([share('kew', fails), share('kew', fails)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('kew', async () => 1)).toBe(1);
});
