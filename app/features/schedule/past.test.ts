import { expect, test } from 'vitest';

import { isPast } from './past.ts';

const supper = { date: '2027-06-12', endsNextDay: false, timeZone: 'Europe/Vienna' };
const at = (text: string) => Date.parse(text);

test('an event is past from 4 AM on the day after, in its own zone (behaviour 34.9)', () => {
  expect(isPast(supper, at('2027-06-13T01:59:59Z'))).toBe(false);
  expect(isPast(supper, at('2027-06-13T02:00:00Z'))).toBe(true);
  const inTokyo = { ...supper, timeZone: 'Asia/Tokyo' };
  expect(isPast(inTokyo, at('2027-06-12T19:00:00Z'))).toBe(true);
});

test('an event that ends on the next day is past a day later (behaviour 34.9)', () => {
  const night = { ...supper, endsNextDay: true };
  expect(isPast(night, at('2027-06-14T01:59:59Z'))).toBe(false);
  expect(isPast(night, at('2027-06-14T02:00:00Z'))).toBe(true);
});

test('without a zone a day is over when it is over everywhere, and without a date it never is (behaviour 34.9)', () => {
  const floating = { ...supper, timeZone: '' };
  expect(isPast(floating, at('2027-06-13T15:59:59Z'))).toBe(false);
  expect(isPast(floating, at('2027-06-13T16:00:00Z'))).toBe(true);
  expect(isPast({ ...supper, date: '' }, at('2099-01-01T00:00:00Z'))).toBe(false);
});
