import { expect, test } from 'vitest';

import { createSingleFlight } from './single-flight.ts';

const failing = () => Promise.reject(new Error('no'));

test('those who ask for the same key at the same time share one run, and the next one runs again', async () => {
  const share = createSingleFlight<number>();
  let runs = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    runs += 1;
    await promise;
    return runs;
  };
  const shared = [share('kew', work), share('kew', work)];
  const other = share('bath', work);
  resolve();
  expect(await Promise.all([...shared, other])).toEqual([2, 2, 2]);
  expect(runs).toBe(2);
  expect(await share('kew', work)).toBe(3);
});

test('callers of one turn with the same key share one fresh run', async () => {
  const share = createSingleFlight<number>({ fresh: true });
  let runs = 0;
  const work = async () => (runs += 1);
  const asked = [share('a', work), share('a', work), share('b', work)];
  expect(await Promise.all(asked)).toEqual([1, 1, 2]);
});

test('a fresh run that has begun is not shared: it may have read what is old by now (behaviour 39.5)', async () => {
  const share = createSingleFlight<string>({ fresh: true });
  const begun = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  const early = share('a', async () => {
    begun.resolve();
    await open.promise;
    return 'old';
  });
  await begun.promise;
  const late = share('a', async () => 'new');
  open.resolve();
  expect(await Promise.all([early, late])).toEqual(['old', 'new']);
});

test.each([false, true])(
  'a run that fails fails for those who shared it, not for the next (fresh: %s)',
  async (fresh) => {
    const share = createSingleFlight<number>({ fresh });
    const failed = await Promise.allSettled([share('a', failing), share('a', failing)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await share('a', async () => 1)).toBe(1);
  },
);
