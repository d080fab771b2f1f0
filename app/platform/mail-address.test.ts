import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isMailAddress } from './mail-address.ts';

test.each([
  'ana@example.org',
  "o'hara+party@mail.example.co.uk",
  'ana@müller.de',
  'アナ@例え.テスト',
  'ana@xn--mller-kva.de',
  'x@1and1.com',
  '#a{b}+1@x.org',
])('%j is an address (behaviour 33.36)', (address) => {
  expect(isMailAddress(address)).toBe(true);
});

test.each([
  '',
  'ana',
  '@example.org',
  'ana@',
  'ben@@x',
  'ben@@example.org',
  'ana@x@example.org',
  'cy@guests..example',
  'cy@.example.org',
  'cy@example.org.',
  'not-an@address@x',
  'ana@x',
  'ana@-x.org',
  'ana@x-.org',
  'ana@x.123',
  'ana@127.0.0.1',
  'ana@[::1]',
  'ana@x_y.org',
  'a na@x.org',
  'ana@x .org',
  'ana@x.org,',
  '<ana@x.org>',
  `ana@${'x'.repeat(64)}.org`,
  `ana@${'x.'.repeat(130)}org`,
])('%j is no address, or its domain cannot exist (behaviour 33.36)', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

test('every address of a real domain is one (behaviour 33.36)', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(isMailAddress(address)).toBe(true);
    }),
  );
});
