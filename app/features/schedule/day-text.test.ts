import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatDay } from './day-text.ts';

const dayOf = (text: string) => new Date(`${text}T00:00:00Z`);
const days = fc
  .date({ min: dayOf('2000-01-01'), max: dayOf('2400-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const seenFrom = (today: string, date: string) => formatDay(date, today, { weekday: false });

test.each([
  ['2027-04-28', 'April 28, 2027'],
  ['2027-04-29', 'April 29'],
  ['2027-05-29', 'May 29'],
  ['2028-04-28', 'April 28'],
  ['2028-04-29', 'April 29, 2028'],
  ['', ''],
])('a day has its year unless it is near: %s (behaviour 7.12)', (date, read) => {
  expect(seenFrom('2027-05-29', date)).toBe(read);
  expect(formatDay('2026-12-31', '2027-01-01')).toBe('Thursday, December 31');
});

test('without its year a day is read in one way only (behaviour 7.12)', () => {
  fc.assert(
    fc.property(days, days, (date, today) => {
      const away = (dayOf(date).getTime() - dayOf(today).getTime()) / 86_400_000;
      const isNear = !seenFrom(today, date).endsWith(date.slice(0, 4));
      expect(isNear ? away > -32 && away < 341 : away < -27 || away > 329).toBe(true);
    }),
  );
});
