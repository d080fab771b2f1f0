import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type ActivityWindow, getActivityWindow, isWithin, toClock } from './rules.ts';
import { placeInHours, widenHours } from './widen-hours.ts';

const evening = { startTime: '19:00', endTime: '23:00', endsNextDay: false };
const none = { startTime: '', endTime: '', endsNextDay: false };
const hours: ActivityWindow = getActivityWindow(evening);

test.for([
  ['11:30 PM', [1410], 1410],
  ['12:30 AM', [30], 1470],
  ['9, morning or evening', [540, 1260], 1260],
  ['12:30, noon or night', [750, 30], 1470],
  ['6 PM', [1080], 1080],
  ['8 AM', [480], 480],
] as const)('%s is placed beside an evening (behaviour 8.22)', ([, options, expected]) => {
  expect(placeInHours(options, hours)).toBe(expected);
});

test('without an hour there is no place', () => {
  expect(placeInHours([], hours)).toBeNull();
});

test.for([
  ['later', evening, [1410], { begins: null, ends: 1470 }],
  ['earlier', evening, [1080], { begins: 1080, ends: null }],
  ['both ways', evening, [1080, 1470], { begins: 1080, ends: 1530 }],
  ['from no hours', none, [1140], { begins: 1140, ends: null }],
  ['from no hours, for an evening', none, [1170, 1260], { begins: 1170, ends: 1320 }],
  ['after a start alone', { ...none, startTime: '19:00' }, [1260], { begins: null, ends: 1320 }],
] as const)('hours are widened %s (behaviour 8.22)', ([, schedule, times, expected]) => {
  expect(widenHours(schedule, times)).toMatchObject(expected);
});

test('an end after midnight is the next day’s (behaviour 8.22)', () => {
  expect(widenHours(evening, [1410])?.schedule).toEqual({
    startTime: '19:00',
    endTime: '00:30',
    endsNextDay: true,
  });
});

const clock = fc.option(fc.integer({ min: 0, max: 1439 }).map(toClock), { nil: '' });

test('widened hours hold every activity, and what they held before (behaviour 8.22)', () => {
  const schedules = fc.record({ startTime: clock, endTime: clock, endsNextDay: fc.boolean() });
  const times = fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(schedules, times, (schedule, wanted) => {
      const widened = widenHours(schedule, wanted);
      if (!widened) return;
      const next = getActivityWindow(widened.schedule);
      expect(wanted.every((each) => isWithin(each, next))).toBe(true);
    }),
  );
});

test('a time within the hours is kept to the minute, on its side of midnight (behaviour 8.7)', () => {
  const window = { start: 1080, end: 1560 };
  expect(placeInHours([30], window)).toBe(1470);
  expect(placeInHours([120], window)).toBe(1560);
  expect(placeInHours([1410], window)).toBe(1410);
  const range = fc.record({
    start: fc.integer({ min: 0, max: 1439 }),
    end: fc.integer({ min: 1440, max: 2000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), range, (minutes, night) => {
      expect((placeInHours([minutes], night) ?? 0) % 1440).toBe(minutes);
    }),
  );
});
