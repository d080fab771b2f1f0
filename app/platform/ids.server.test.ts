import { expect, test } from 'vitest';

import { hashToken, createId, createOrderedId, createToken } from './ids.server.ts';

test('an id has 128 random bits and a token 192, both fit for an address', () => {
  expect(createId()).toMatch(/^[\w-]{22}$/);
  expect(createToken()).toMatch(/^[\w-]{32}$/);
  expect(new Set(Array.from({ length: 1000 }, createId)).size).toBe(1000);
});

test('a token’s hash is always the same and does not contain the token', () => {
  expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  const token = createToken();
  expect(hashToken(token)).toBe(hashToken(token));
  expect(hashToken(token)).not.toContain(token);
});

test('an ordered id sorts by its moment and is no less of its own', () => {
  const moments = [0, 1, 35, 36, 1_700_000_000_000, 1_700_000_000_001, Date.UTC(5000, 0)];
  const ids = moments.map(createOrderedId);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every((id) => /^[\w-]{23}$/.test(id))).toBe(true);
  expect(new Set(Array.from({ length: 1000 }, () => createOrderedId(5))).size).toBe(1000);
});
