import { expect, test } from 'vitest';

import { fail, ok } from '#app/platform/result.ts';

import { ProviderFailure } from './fetch-json.server.ts';
import {
  createKeep,
  createPace,
  createPause,
  pauseAfterFailure,
  pauseAfterRefusal,
} from './manners.server.ts';

/** A clock that only `wait` and the test move on. */
function standingClock() {
  let now = 1_000_000;
  return {
    clock: () => now,
    wait: async (milliseconds: number) => {
      now += milliseconds;
    },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('an answer is kept for its lifetime, and a failed one is not', async () => {
  const { clock, pass } = standingClock();
  const keep = createKeep<number>({ clock, lifetime: 1000, most: 10 });
  let asked = 0;
  const ask = async () => ok((asked += 1));
  expect(await keep('kew', async () => fail('unreachable'))).toEqual(fail('unreachable'));
  expect(await keep('kew', ask)).toEqual(ok(1));
  pass(999);
  expect(await keep('kew', ask)).toEqual(ok(1));
  pass(1);
  expect(await keep('kew', ask)).toEqual(ok(2));
});

test('beyond the bound the answer unused for longest is forgotten', async () => {
  const { clock } = standingClock();
  const keep = createKeep<string>({ clock, lifetime: 1000, most: 2 });
  const asked: string[] = [];
  const get = (key: string) =>
    keep(key, async () => {
      asked.push(key);
      return ok(key);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

test('those who ask the same at the same time share one answer', async () => {
  const { clock } = standingClock();
  const keep = createKeep<number>({ clock, lifetime: 0, most: 0 });
  let asked = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = async () => {
    asked += 1;
    await promise;
    return ok(asked);
  };
  const answers = [keep('kew', ask), keep('kew', ask), keep('kew', ask)];
  resolve();
  expect(await Promise.all(answers)).toEqual([ok(1), ok(1), ok(1)]);
  expect(await keep('kew', ask)).toEqual(ok(2));
});

test('turns are a second apart, and a line that is too long is not joined', async () => {
  const { clock } = standingClock();
  const waited: number[] = [];
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  const pace = createPace({ clock, wait, gap: 1000, longest: 2000 });
  const turns = await Promise.all([pace(), pace(), pace(), pace()]);
  expect(turns).toEqual([true, true, true, false]);
  expect(waited).toEqual([1000, 2000]);
});

test('however people come, no second has two turns', async () => {
  const { clock, wait, pass } = standingClock();
  const pace = createPace({ clock, wait, gap: 1000, longest: 2000 });
  const turns: number[] = [];
  for (const pause of [0, 10, 990, 1500, 3, 5000, 0, 0]) {
    pass(pause);
    if (await pace()) turns.push(clock());
  }
  const gaps = turns.slice(1).map((turn, index) => turn - (turns[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
  expect(turns).toHaveLength(8);
});

test('a provider that failed is left alone for a while, and one that refused for longer', async () => {
  const { clock, pass } = standingClock();
  const logged: unknown[] = [];
  const log = {
    info() {},
    error() {},
    warn: (_: string, fields?: object) => void logged.push(fields),
  };
  const ask = createPause('Atlas', { clock, log });
  let asked = 0;
  const failing = (failure: ProviderFailure) =>
    ask(async () => {
      asked += 1;
      throw failure;
    });
  const working = () => ask(async () => (asked += 1));

  expect(await failing(new ProviderFailure('status 500'))).toEqual(fail('unreachable'));
  expect(await working()).toEqual(fail('unreachable'));
  expect(asked).toBe(1);
  pass(pauseAfterFailure);
  await failing(new ProviderFailure('status 429', 'refused'));
  pass(pauseAfterRefusal - 1);
  expect(await working()).toEqual(fail('unreachable'));
  pass(1);
  expect(await working()).toEqual(ok(3));
  await failing(new ProviderFailure('status 400', 'question'));
  expect(await working()).toEqual(ok(5));
  expect(logged).toEqual([
    { provider: 'Atlas', reason: 'status 500' },
    { provider: 'Atlas', reason: 'status 429' },
    { provider: 'Atlas', reason: 'status 400' },
  ]);
});

test('of questions under way together, one failure is logged', async () => {
  const { clock } = standingClock();
  let logged = 0;
  const log = { info() {}, error() {}, warn: () => void (logged += 1) };
  const ask = createPause('Atlas', { clock, log });
  const fails = () =>
    ask(async () => {
      throw new ProviderFailure('no answer in time');
    });
  await Promise.all([fails(), fails(), fails()]);
  expect(logged).toBe(1);
});
