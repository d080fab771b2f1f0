import { expect, test } from 'vitest';

import { hasPassed } from './passed.ts';

const now = new Date('2027-06-12T23:30:00Z');

test.each([
  ['2027-06-11', 'UTC', true],
  ['2027-06-12', 'UTC', false],
  ['2027-06-12', 'Asia/Tokyo', true],
  ['2027-06-12', 'America/Lima', false],
  ['2027-06-12', '', true],
  ['0987-01-01', 'UTC', true],
  ['9999-12-31', 'UTC', false],
  ['', 'UTC', false],
])('%s in the zone “%s” has passed: %s (behaviour 7.11)', (date, timeZone, passed) => {
  expect(hasPassed({ date, timeZone }, now)).toBe(passed);
});
