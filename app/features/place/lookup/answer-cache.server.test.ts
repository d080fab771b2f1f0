import { expect, test } from 'vitest';

import { fail, succeed } from '#app/platform/result.ts';

import { createAnswerCache } from './answer-cache.server.ts';

test('an answer is kept for its lifetime, and a failed one is not (behaviour 10.21)', async () => {
  let now = 1_000_000;
  const keep = createAnswerCache<number>({ clock: () => now, lifetime: 1000, most: 10 });
  let asked = 0;
  const ask = async () => succeed((asked += 1));
  expect(await keep('kew', async () => fail('unreachable'))).toEqual(fail('unreachable'));
  expect(await keep('kew', ask)).toEqual(succeed(1));
  now += 1000;
  expect(await keep('kew', ask)).toEqual(succeed(1));
  now += 1;
  expect(await keep('kew', ask)).toEqual(succeed(2));
});

test('beyond the bound the answer unused for longest is forgotten', async () => {
  const keep = createAnswerCache<string>({ clock: () => 0, lifetime: 1000, most: 2 });
  const asked: string[] = [];
  const get = (key: string) =>
    keep(key, async () => {
      asked.push(key);
      return succeed(key);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('those who ask the same at the same time share one answer (behaviour 10.21)', async () => {
  let now = 1_000_000;
  const keep = createAnswerCache<number>({ clock: () => now, lifetime: 1000, most: 10 });
  let asked = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = async () => {
    asked += 1;
    await promise;
    return succeed(asked);
  };
  const answers = [keep('kew', ask), keep('kew', ask), keep('kew', ask)];
  resolve();
  expect(await Promise.all(answers)).toEqual([succeed(1), succeed(1), succeed(1)]);
  now += 1001;
  expect(await keep('kew', ask)).toEqual(succeed(2));
});
