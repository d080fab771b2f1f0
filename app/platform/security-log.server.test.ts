import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readSystemClock } from './clock.ts';
import { createLog } from './log.server.ts';
import { type SecurityLog, createSecurityLog } from './security-log.server.ts';

let lines: Record<string, unknown>[];
let security: SecurityLog;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const log = createLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  security = createSecurityLog(log, readSystemClock);
});
afterEach(() => {
  security.close();
  vi.useRealTimers();
});

const counted = () => lines.map(({ status, address, count }) => [status, address, count]);

test('an event is one line with its time, address and username (behaviour 23.25)', () => {
  security.record('logged in', { address: '192.0.2.1', username: 'ana' });
  expect(lines).toEqual([
    {
      time: new Date().toISOString(),
      level: 'info',
      event: 'logged in',
      kind: 'security',
      username: 'ana',
      address: '192.0.2.1',
    },
  ]);
});

test('a flood of refusals is one line at once and one when the minute is over (behaviour 23.26)', () => {
  for (let sent = 0; sent < 10_000; sent += 1) {
    security.refused(429, '/guest/:inviteId', '192.0.2.1');
  }
  expect(counted()).toEqual([[429, '192.0.2.1', 1]]);
  vi.advanceTimersByTime(61_000);
  expect(counted()).toEqual([
    [429, '192.0.2.1', 1],
    [429, '192.0.2.1', 9999],
  ]);
  security.refused(429, '/guest/:inviteId', '192.0.2.1');
  expect(counted().at(-1)).toEqual([429, '192.0.2.1', 1]);
});

test('refusals are counted for each address and status (behaviour 23.26)', () => {
  security.refused(429, '/hostLogIn', '192.0.2.1');
  security.refused(403, '/hostLogIn', '192.0.2.1');
  security.refused(429, '/hostLogIn', '2001:db8:0:1::/64');
  expect(counted()).toEqual([
    [429, '192.0.2.1', 1],
    [403, '192.0.2.1', 1],
    [429, '2001:db8:0:1::/64', 1],
  ]);
});

test('a stop writes the counts that are held back (behaviour 23.26)', () => {
  for (let sent = 0; sent < 3; sent += 1) security.refused(403, '/confirm', '192.0.2.1');
  security.close();
  expect(counted().at(-1)).toEqual([403, '192.0.2.1', 2]);
});
