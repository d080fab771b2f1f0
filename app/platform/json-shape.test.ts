import { expect, test } from 'vitest';

import { isReasonable } from './json-shape.ts';

const check = (json: string) => isReasonable(new TextEncoder().encode(json));

test('the largest list of the shortest invitees that fits into 1 MiB is reasonable', () => {
  const invitee = '{"name":"A","email":"b"},';
  expect(check(`{"invitees":[${invitee.repeat((1024 * 1024) / invitee.length)}{}]}`)).toBe(true);
});

test('sixteen lists in each other are reasonable, seventeen are not', () => {
  expect(check('['.repeat(16) + ']'.repeat(16))).toBe(true);
  expect(check('['.repeat(17) + ']'.repeat(17))).toBe(false);
  expect(check('{"a":'.repeat(17) + '1' + '}'.repeat(17))).toBe(false);
});

test('50,000 lists or objects are reasonable, one more is not (behaviour 22.11)', () => {
  expect(check('[],'.repeat(50_000))).toBe(true);
  expect(check('[],'.repeat(50_001))).toBe(false);
  expect(check('{},'.repeat(50_001))).toBe(false);
});

test('brackets in a text do not count, whatever is escaped before its end', () => {
  const text = '[{'.repeat(100_000);
  expect(check(JSON.stringify({ customMessage: text }))).toBe(true);
  expect(check(JSON.stringify({ customMessage: `\\"${text}\\` }))).toBe(true);
  expect(check(`{"a":"\\\\","b":${'['.repeat(20)}`)).toBe(false);
});
