import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { countLabel, formatDate, formatTimeRange, guestTime, minutesLabel } from './facts.ts';

test('a date reads in full, whatever zone the reader is in', () => {
  expect(formatDate('2027-06-12')).toBe('Saturday, June 12, 2027');
  expect(formatDate('2028-02-29')).toBe('Tuesday, February 29, 2028');
  expect(formatDate('')).toBe('');
});

test('times are on a 12-hour clock, also past midnight', () => {
  const labels = [0, 65, 720, 870, 1439, 1470].map(minutesLabel);
  expect(labels).toEqual(['12:00 AM', '1:05 AM', '12:00 PM', '2:30 PM', '11:59 PM', '12:30 AM']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2880 }), (minutes) => {
      expect(minutesLabel(minutes)).toMatch(/^(?:[1-9]|1[0-2]):[0-5]\d [AP]M$/);
    }),
  );
});

const range = (startTime: string, endTime: string) =>
  formatTimeRange({ startTime, endTime }, ' – ');

test('a time range has both ends, either alone, or nothing', () => {
  expect(range('18:00', '23:30')).toBe('6:00 PM – 11:30 PM');
  expect(range('18:00', '')).toBe('6:00 PM');
  expect(range('', '00:15')).toBe('12:15 AM');
  expect(range('', '')).toBe('');
  expect(guestTime({ date: '2027-06-12', startTime: '18:00', endTime: '23:30' })).toBe(
    'Saturday, June 12, 2027\n6:00 PM - 11:30 PM',
  );
});

test('counts agree in number', () => {
  expect([0, 1, 10_000].map((count) => countLabel(count, 'invitee'))).toEqual([
    '0 invitees',
    '1 invitee',
    '10,000 invitees',
  ]);
});
