import type { IncomingMessage } from 'node:http';

import { expect, test } from 'vitest';

import { proxyUserHeader, readProxyUser } from '#app/features/host/proxy-user.ts';
import { readSettings } from '#app/platform/settings.server.ts';

import { createProxyUserGate } from './proxy-user.ts';

const settings = readSettings({
  FORWARD_AUTH_HEADER: 'Remote-User',
  FORWARD_AUTH_FROM: '10.0.0.2, 192.0.2.0/24, fe80::/10',
});

/** As Node reads it from the wire. */
const wire = (text: string) => Buffer.from(text).toString('latin1');

function pass(rawHeaders: string[], remoteAddress = '10.0.0.2', given = settings) {
  const read = Object.fromEntries(
    Iterator.from(rawHeaders.keys())
      .filter((at) => at % 2 === 0)
      .map((at) => [rawHeaders[at]?.toLowerCase(), rawHeaders[at + 1]]),
  );
  const request = {
    rawHeaders,
    headers: read,
    socket: { remoteAddress },
  } as unknown as IncomingMessage;
  const faults: string[] = [];
  createProxyUserGate(given, (fault) => faults.push(fault))(request);
  const headers = new Headers();
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    headers.append(request.rawHeaders[at] ?? '', request.rawHeaders[at + 1] ?? '');
  }
  expect(Object.keys(request.headers).toSorted()).toEqual([...headers.keys()]);
  expect(request.headers[proxyUserHeader]).toBe(headers.get(proxyUserHeader) ?? undefined);
  return { user: readProxyUser({ headers }), names: [...headers.keys()], faults };
}

test.each([
  ['10.0.0.2', 'ana'],
  ['::ffff:10.0.0.2', 'ana'],
  ['192.0.2.77', 'ana'],
  ['fe80::1%eth0', 'ana'],
  ['10.0.0.3', null],
  ['::1', null],
  ['', null],
])('a header from %s names %s (behaviour 47.13)', (address, user) => {
  const headers = ['Host', 'x', 'Remote-User', 'ana', 'X-Forwarded-For', '10.0.0.2'];
  const passed = pass(headers, address);
  expect(passed.user).toBe(user);
  expect(passed.names).not.toContain('remote-user');
  expect(passed.names).toContain('x-forwarded-for');
});

test.each([['Remote_User'], ['REMOTE_USER'], ['remote_user'], ['Remote-User_'], ['RemoteUser']])(
  '%s names nobody (behaviour 47.13)',
  (name) => {
    expect(pass([name, 'eve']).user).toBeNull();
    expect(pass([name, 'eve', 'remote-USER', 'ana']).user).toBe('ana');
  },
);

test('the name by which the server passes it on cannot be sent, with or without a proxy (behaviour 47.13)', () => {
  const sent = [proxyUserHeader, 'eve', 'Festoon_Proxy_User', 'eve', 'FESTOON-PROXY-USER', 'eve'];
  for (const given of [settings, readSettings({})]) {
    expect(pass(sent, '10.0.0.2', given)).toEqual({ user: null, names: [], faults: [] });
  }
});

test.each([
  ['ana', 'ana'],
  [' ana ', 'ana'],
  ['Ana Maria', 'Ana Maria'],
  ['Zoë', 'Zoë'],
  ['花子', '花子'],
  ['a%2Fb%', 'a%2Fb%'],
  ['x'.repeat(255), 'x'.repeat(255)],
])('%j is a name (behaviour 47.14)', (sent, user) => {
  expect(pass(['Remote-User', wire(sent)])).toMatchObject({ user, faults: [] });
});

test.each([
  ['nothing', [''], []],
  ['spaces', ['  '], []],
  ['two headers', ['ana', 'eve'], ['sent twice']],
  ['two equal headers', ['ana', 'ana'], ['sent twice']],
  ['one header of two', ['ana, eve'], ['a list']],
  ['a placeholder', ['{http.reverse_proxy.header.Remote-User}'], ['a placeholder']],
  ['what is too long', ['x'.repeat(256)], ['too long']],
  ['a megabyte', ['x'.repeat(1_000_000)], ['too long']],
  ['Latin-1', ['Zo\u00EB'], ['not text']],
  ['a control character', ['a\u007Fb'], ['not text']],
  ['a direction mark', [wire('a\u202Eb')], ['not text']],
])('%s names nobody (behaviour 47.14)', (_, values, faults) => {
  const headers = values.flatMap((value) => ['Remote-User', value]);
  expect(pass(headers)).toEqual({ user: null, names: [], faults });
});
