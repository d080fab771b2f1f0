import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { fuzzAll, listFaults } from '#tests/fuzz/fuzz-all.ts';
import { defineTarget, fuzz } from '#tests/fuzz/target.ts';

test('of 20,000 inputs that nobody would type none makes a parser fail, a response an error, or work grow with the square (behaviour 22.18)', async () => {
  const rows = await fuzzAll({ count: 20_000, seed: 1, shapes: 3 });
  expect(rows.flatMap(listFaults)).toEqual([]);
  expect(rows.reduce((sum, { inputs }) => sum + inputs, 0)).toBeGreaterThanOrEqual(20_000);
});

test('a parser that throws, and one whose work grows with the square, are found (behaviour 22.18)', async () => {
  const fuzzing = { count: 5000, seed: 1, shapes: 1 };
  const throws = defineTarget('throws', fc.nat(100), (number) => {
    if (number > 90) throw new Error('too large');
  });
  const [fault = ''] = listFaults(await fuzz(throws, fuzzing));
  expect(fault).toMatch(/^throws: 91\nError: too large/);
  const grows = defineTarget('grows', fc.string(), () => {}, {
    readLong: (text) => {
      let seen = 0;
      for (let at = 0; at < text.length; at += 50) seen += Array.from(text.slice(at)).length;
      return seen;
    },
    tokens: ['a'],
  });
  expect(listFaults(await fuzz(grows, fuzzing))).toEqual([
    expect.stringMatching(/^grows: "a+" grows \d+ times$/),
  ]);
});
