import { describe, expect, test } from 'vitest';

import { listAllowedOrigins, isFromOrigin, isSameOriginRequest } from './origin.ts';

const site = 'https://party.example';

function request(method: string, headers: Record<string, string> = {}): Request {
  return new Request(`${site}/logOut`, { method, headers });
}

describe('the allowed origins', () => {
  test('are the configured one alone', () => {
    expect(listAllowedOrigins(site, 3000)).toEqual([site]);
  });

  test('are the names of this machine when none is configured', () => {
    expect(listAllowedOrigins(undefined, 3000)).toEqual([
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ]);
  });

  test('leave port 80 out, as browsers do', () => {
    expect(listAllowedOrigins(undefined, 80)).toContain('http://localhost');
  });
});

describe('a request', () => {
  test.each(['GET', 'HEAD', 'OPTIONS'])('that only reads (%s) may come from anywhere', (method) => {
    expect(isFromOrigin(request(method, { origin: 'https://evil.example' }), [site])).toBe(true);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE'])('that writes (%s) may not', (method) => {
    expect(isFromOrigin(request(method, { origin: 'https://evil.example' }), [site])).toBe(false);
    expect(isFromOrigin(request(method, { origin: site }), [site])).toBe(true);
  });

  test.each([
    'null',
    '',
    'http://party.example',
    'https://party.example:444',
    'https://party.example.evil.example',
    'https://sub.party.example',
  ])('from %j is foreign', (origin) => {
    expect(isFromOrigin(request('POST', { origin, referer: `${site}/` }), [site])).toBe(false);
  });

  test('without an Origin is judged by its Referer', () => {
    expect(isFromOrigin(request('POST', { referer: `${site}/hostLogIn` }), [site])).toBe(true);
    expect(isFromOrigin(request('POST', { referer: 'https://evil.example/' }), [site])).toBe(false);
    expect(isFromOrigin(request('POST', { referer: 'nonsense' }), [site])).toBe(false);
  });

  test('that says nothing of where it comes from is foreign', () => {
    expect(isFromOrigin(request('POST'), [site])).toBe(false);
  });
});

function asked(headers: Record<string, string>): boolean {
  return isSameOriginRequest(request('GET', headers), [site]);
}

describe('a question that costs something', () => {
  test.each(['same-origin', 'none'])('is the site’s own by Sec-Fetch-Site: %s', (from) => {
    expect(asked({ 'sec-fetch-site': from })).toBe(true);
  });

  test.each(['cross-site', 'same-site', '', 'nonsense'])('is not by Sec-Fetch-Site: %s', (from) => {
    expect(asked({ 'sec-fetch-site': from, referer: `${site}/location` })).toBe(false);
  });

  test('is judged as a form where the browser does not say', () => {
    expect(asked({ referer: `${site}/location` })).toBe(true);
    expect(asked({ origin: site })).toBe(true);
    expect(asked({ origin: 'https://evil.example', referer: `${site}/` })).toBe(false);
    expect(asked({ referer: 'https://evil.example/' })).toBe(false);
    expect(asked({})).toBe(false);
  });
});
