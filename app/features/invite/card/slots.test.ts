import { expect, it } from 'vitest';

import { createByteCache } from './byte-cache.ts';
import { createSlots } from './slots.ts';

it('runs so many jobs at once, lets others wait in turn, and takes no more', async () => {
  const take = createSlots(2, 1);
  const done: (() => void)[] = [];
  let running = 0;
  const job = () =>
    take(async () => {
      running++;
      await new Promise<void>((resolve) => done.push(resolve));
      running--;
      return 'done';
    });
  const [first, second, waiting] = [job(), job(), job()];
  expect(await job()).toBeNull();
  expect(running).toBe(2);
  done[0]?.();
  expect(await first).toBe('done');
  await Promise.resolve();
  expect(running).toBe(2);
  done[1]?.();
  done[2]?.();
  expect(await Promise.all([second, waiting])).toEqual(['done', 'done']);
  expect(running).toBe(0);
});

it('gives a slot back after a job that failed', async () => {
  const take = createSlots(1, 1);
  await expect(take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await take(() => Promise.resolve('yes'))).toBe('yes');
});

it('keeps no more bytes than its limit, and forgets what was asked for longest ago', () => {
  const cache = createByteCache(10);
  cache.set('a', new Uint8Array(4));
  cache.set('b', new Uint8Array(4));
  expect(cache.get('a')).toBeDefined();
  cache.set('c', new Uint8Array(4));
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([
    true,
    false,
    true,
  ]);
  cache.set('a', new Uint8Array(1));
  cache.set('b', new Uint8Array(5));
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map(Boolean)).toEqual([true, true, true]);
  cache.set('large', new Uint8Array(11));
  expect(cache.get('large')).toBeUndefined();
  expect(cache.get('c')).toBeDefined();
});
