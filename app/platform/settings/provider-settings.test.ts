import { expect, test } from 'vitest';

import { readSettings } from '../settings.server.ts';

const both = { OIDC_ISSUER: 'https://login.example.org/realms/home', OIDC_CLIENT_ID: 'festoon' };

function problemOf(env: Record<string, string>): string {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('a provider is named to the letter, with or without a secret (behaviour 47.1)', () => {
  expect(readSettings(both)).toMatchObject({
    ...both,
    OIDC_CLIENT_SECRET: undefined,
    OIDC_NAME: 'single sign-on',
  });
  const issuer = 'http://localhost:9000/application/o/festoon/';
  const given = { ...both, OIDC_ISSUER: issuer, OIDC_CLIENT_SECRET: 'x', OIDC_NAME: 'Party ID' };
  expect(readSettings(given)).toMatchObject(given);
});

test.each([
  ['OIDC_ISSUER', 'login.example.org', 'must be an https address without user and query'],
  ['OIDC_ISSUER', 'http://login.example.org', 'must be an https address without user and query'],
  ['OIDC_ISSUER', 'https://me@login.example.org', 'must be an https address without user'],
  ['OIDC_ISSUER', 'https://login.example.org?a=1', 'must be an https address without user'],
  [
    'OIDC_ISSUER',
    'https://login.example.org/.well-known/openid-configuration',
    'must be the issuer alone, without /.well-known/openid-configuration',
  ],
  ['OIDC_NAME', 'x'.repeat(41), 'must have at most 40 characters'],
  ['OIDC_NAME', 'a\nb', 'must be text on one line'],
])('%s=%j is refused by name (behaviour 23.14)', (name, value, sentence) => {
  expect(problemOf({ ...both, [name]: value })).toContain(`${name} ${sentence}`);
});

test.each([
  ['an issuer', { OIDC_ISSUER: both.OIDC_ISSUER }],
  ['a client', { OIDC_CLIENT_ID: 'festoon' }],
  ['a secret', { OIDC_CLIENT_SECRET: 'sesame' }],
])('%s alone is refused in a sentence without the secret (behaviour 23.14)', (_, env) => {
  expect(problemOf(env)).toBe('OIDC_ISSUER and OIDC_CLIENT_ID must be set together');
});
