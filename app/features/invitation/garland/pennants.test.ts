import { expect, test } from 'vitest';

import { hangPennants, takeInitial } from './pennants.ts';

const lettersOf = (people: number, names: string[]) =>
  hangPennants(people, names).pennants.map(({ letter }) => letter);

test('thirteen hang on one string, more on two, and a thousand are as many as 26 (behaviour 44.5)', () => {
  expect(hangPennants(13, []).strings).toHaveLength(1);
  expect(hangPennants(14, []).strings).toHaveLength(2);
  expect(hangPennants(26, []).pennants).toHaveLength(26);
  expect(hangPennants(1000, [])).toEqual(hangPennants(26, []));
  for (const { x } of hangPennants(26, []).pennants) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(100);
  }
});

test('initials are in alphabetical order, and of more than thirteen there are none (behaviour 44.5)', () => {
  expect(lettersOf(4, ['Chiara', 'ana', 'Øyvind'])).toEqual(['A', 'C', 'Ø', '']);
  expect(lettersOf(14, ['Ana'])).toEqual(Array.from({ length: 14 }, () => ''));
});

test.each([
  ['Ana', 'A'],
  [' émile', 'É'],
  ['王小明', '王'],
  ['علي', 'ع'],
  ['ऋषि', 'ऋ'],
  ['🎉 Party', ''],
  ['<b>', ''],
  ['', ''],
])('the initial of %s is ‘%s’ (behaviour 44.5)', (name, initial) => {
  expect(takeInitial(name)).toBe(initial);
});
