import { expect, test } from 'vitest';

import { describeHeadcount, formatRange, isRange } from './headcount-words.ts';

const certain = {
  certain: 24,
  possible: 24,
  unconfirmed: 0,
  maybe: 0,
  waiting: { parties: 0, people: 0 },
};

test('the people to expect are a range only where somebody is not certain (behaviour 28.1)', () => {
  expect(isRange(certain)).toBe(false);
  const range = { ...certain, possible: 31, unconfirmed: 4, maybe: 3 };
  expect(isRange(range)).toBe(true);
  expect(formatRange(range)).toBe('24 to 31');
});

test('the range is explained by what it adds up from (behaviour 28.1)', () => {
  expect(describeHeadcount({ ...certain, possible: 27, maybe: 3 })).toEqual([
    ['24', 'said yes'],
    ['3', 'might come'],
  ]);
  const waiting = { parties: 2, people: 5 };
  const all = { certain: 1200, possible: 1207, unconfirmed: 4, maybe: 3, waiting };
  expect(describeHeadcount(all)).toEqual([
    ['1,200', 'said yes, or confirmed after the change'],
    ['4', 'said yes before the date, the times or the place changed'],
    ['3', 'might come'],
    ['5', 'wait for a place and are not counted'],
  ]);
});
