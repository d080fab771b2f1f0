import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  describeDuration,
  findOutside,
  describeOutside,
  proposeShift,
  shiftActivities,
  widenWindow,
} from './hours.ts';
import type { Activity } from './schema.ts';

const plan = (...times: number[]): Activity[] =>
  times.map((time, id) => ({ id, name: `Act ${id}`, time }));
const times = (activities: readonly Activity[]) => activities.map(({ time }) => time);

const from20 = { start: 1200, end: 1410 };
const pastMidnight = { start: 1200, end: 1560 };

test('activities before and after the hours are outside, those at their ends are not (behaviour 8.19)', () => {
  expect(times(findOutside(plan(1199, 1200, 1300, 1410, 1411), from20))).toEqual([1199, 1411]);
});

test('half past midnight is inside hours that pass midnight, on whichever day it was stored (behaviour 8.19)', () => {
  expect(findOutside(plan(30, 1470), pastMidnight)).toEqual([]);
  expect(times(findOutside(plan(30, 1470), from20))).toEqual([30, 1470]);
});

test('the number outside is said in a sentence', () => {
  expect(describeOutside(1)).toBe("1 activity is outside the event's hours");
  expect(describeOutside(3)).toBe("3 activities are outside the event's hours");
});

test.each([
  ['the start moved later', plan(1080, 1110, 1140), 1080, 120],
  ['the start moved earlier', plan(1380, 1500), 1260, -60],
  ['the start of the plan is not known', plan(1110, 1140), null, 90],
  ['only the end moved', plan(1300, 1440), 1200, -30],
  ['no move brings all of them in', plan(1000, 1300), 1200, 0],
  ['a time would leave the two days', plan(2400), 700, 0],
])('the shift proposed when %s (behaviour 8.20)', (_, activities, plannedStart, shift) => {
  expect(proposeShift(activities, from20, plannedStart)).toBe(shift);
});

test('a shift that is proposed without a change of the start brings every activity in (behaviour 8.20)', () => {
  const anyPlan = fc.array(fc.integer({ min: 0, max: 2880 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(anyPlan, (given) => {
      const activities = plan(...given);
      const shift = proposeShift(activities, pastMidnight, null);
      if (shift === 0) return;
      const shifted = shiftActivities(activities, shift, pastMidnight);
      expect(findOutside(shifted, pastMidnight)).toEqual([]);
    }),
  );
});

test('a shift keeps the distances and counts times after midnight with the evening', () => {
  expect(times(shiftActivities(plan(1380, 30), 60, pastMidnight))).toEqual([1440, 1530]);
});

test.each([
  [120, '2 hours'],
  [-60, '1 hour'],
  [45, '45 minutes'],
  [-91, '1 hour 31 minutes'],
])('%i minutes read “%s”', (minutes, words) => {
  expect(describeDuration(minutes)).toBe(words);
});

test('a track holds the hours and what is outside of them', () => {
  expect(widenWindow(plan(1080, 1300), from20)).toEqual({ start: 1080, end: 1410 });
  expect(widenWindow([], from20)).toEqual(from20);
});
