import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { createGate } from './gate.server.ts';

test('a gate runs a few jobs at once, lets a few wait and turns the rest away', async () => {
  const gate = createGate(2, 1);
  const releases: (() => void)[] = [];
  const started: number[] = [];
  const job = (number: number) =>
    gate.run(async () => {
      started.push(number);
      await new Promise<void>((resolve) => releases.push(resolve));
      return number;
    });

  const [first, second, third, fourth] = [job(1), job(2), job(3), job(4)];
  expect(await fourth).toEqual({ ok: false, error: 'busy' });
  expect(started).toEqual([1, 2]);

  releases.shift()?.();
  expect(await first).toEqual({ ok: true, value: 1 });
  while (releases.length < 2) await Promise.resolve();
  expect(started).toEqual([1, 2, 3]);

  for (const release of releases) release();
  expect(await second).toEqual({ ok: true, value: 2 });
  expect(await third).toEqual({ ok: true, value: 3 });
});

test('a job that fails gives its place back', async () => {
  const gate = createGate(1, 0);
  await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.run(async () => 'yes')).toEqual({ ok: true, value: 'yes' });
});

test('never more than allowed run at once, and everybody is answered', async () => {
  const shape = fc.record({
    parallel: fc.integer({ min: 1, max: 4 }),
    waiting: fc.integer({ min: 0, max: 4 }),
    pauses: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(shape, async ({ parallel, waiting, pauses }) => {
      const gate = createGate(parallel, waiting);
      let running = 0;
      const results = await Promise.all(
        pauses.map((pause) =>
          gate.run(async () => {
            running += 1;
            expect(running).toBeLessThanOrEqual(parallel);
            for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
            running -= 1;
          }),
        ),
      );
      expect(results.filter((result) => result.ok)).toHaveLength(
        Math.min(pauses.length, parallel + waiting),
      );
    }),
  );
});
