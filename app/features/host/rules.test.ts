import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  findCredentialsProblem,
  getHostName,
  findInviteId,
  isUsername,
  findNewPasswordProblem,
  normalizeUsername,
  toSafeRedirect,
  toSyntheticEmail,
  findTargetProblem,
} from './rules.ts';

describe('usernames', () => {
  test('are trimmed and lowercased (behaviour 17.11)', () => {
    expect(normalizeUsername('  Ana.B-c_9 ')).toBe('ana.b-c_9');
  });

  test.each(['abc', 'a.b', '---', '123', 'a'.repeat(30)])('%s is one', (name) => {
    expect(isUsername(name)).toBe(true);
  });

  test.each(['', 'ab', 'a'.repeat(31), 'a b', 'ana@b', 'änna', 'ana\n', 'an\0a', 'ABC'])(
    '%j is none',
    (name) => {
      expect(isUsername(name)).toBe(false);
    },
  );

  test('any text of allowed characters is one after normalising', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9._-]{3,30}$/), (typed) => {
        expect(isUsername(normalizeUsername(` ${typed}\t`))).toBe(true);
      }),
    );
  });

  test('lead to an address that no mail can leave for (behaviour 17.22)', () => {
    expect(toSyntheticEmail('ana')).toBe('ana@hosts.festoon.invalid');
  });
});

test('a host is called by the display name, else by the address before its @, else host', () => {
  expect(getHostName({ displayName: 'Ana', email: 'x@y' })).toBe('Ana');
  expect(getHostName({ displayName: ' ', email: 'ana@y' })).toBe('ana');
  expect(getHostName({ displayName: '', email: '@y' })).toBe('host');
});

describe('credentials', () => {
  test('need both a username and a password', () => {
    expect(findCredentialsProblem('', 'secret')).toBe('missing');
    expect(findCredentialsProblem('ana', '')).toBe('missing');
  });

  test('need a username of the right pattern', () => {
    expect(findCredentialsProblem('a b', 'secret')).toBe('bad-username');
  });

  test('a new password has 6 to 512 characters (behaviour 17.14)', () => {
    expect(findNewPasswordProblem('12345')).toBe('weak-password');
    expect(findNewPasswordProblem('123456')).toBeNull();
    expect(findNewPasswordProblem('x'.repeat(512))).toBeNull();
    expect(findNewPasswordProblem('x'.repeat(513))).toBe('long-password');
    expect(findCredentialsProblem('ana', 'x'.repeat(513))).toBe('long-password');
  });
});

describe('a targeted invitation', () => {
  const target = { hostUid: 'u', hostUsername: 'ana', hostEmail: 'ana@hosts.festoon.invalid' };

  test('lets its own username try', () => {
    expect(findTargetProblem(target, 'ana')).toBeNull();
    expect(findTargetProblem({ ...target, hostUsername: ' Ana ' }, 'ana')).toBeNull();
  });

  test('refuses another username', () => {
    expect(findTargetProblem(target, 'bob')).toBe('other-username');
  });

  test('without a username lets anybody try', () => {
    expect(findTargetProblem({ ...target, hostUsername: null }, 'bob')).toBeNull();
  });

  test('cannot be opened without a login address', () => {
    expect(findTargetProblem({ ...target, hostEmail: null }, 'ana')).toBe('no-host-email');
    expect(findTargetProblem({ ...target, hostEmail: '' }, 'ana')).toBe('no-host-email');
    expect(findTargetProblem({ ...target, hostEmail: '  ' }, 'ana')).toBe('no-host-details');
  });
});

describe('a redirect', () => {
  test.each([
    '/',
    '/confirm',
    '/host/events',
    '/host/events/aB-_9?x=1#y',
    '/dateTime?invite=abc',
    '/hostLogIn?redirect=%2Fhost%2Fevents%2Fabc',
    '/guest/a.b',
  ])('%s is kept', (path) => {
    expect(toSafeRedirect(path)).toBe(path);
  });

  test.each([
    null,
    undefined,
    '',
    'confirm',
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%09/evil.example',
    '/%5cevil.example',
    '/%2F/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/../../evil',
    '/a\0b',
    '/a\u0085b',
    '/a?b=\r\nSet-Cookie:x',
    '/\uD800',
    `/${'a'.repeat(2000)}`,
    `/${'é'.repeat(400)}`,
  ])('%j becomes the default', (path) => {
    expect(toSafeRedirect(path)).toBe('/confirm');
    expect(toSafeRedirect(path, '/')).toBe('/');
  });

  test('beyond ASCII is percent-encoded', () => {
    expect(toSafeRedirect('/guest/é?q=☂ x')).toBe('/guest/%C3%A9?q=%E2%98%82%20x');
  });

  test('never leaves the site, fits a header and stays as it is when checked again (behaviour 17.2)', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '//', '\\', '.', '..', '%2f', '%5C', '%09', '%', '@', ':', 'http:'),
      fc.constantFrom('evil.example', 'javascript:', '?', '#', '&', 'a', 'é', '💃', '\t', '\n'),
      fc.constantFrom(' ', '\uD800', '\0', '\u00A0'),
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const safe = toSafeRedirect(typed);
        const url = new URL(safe, 'https://party.example');
        expect(url.origin).toBe('https://party.example');
        expect(url.pathname.startsWith('//')).toBe(false);
        expect(new Headers({ Location: safe }).get('location')).toBe(safe);
        expect(toSafeRedirect(safe)).toBe(safe);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the invitation of a redirect', () => {
  test.each([
    ['/host/events/abc', 'abc'],
    ['/host/events/abc/', 'abc'],
    ['/Host/Events/abc?x=1#y', 'abc'],
    ['/host/events/a%20b', 'a b'],
    ['/host/events/%zz', '%zz'],
    ['/dateTime?invite=abc', 'abc'],
    ['/eventName?x=1&invite=abc&y=2#z', 'abc'],
    ['/invitee/?invite=abc', 'abc'],
  ])('%s is about %s', (redirect, id) => {
    expect(findInviteId(redirect)).toBe(id);
  });

  test.each([
    '/confirm',
    '/host/events',
    '/host/events/',
    '/host/events/a/b',
    '/guest/abc',
    '/confirm?invite=abc',
    '/dateTime',
    '/dateTime?invite=',
    '/dateTime?noinvite=abc',
    '/dateTime#?invite=abc',
  ])('%s is about none', (redirect) => {
    expect(findInviteId(redirect)).toBeNull();
  });

  test('is found again in every dashboard and step address (behaviour 17.3)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        const coded = encodeURIComponent(id);
        expect(findInviteId(`/host/events/${coded}`)).toBe(id);
        expect(findInviteId(`/theme?invite=${coded}`)).toBe(id);
      }),
    );
  });
});
