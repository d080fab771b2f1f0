import { expect, test } from 'vitest';

import { coalesce } from './coalesce.ts';

/** The test answers each batch by hand, with the values of the moment at which it was sent. */
function source() {
  const sent: string[][] = [];
  const open: (() => void)[] = [];
  let value = 1;
  const ask = coalesce<string, number>((keys) => {
    sent.push(keys);
    const values = new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, value]));
    return new Promise((resolve) => open.push(() => resolve(values)));
  });
  return {
    ask,
    sent,
    change: (to: number) => (value = to),
    answer: async () => {
      await expect.poll(() => open.length).toBe(1);
      open.shift()?.();
    },
  };
}

test('what is asked in one turn is one question, and each key is in it once', async () => {
  const { ask, sent, answer } = source();
  const asked = [ask('a'), ask('b'), ask('a'), ask('unknown')];
  await answer();
  expect(await Promise.all(asked)).toEqual([1, 1, 1, undefined]);
  expect(sent).toEqual([['a', 'b', 'unknown']]);
});

test('equal keys count once among the most of a question', async () => {
  const sent: string[][] = [];
  const ask = coalesce<string, string>(async (keys) => {
    sent.push(keys);
    return new Map(keys.map((key) => [key, key]));
  }, 2);
  const keys = ['a', 'a', 'b', 'a', 'c', 'a', 'c'];
  expect(await Promise.all(keys.map(ask))).toEqual(keys);
  expect(sent).toEqual([['a', 'b'], ['c']]);
});

test('no answer is older than its question', async () => {
  const { ask, sent, change, answer } = source();
  const early = ask('a');
  await expect.poll(() => sent.length).toBe(1);
  change(2);
  const late = [ask('a'), ask('a')];
  await answer();
  expect(await early).toBe(1);
  await answer();
  expect(await Promise.all(late)).toEqual([2, 2]);
  expect(sent).toEqual([['a'], ['a']]);
});

test('a question that fails fails for those who asked it, not for the next', async () => {
  let fails = true;
  const ask = coalesce<string, number>(async (keys) => {
    if (fails) throw new Error('no');
    return new Map(keys.map((key) => [key, 1]));
  });
  const failed = await Promise.allSettled([ask('a'), ask('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask('a')).toBe(1);
});
