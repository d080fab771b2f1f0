import { expect, test } from 'vitest';

import { describeHeadcount, formatHeadcount } from './headcount-words.ts';

const certain = {
  certain: 24,
  possible: 24,
  unconfirmed: 0,
  maybe: 0,
  waiting: { parties: 0, people: 0 },
};

test('the people to expect are a range only where somebody might come (behaviour 28.1)', () => {
  expect(formatHeadcount(certain)).toBe('24');
  expect(formatHeadcount({ ...certain, unconfirmed: 4 })).toBe('24');
  expect(formatHeadcount({ ...certain, possible: 31, maybe: 7 })).toBe('24 to 31');
});

test('the range is explained by what it adds up from (behaviour 28.1)', () => {
  expect(describeHeadcount({ ...certain, possible: 27, maybe: 3 })).toEqual([
    ['24', 'said yes'],
    ['3', 'might come'],
  ]);
  const waiting = { parties: 2, people: 5 };
  const all = { certain: 1200, possible: 1203, unconfirmed: 4, maybe: 3, waiting };
  expect(describeHeadcount(all)).toEqual([
    ['1,200', 'said yes'],
    ['4', 'of them have not confirmed since the date, the times or the place changed'],
    ['3', 'might come'],
    ['5', 'wait for a place and are not counted'],
  ]);
});
