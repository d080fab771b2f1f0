import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { maxAddress, shortenAddress, prependName } from './rules.ts';

test('an address that fits is kept, on one line', () => {
  expect(shortenAddress('  Hotel Yak & Yeti,\n Durbar Marg,\tKathmandu ')).toBe(
    'Hotel Yak & Yeti, Durbar Marg, Kathmandu',
  );
});

test('an address of exactly the longest length is kept whole', () => {
  const address = 'x'.repeat(maxAddress);
  expect(shortenAddress(address)).toBe(address);
});

test('a longer address ends before its last comma that fits (behaviour 10.8)', () => {
  expect(shortenAddress('The Long Gallery, Old Street, London', 32)).toBe(
    'The Long Gallery, Old Street',
  );
  expect(shortenAddress('The Long Gallery, Old Street, London', 28)).toBe(
    'The Long Gallery, Old Street',
  );
});

test('without a comma it ends before a word, without a word where it must', () => {
  expect(shortenAddress('one two three', 9)).toBe('one two');
  expect(shortenAddress('Llanfairpwllgwyngyll', 5)).toBe('Llanf');
});

test('an emoji is never cut in half', () => {
  expect(shortenAddress('ab🎈', 3)).toBe('ab');
});

test('whatever a provider says, the address fits, begins as it did and is well formed', () => {
  const words = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(', ')));
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 40 }), (parts, max) => {
      const line = parts.join('').replaceAll(/\s+/g, ' ').trim();
      const short = shortenAddress(line, max);
      expect(short.length).toBeLessThanOrEqual(max);
      expect(line.startsWith(short)).toBe(true);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});

test('a venue’s name goes before its address, once, and the line still fits', () => {
  expect(prependName('Kew Gardens', 'Richmond, UK')).toBe('Kew Gardens, Richmond, UK');
  expect(prependName('12 High Street', '12 High Street, Bath, UK')).toBe(
    '12 High Street, Bath, UK',
  );
  expect(prependName('Hall', 'x'.repeat(maxAddress))).toBe('Hall');
});
