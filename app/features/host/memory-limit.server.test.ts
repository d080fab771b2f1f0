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

test('no key has more attempts allowed in its window than the rule says, whatever others do', async () => {
  const steps = array(record({ key: constantFrom('a', 'b', 'c'), after: nat(40_000) }));
  await assert(
    asyncProperty(steps, async (attempts) => {
      const { time, limit } = createLimitAt(0);
      const windows = new Map<string, { start: number; count: number }>();
      for (const { key, after } of attempts) {
        time.now += after;
        const own = windows.get(key);
        const open = own && time.now < own.start + 60_000 ? own : { start: time.now, count: 0 };
        open.count += 1;
        windows.set(key, open);
        expect(await limit.allow(key)).toBe(open.count <= 3);
      }
    }),
  );
});

test('a hundred thousand keys are remembered, and then the first is forgotten', async () => {
  const { limit } = createLimitAt(0);
  const exhaust = async (key: string) => {
    for (let attempt = 0; attempt < 3; attempt += 1) await limit.allow(key);
  };
  await exhaust('first');
  await exhaust('second');
  for (let other = 2; other < 100_000; other += 1) await limit.allow(`${other}`);
  expect(await limit.allow('first')).toBe(false);
  await limit.allow('one more');
  expect(await limit.allow('second')).toBe(false);
  expect(await limit.allow('first')).toBe(true);
});
