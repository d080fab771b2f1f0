import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { isPast } from '#app/features/schedule/past.ts';

import { findExpiryDay, hasExpired } from './rules.ts';

const supper = { date: '2027-06-12', endsNextDay: false, timeZone: 'Europe/Vienna' };
const at = (text: string) => Date.parse(text);

test('guests are deleted so many days after the event, and never sooner than 14 days after the notice (behaviour 34.10)', () => {
  expect(findExpiryDay(supper, 30, at('2027-06-29T10:00:00Z'))).toBe('2027-07-13');
  expect(findExpiryDay(supper, 30, at('2028-01-01T10:00:00Z'))).toBe('2028-01-15');
  assert(
    property(
      integer({ min: 14, max: 36_500 }),
      integer({ min: at('2020-01-01'), max: at('2100-01-01') }),
      integer({ min: 0, max: 400 * 24 * 60 * 60 * 1000 }),
      (days, toldAt, later) => {
        const now = toldAt + later;
        if (!hasExpired(supper, days, toldAt, now)) return;
        expect(later).toBeGreaterThan(13 * 24 * 60 * 60 * 1000);
        expect(isPast(supper, now - days * 24 * 60 * 60 * 1000 + 3_600_000)).toBe(true);
      },
    ),
  );
});
