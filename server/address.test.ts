import { expect, test } from 'vitest';

import { visitorAddress } from './address.ts';

function from(forwarded?: string): Request {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return new Request('http://localhost/', { headers });
}

test('a visitor cannot choose their own address', () => {
  expect(visitorAddress(from('203.0.113.9'), undefined, false)).toBe('unknown');
  expect(visitorAddress(from('203.0.113.9, 198.51.100.7'), undefined, true)).toBe('198.51.100.7');
});

test('a trusted proxy that says nothing leaves the socket’s address', () => {
  expect(visitorAddress(from(), undefined, true)).toBe('unknown');
  expect(visitorAddress(from(''), undefined, true)).toBe('unknown');
});
