import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { ByteCache } from './byte-cache.ts';

test('what was used last stays, what was not makes room', () => {
  const cache = new ByteCache<string>(10);
  cache.set('a', 'A', 4);
  cache.set('b', 'B', 4);
  expect(cache.get('a')).toBe('A');
  cache.set('c', 'C', 4);
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBe('A');
  expect(cache.get('c')).toBe('C');
});

test('a value put again takes the place of the old one, also when it is too large to be kept', () => {
  const cache = new ByteCache<string>(10);
  cache.set('a', 'old', 8);
  cache.set('a', 'new', 3);
  expect(cache.get('a')).toBe('new');
  expect(cache.bytes).toBe(3);
  cache.set('a', 'huge', 11);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});

test('whatever is put and read, it never holds more than it may, nor less than it says', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    bytes: fc.option(fc.integer({ min: 0, max: 12 })),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const cache = new ByteCache<number>(10);
      for (const { key, bytes } of steps) {
        const before = cache.get(key);
        if (bytes !== null) cache.set(key, bytes, bytes);
        const expected = bytes === null ? before : bytes > 10 ? undefined : bytes;
        expect(cache.get(key)).toBe(expected);
        const held = ['a', 'b', 'c', 'd'].map((each) => cache.get(each) ?? 0);
        expect(held.reduce((sum, each) => sum + each, 0)).toBe(cache.bytes);
        expect(cache.bytes).toBeLessThanOrEqual(10);
      }
    }),
  );
});
