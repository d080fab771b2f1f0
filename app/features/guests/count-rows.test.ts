import { expect, test } from 'vitest';

import { countRows, describeRecorded, describeRemoved } from './count-rows.ts';

test.each([
  [0, 0, '0 guests'],
  [1, 0, '1 guest'],
  [1200, 0, '1,200 guests'],
  [0, 2, '2 answers'],
  [3, 1, '3 guests and 1 answer'],
])(
  '%i rows of invitees and %i of the open link are %j (behaviour 39.4)',
  (invited, open, words) => {
    expect(countRows({ invited, open })).toBe(words);
    expect(describeRemoved(invited + open, { invited, open })).toBe(`Removed ${words}.`);
  },
);

test.each([
  [3, { invited: 2, open: 1 }, '2 guests and 1 answer'],
  [1, { invited: 0, open: 1 }, '1 answer'],
  [2, { invited: 2, open: 1 }, '2 of the 3 selected'],
  [1, { invited: 1200, open: 0 }, '1 of the 1,200 selected'],
  [1, undefined, '1 more'],
])('%i changed rows of %j are %j (behaviour 33.27)', (count, selected, words) => {
  expect(describeRecorded(count, selected, 'Going')).toBe(`Recorded for ${words}: Going.`);
});
