import { expect, test } from 'vitest';

import { createLog } from './log.server.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLog((line) => lines.push(line)));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('every event is one line of JSON with its level and time (behaviour 23.18)', () => {
  const lines = logged((log) => {
    log.info('serving', { url: 'http://localhost:3000' });
    log.warn('odd\nname');
    log.error('failed');
  });
  expect(lines.map(({ level, event }) => [level, event])).toEqual([
    ['info', 'serving'],
    ['warn', 'odd\nname'],
    ['error', 'failed'],
  ]);
  expect(lines[0]).toMatchObject({ url: 'http://localhost:3000' });
  expect(new Date(String(lines[0]?.['time'])).toISOString()).toBe(lines[0]?.['time']);
});

test('an error is written with its stack (behaviour 23.18)', () => {
  const [line] = logged((log) => log.error('failed', { error: new TypeError('no such thing') }));
  expect(line?.['error']).toMatch(/^TypeError: no such thing\n +at /);
});
