import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { expect, test } from 'vitest';

import { createMemoryLimit } from './memory-limit.server.ts';

const rule = { keyPrefix: 'test', points: 3, duration: 60 };

function createLimitAt(start: number) {
  const time = { now: start };
  return { time, limit: createMemoryLimit(rule, () => time.now) };
}

test('a window begins with its first attempt, and its end begins another', async () => {
  const { time, limit } = createLimitAt(1000);
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await limit.allow('ana')).toBe(true);
  time.now += 59_999;
  expect(await limit.allow('ana')).toBe(false);
  time.now += 1;
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await limit.allow('ana')).toBe(true);
  expect(await limit.allow('ana')).toBe(false);
});

test('a refused attempt does not count, so that taking back an allowed one allows another', async () => {
  const { limit } = createLimitAt(0);
  for (let attempt = 0; attempt < 5; attempt += 1) await limit.allow('ana');
  await limit.refund('ana');
  expect(await limit.allow('ana')).toBe(true);
  expect(await limit.allow('ana')).toBe(false);
});

test('attempts are counted, taken back and forgotten by key as the rule says, whatever others do', async () => {
  const step = record({
    key: constantFrom('a', 'b', 'c'),
    act: constantFrom('allow', 'allow', 'allow', 'refund', 'forget'),
    after: nat(40_000),
  });
  await assert(
    asyncProperty(array(step), async (steps) => {
      const { time, limit } = createLimitAt(0);
      const windows = new Map<string, { start: number; count: number }>();
      for (const { key, act, after } of steps) {
        time.now += after;
        const own = windows.get(key);
        const open = own && time.now < own.start + 60_000 ? own : { start: time.now, count: 0 };
        const refused = open.count >= 3;
        expect(await limit[act](key)).toBe(act === 'allow' ? !refused : undefined);
        if (act === 'allow') windows.set(key, { ...open, count: Math.min(3, open.count + 1) });
        else if (act === 'forget') windows.delete(key);
        else if (own) windows.set(key, { ...own, count: Math.max(0, own.count - 1) });
      }
    }),
  );
});

test('the last fifty thousand keys are remembered, and a hundred thousand at most', async () => {
  const { limit } = createLimitAt(0);
  const isExhausted = async (key: string) => !(await limit.allow(key));
  for (let attempt = 0; attempt < 2; attempt += 1) await limit.allow('first');
  for (let other = 1; other < 60_000; other += 1) await limit.allow(`${other}`);
  await limit.allow('first');
  expect(await isExhausted('first')).toBe(true);
  for (let other = 60_000; other < 100_000; other += 1) await limit.allow(`${other}`);
  expect(await isExhausted('first')).toBe(true);
  for (let attempt = 0; attempt < 3; attempt += 1) await limit.allow('last');
  expect(await isExhausted('first')).toBe(false);
  for (let other = 1; other < 50_000; other += 1) await limit.allow(`other ${other}`);
  expect(await isExhausted('last')).toBe(true);
});
