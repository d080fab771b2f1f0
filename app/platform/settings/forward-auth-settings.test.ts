import { expect, test } from 'vitest';

import { readSettings } from '../settings.server.ts';

const both = { FORWARD_AUTH_HEADER: 'Remote-User', FORWARD_AUTH_FROM: '127.0.0.1' };

function problemOf(env: Record<string, string>): string {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('a proxy is named by addresses and networks of both kinds (behaviour 47.13)', () => {
  const env = { ...both, FORWARD_AUTH_FROM: '127.0.0.1, 10.1.0.0/16,::1 ,2001:db8::/32' };
  const { FORWARD_AUTH_FROM: from, FORWARD_AUTH_HEADER: name } = readSettings(env);
  expect(name).toBe('Remote-User');
  expect(['127.0.0.1', '10.1.255.3'].every((address) => from?.check(address, 'ipv4'))).toBe(true);
  expect(['::1', '2001:db8::5'].every((address) => from?.check(address, 'ipv6'))).toBe(true);
  expect(['127.0.0.2', '10.2.0.1'].some((address) => from?.check(address, 'ipv4'))).toBe(false);
  expect(readSettings({}).FORWARD_AUTH_HEADER).toBeUndefined();
});

test.each([
  ['FORWARD_AUTH_HEADER', 'Remote_User', 'must be the name of a header such as Remote-User'],
  ['FORWARD_AUTH_HEADER', 'Remote-User:', 'must be the name of a header such as Remote-User'],
  ['FORWARD_AUTH_HEADER', 'x'.repeat(61), 'must have at most 60 characters'],
  ['FORWARD_AUTH_HEADER', 'Cookie', 'must be a header that no browser sends'],
  ['FORWARD_AUTH_HEADER', 'X-Forwarded-For', 'must be a header that no browser sends'],
  ['FORWARD_AUTH_FROM', 'proxy', 'must be addresses of proxies, such as 127.0.0.1'],
  ['FORWARD_AUTH_FROM', '127.0.0.1,', 'must be addresses of proxies'],
  ['FORWARD_AUTH_FROM', '10.0.0.0/33', 'must be addresses of proxies'],
  ['FORWARD_AUTH_FROM', '0.0.0.0/0', 'must be addresses of proxies'],
  ['FORWARD_AUTH_FROM', '::/0', 'must be addresses of proxies'],
  ['FORWARD_AUTH_FROM', 'fe80::1%eth0', 'must be addresses of proxies'],
])('%s=%j is refused by name (behaviour 23.14, 47.13)', (name, value, sentence) => {
  expect(problemOf({ ...both, [name]: value })).toContain(`${name} ${sentence}`);
});

test('neither counts alone, nor beside a provider (behaviour 23.14, 47.13)', () => {
  const together = 'FORWARD_AUTH_HEADER and FORWARD_AUTH_FROM must be set together';
  expect(problemOf({ FORWARD_AUTH_HEADER: 'Remote-User' })).toBe(together);
  expect(problemOf({ FORWARD_AUTH_FROM: '::1' })).toBe(together);
  const provider = { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'festoon' };
  expect(problemOf({ ...both, ...provider })).toBe(
    'FORWARD_AUTH_HEADER cannot be set together with OIDC_ISSUER',
  );
});
