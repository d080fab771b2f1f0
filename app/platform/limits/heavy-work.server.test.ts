import { expect, test } from 'vitest';

import { createHeavyWork } from './heavy-work.server.ts';

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

test('a host’s work runs one after the other, two wait, and more is refused at once (behaviour 22.16)', async () => {
  const heavy = createHeavyWork();
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
  };
  const done = await Promise.all(Array.from({ length: 12 }, () => heavy.run('ana', work)));
  expect(done.filter(({ ok }) => ok)).toHaveLength(3);
  expect(most).toBe(1);
  expect((await heavy.run('ana', work)).ok).toBe(true);
});

test('of several hosts two work at a time, and failures make room (behaviour 22.16)', async () => {
  const heavy = createHeavyWork();
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    throw new Error('no');
  };
  const hosts = ['ana', 'ben', 'cleo', 'dan'];
  const done = await Promise.allSettled(hosts.map((host) => heavy.run(host, work)));
  expect(done.map(({ status }) => status)).toEqual(hosts.map(() => 'rejected'));
  expect(most).toBe(2);
  expect(await heavy.run('ana', async () => 1)).toEqual({ ok: true, value: 1 });
});

test('what a host still reads keeps this host from more, and no other (behaviour 22.16)', async () => {
  const heavy = createHeavyWork();
  const reading = Promise.withResolvers<void>();
  const order: string[] = [];
  await heavy.run('ana', turn, () => reading.promise);
  const later = heavy.run('ana', async () => order.push('ana'));
  for (const host of ['ben', 'cleo', 'dan']) await heavy.run(host, async () => order.push(host));
  reading.resolve();
  await later;
  expect(order).toEqual(['ben', 'cleo', 'dan', 'ana']);
});
