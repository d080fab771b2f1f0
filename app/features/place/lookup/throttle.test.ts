import { expect, test } from 'vitest';

import { createThrottle } from './throttle.ts';

/** Only `wait` and the test advance it. */
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

/** Grants slots when the test says so. */
function heldThrottle() {
  let now = 1_000_000;
  let turn = Promise.withResolvers<void>();
  const takeTurn = createThrottle({
    clock: () => now,
    wait: () => turn.promise,
    interval: 1000,
    maxWait: 2000,
  });
  const served: string[] = [];
  const ask = async (visitor: string, question = visitor) => {
    const granted = await takeTurn(visitor);
    served.push(granted ? question : `not ${question}`);
    return granted;
  };
  const pass = async () => {
    now += 1000;
    turn.resolve();
    turn = Promise.withResolvers<void>();
    await new Promise(setImmediate);
  };
  return { ask, pass, served };
}

test('turns are a second apart, and a line that is too long is not joined (behaviour 10.21)', async () => {
  const { clock } = standingClock();
  const waited: number[] = [];
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  const takeTurn = createThrottle({ clock, wait, interval: 1000, maxWait: 2000 });
  const turns = await Promise.all(['ana', 'bo', 'cy', 'di'].map(takeTurn));
  expect(turns).toEqual([true, true, true, false]);
  expect(waited).toEqual([1000, 2000]);
});

test('however people come, no second has two turns', async () => {
  const { clock, wait, pass } = standingClock();
  const takeTurn = createThrottle({ clock, wait, interval: 1000, maxWait: 2000 });
  const turns: number[] = [];
  for (const pause of [0, 10, 990, 1500, 3, 5000, 0, 0]) {
    pass(pause);
    if (await takeTurn('ana')) turns.push(clock());
  }
  const gaps = turns.slice(1).map((turn, index) => turn - (turns[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
  expect(turns).toHaveLength(8);
});

test('a visitor who asks without end has one place in the queue: the newest question (behaviour 10.27)', async () => {
  const { ask, pass, served } = heldThrottle();
  const flood = ['one', 'two', 'three', 'four', 'five'].map((question) => ask('eve', question));
  const other = ask('ana');
  await pass();
  await pass();
  expect(served).toEqual(['one', 'not two', 'not three', 'not four', 'ana', 'five']);
  expect(await Promise.all([...flood, other])).toEqual([true, false, false, false, true, true]);
});

test('whoever had a turn longest ago goes first, also where the queue is full (behaviour 10.27)', async () => {
  const { ask, pass, served } = heldThrottle();
  const first = [ask('eve'), ask('mal')];
  await pass();
  const then = [ask('mal', 'mal again'), ask('eve', 'eve again'), ask('ana'), ask('bo')];
  await pass();
  await pass();
  await Promise.all([...first, ...then]);
  expect(served).toEqual(['eve', 'mal', 'not mal again', 'not eve again', 'ana', 'bo']);
});
