import { expect, test } from 'vitest';

import { createMemoryLimit } from './memory-limit.server.ts';

test('the last fifty thousand keys are remembered, and a hundred thousand at most', async () => {
  const limit = createMemoryLimit({ keyPrefix: 'test', points: 3, duration: 60 }, () => 0);
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
