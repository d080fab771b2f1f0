import type { IncomingMessage } from 'node:http';

import { expect, test } from 'vitest';

import { getVisitorAddress } from './address.ts';

function visit(socketAddress: string | undefined, forwarded?: string, trustProxy = false): string {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });
  const incoming = { socket: { remoteAddress: socketAddress } } as unknown as IncomingMessage;
  return getVisitorAddress(headers, incoming, trustProxy);
}

test('without a trusted proxy the socket alone counts', () => {
  expect(visit('192.0.2.7', '198.51.100.1')).toBe('192.0.2.7');
});

test('behind a trusted proxy the entry that the proxy wrote counts', () => {
  expect(visit('10.0.0.1', '203.0.113.9, 198.51.100.1', true)).toBe('198.51.100.1');
});

test('an entry that is no address counts for nothing', () => {
  expect(visit('10.0.0.1', 'somebody', true)).toBe('10.0.0.1');
  expect(visit('10.0.0.1', '1.2.3.4,', true)).toBe('10.0.0.1');
  expect(visit('10.0.0.1', '9'.repeat(5000), true)).toBe('10.0.0.1');
});

test('a port behind the address is left out', () => {
  expect(visit('10.0.0.1', '198.51.100.1:5000', true)).toBe('198.51.100.1');
  expect(visit('10.0.0.1', '[2001:db8::1]:5000', true)).toBe('2001:db8:0:0::/64');
});

test('an IPv4 visitor on an IPv6 socket is the same visitor', () => {
  expect(visit('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('IPv6 visitors of one /64 network are one', () => {
  expect(visit('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(visit('2001:0DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(visit('2001:db8:1:2:0:0:192.0.2.7')).toBe('2001:db8:1:2::/64');
  expect(visit('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(visit('2001:db8:1:3::1')).not.toBe(visit('2001:db8:1:2::1'));
});

test('a visitor without an address is still counted', () => {
  expect(visit(undefined)).toBe('unknown');
});
