import { expect, test } from 'vitest';

import { describeStrength } from './password-strength.ts';

test.each([
  ['secret', 'Easy to guess'],
  ['abcdefg', 'Easy to guess'],
  ['password123', 'Easy to guess'],
  ['Qwerty12345!', 'Easy to guess'],
  ['ana-lindqvist-1', 'Easy to guess'],
  ['ababababababab', 'Easy to guess'],
  ['lantern-7', 'Fair'],
  ['four lanterns hang low', 'Hard to guess'],
  ['pässwörter im garten', 'Hard to guess'],
])('the password %j is: %s (behaviour 17.43)', (password, expected) => {
  expect(describeStrength(password, ' ANA-lindqvist ')).toMatch(new RegExp(`^${expected}`));
});

test('a password that is too short has its rule, and no strength', () => {
  expect(['', 'short'].map((password) => describeStrength(password))).toEqual([null, null]);
});
