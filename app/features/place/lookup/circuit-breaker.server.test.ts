import { beforeEach, expect, test } from 'vitest';

import { fail, succeed } from '#app/platform/result.ts';

import { ProviderFailure } from '../adapters/fetch-json.server.ts';
import {
  createCircuitBreaker,
  failureWindow,
  failuresToOpen,
  pauseAfterFailure,
  pauseAfterRefusal,
} from './circuit-breaker.server.ts';

const unreachable = fail('unreachable');
const broken = new ProviderFailure('status 500');
const refused = new ProviderFailure('status 429', 'refused');
const notTaken = new ProviderFailure('status 400', 'question');

let now: number;
let asked: number;
let logged: unknown[];
let ask: ReturnType<typeof createCircuitBreaker>;

beforeEach(() => {
  now = 1_000_000;
  asked = 0;
  logged = [];
  const warn = (_: string, fields?: object) => void logged.push(fields);
  ask = createCircuitBreaker('Atlas', { clock: () => now, log: { info() {}, error() {}, warn } });
});

const works = () =>
  ask(async () => {
    asked += 1;
    return 'found';
  });

const fails = (failure: ProviderFailure = broken) =>
  ask(async () => {
    asked += 1;
    throw failure;
  });

async function open(): Promise<void> {
  for (let count = 0; count < failuresToOpen; count += 1) await fails();
  asked = 0;
}

test('one failure keeps nobody else from asking (behaviour 10.21)', async () => {
  expect(await fails()).toEqual(unreachable);
  expect(await works()).toEqual(succeed('found'));
  expect(logged).toEqual([{ provider: 'Atlas', reason: 'status 500' }]);
});

test('several failures in a row open it for a while (behaviour 10.21)', async () => {
  await open();
  expect(await works()).toEqual(unreachable);
  now += pauseAfterFailure - 1;
  expect(await works()).toEqual(unreachable);
  expect(asked).toBe(0);
  expect(logged).toHaveLength(failuresToOpen);
});

test('an answer in between starts the count anew, as do failures that lie far apart', async () => {
  for (let count = 0; count < failuresToOpen * 2; count += 1) {
    await fails();
    expect(await works()).toEqual(succeed('found'));
  }
  for (let count = 0; count < failuresToOpen * 2; count += 1) {
    await fails();
    now += failureWindow / (failuresToOpen - 1);
  }
  expect(await works()).toEqual(succeed('found'));
});

test('after the pause one question at a time is asked; its answer closes it (behaviour 10.21)', async () => {
  await open();
  now += pauseAfterFailure;
  const { promise, resolve } = Promise.withResolvers<string>();
  const probe = ask(() => promise);
  expect(await works()).toEqual(unreachable);
  resolve('found');
  expect(await probe).toEqual(succeed('found'));
  expect(await works()).toEqual(succeed('found'));
  expect(asked).toBe(1);
});

test('a probe that fails opens it again, and is logged', async () => {
  await open();
  logged = [];
  now += pauseAfterFailure;
  await fails();
  expect(await works()).toEqual(unreachable);
  expect(logged).toHaveLength(1);
  now += pauseAfterFailure;
  expect(await works()).toEqual(succeed('found'));
});

test('a provider that refused is left alone at once, and for longer (behaviour 10.21)', async () => {
  await fails(refused);
  now += pauseAfterRefusal - 1;
  expect(await works()).toEqual(unreachable);
  now += 1;
  expect(await works()).toEqual(succeed('found'));
});

test('a question that was not taken opens nothing, and as a probe closes it', async () => {
  for (let count = 0; count < failuresToOpen * 2; count += 1) await fails(notTaken);
  expect(await works()).toEqual(succeed('found'));
  await open();
  now += pauseAfterFailure;
  await fails(notTaken);
  expect(await works()).toEqual(succeed('found'));
});

test('a question that did not go out says nothing of the provider', async () => {
  const unasked = new ProviderFailure('busy', 'unasked');
  for (let count = 0; count < failuresToOpen * 2; count += 1) await fails(unasked);
  expect(await works()).toEqual(succeed('found'));
  await open();
  now += pauseAfterFailure;
  expect(await fails(unasked)).toEqual(unreachable);
  await fails();
  expect(await works()).toEqual(unreachable);
  expect(logged).toHaveLength(failuresToOpen + 1);
});

test('of questions under way as it opens, none is logged afterwards, and no answer closes it', async () => {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const { promise: lost, reject } = Promise.withResolvers<string>();
  const answers = [ask(() => late), ask(() => lost)];
  await open();
  logged = [];
  resolve('found');
  reject(broken);
  expect(await Promise.all(answers)).toEqual([succeed('found'), unreachable]);
  expect(logged).toEqual([]);
  expect(await works()).toEqual(unreachable);
});

test('a fault that is no failure of the provider is passed on and ends the probe', async () => {
  await open();
  now += pauseAfterFailure;
  await expect(
    ask(async () => {
      throw new TypeError('a bug');
    }),
  ).rejects.toThrow('a bug');
  expect(await works()).toEqual(succeed('found'));
});
