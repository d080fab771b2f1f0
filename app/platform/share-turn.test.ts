import { expect, test } from 'vitest';

import { createTurnShare } from './share-turn.ts';

const failing = () => Promise.reject(new Error('no'));

test('callers of one turn with the same key share one run', async () => {
  const share = createTurnShare<number>();
  let runs = 0;
  const work = async () => (runs += 1);
  const asked = [share('a', work), share('a', work), share('b', work)];
  expect(await Promise.all(asked)).toEqual([1, 1, 2]);
});

test('a run that has begun is not shared: it may have read what is old by now (behaviour 39.5)', async () => {
  const share = createTurnShare<string>();
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

test('a run that fails fails for those who shared it, not for the next', async () => {
  const share = createTurnShare<number>();
  const failed = await Promise.allSettled([share('a', failing), share('a', failing)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', async () => 1)).toBe(1);
});
