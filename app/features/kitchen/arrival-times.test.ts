import { expect, test } from 'vitest';

import { describeLater, readArrival } from './arrival-times.ts';

const [evening, morning] = [18 * 60, 10 * 60 + 30];

test.each([
  ['8 PM', evening, 20 * 60],
  ['8', evening, 20 * 60],
  ['20:15', evening, 20 * 60 + 15],
  ['around 9.30 p.m.', evening, 21 * 60 + 30],
  ['1:30', evening, 25 * 60 + 30],
  ['1 am', evening, 25 * 60],
  ['12 AM', evening, 24 * 60],
  ['11', morning, 11 * 60],
  ['1', morning, 13 * 60],
  ['21 Uhr', null, 21 * 60],
])('an arrival at ‘%s’ after %s is read (behaviour 39.23)', (text, start, at) => {
  expect(readArrival(text, start)).toBe(at);
});

test.each(['', 'late', 'after work', '8 or 9', '25:00', '8:75', '13 pm', '0 am', '8 PM, with Ana'])(
  'an arrival of ‘%s’ is no time (behaviour 39.23)',
  (text) => {
    expect(readArrival(text, evening)).toBeNull();
  },
);

test('who comes later is one sentence (behaviour 39.23)', () => {
  expect(describeLater([])).toBe('');
  const ben = { name: 'Ben', at: 20 * 60 };
  expect(describeLater([ben])).toBe('Ben comes at 8:00 PM.');
  expect(describeLater([ben, { name: 'Ana', at: 25 * 60 }])).toBe(
    'Ben comes at 8:00 PM, Ana at 1:00 AM.',
  );
});
