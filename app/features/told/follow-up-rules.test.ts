import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '#app/features/schedule/add-days.ts';

import { findFollowUpDay, isFollowUpDue } from './follow-up-rules.ts';

test.each([
  ['three days before the last day for answers', '2027-06-19', '2027-06-04', '2027-06-01'],
  ['the day before it when that is near', '2027-06-19', '2027-05-05', '2027-05-04'],
  ['none when it is tomorrow', '2027-06-19', '2027-05-04', ''],
  ['a week from now without one', '2027-06-19', '', '2027-05-10'],
  ['also without a date', '', '', '2027-05-10'],
  ['two days before an event that is near', '2027-05-08', '', '2027-05-06'],
  ['the day before one that is nearer', '2027-05-05', '', '2027-05-04'],
  ['none when it is tomorrow', '2027-05-04', '', ''],
  ['none when it was', '2027-05-01', '2027-04-01', ''],
])('a host is reminded %s (behaviour 48.9)', (_, date, answerBy, day) => {
  expect(findFollowUpDay({ date, answerBy }, '2027-05-03')).toBe(day);
});

test('never today or earlier, and never on the day of the event or later (behaviour 48.9)', () => {
  const near = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2027-05-03', days));
  const maybe = fc.oneof(near, fc.constant(''));
  fc.assert(
    fc.property(maybe, maybe, (date, answerBy) => {
      const day = findFollowUpDay({ date, answerBy }, '2027-05-03');
      expect(day === '' || (day > '2027-05-03' && (date === '' || day < date))).toBe(true);
    }),
  );
});

test('it is due at ten in the event’s zone (behaviour 48.9)', () => {
  const ten = Date.UTC(2027, 5, 1, 8);
  expect(isFollowUpDue('2027-06-01', 'Europe/Berlin', ten - 1)).toBe(false);
  expect(isFollowUpDue('2027-06-01', 'Europe/Berlin', ten)).toBe(true);
});
