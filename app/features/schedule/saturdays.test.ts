import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { listNextSaturdays } from './saturdays.ts';

test('the next three Saturdays are offered by date, never today (behaviour 7.14)', () => {
  expect(listNextSaturdays('2027-06-12')).toEqual([
    { date: '2027-06-19', label: 'Sat, Jun 19' },
    { date: '2027-06-26', label: 'Sat, Jun 26' },
    { date: '2027-07-03', label: 'Sat, Jul 3' },
  ]);
  expect(listNextSaturdays('2027-12-31').map(({ date }) => date)).toEqual([
    '2028-01-01',
    '2028-01-08',
    '2028-01-15',
  ]);
  expect(listNextSaturdays('soon')).toEqual([]);
});

test('on any day they are Saturdays, at most a week apart from it and each other (behaviour 7.14)', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (day) => {
        const today = day.toISOString().slice(0, 10);
        const dates = listNextSaturdays(today).map(({ date }) => Date.parse(date));
        const apart = dates.map((date, index) => date - (dates[index - 1] ?? Date.parse(today)));
        expect(dates.map((date) => new Date(date).getUTCDay())).toEqual([6, 6, 6]);
        expect(apart.map((ms) => ms / 86_400_000).every((days) => days > 0 && days <= 7)).toBe(
          true,
        );
      },
    ),
  );
});
