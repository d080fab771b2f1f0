import { expect, test } from 'vitest';

import { allowedOrigins, isFromOrigin } from './origin.ts';

const origins = allowedOrigins(undefined, 3000);

function post(headers: Record<string, string>): Request {
  return new Request('http://localhost:3000/confirm', { method: 'POST', headers });
}

test('without APP_ORIGIN a machine’s own names count, with it only that one', () => {
  expect(origins).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']);
  expect(allowedOrigins('https://party.example.org', 3000)).toEqual(['https://party.example.org']);
});

test('the Origin decides, and the Referer only where there is none', () => {
  const evil = 'https://evil.example';
  const own = 'http://localhost:3000';
  expect(isFromOrigin(post({ origin: own }), origins)).toBe(true);
  expect(isFromOrigin(post({ origin: own, referer: `${evil}/` }), origins)).toBe(true);
  expect(isFromOrigin(post({ origin: evil, referer: `${own}/` }), origins)).toBe(false);
  expect(isFromOrigin(post({ referer: `${own}/confirm` }), origins)).toBe(true);
  expect(isFromOrigin(post({ referer: `${evil}/${own}` }), origins)).toBe(false);
  expect(isFromOrigin(post({}), origins)).toBe(false);
});

test('reading is open to everybody', () => {
  const headers = { origin: 'https://evil.example' };
  expect(isFromOrigin(new Request('http://localhost:3000/', { headers }), origins)).toBe(true);
});
