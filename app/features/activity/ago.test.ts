import { expect, test } from 'vitest';

import { formatAgo } from './ago.ts';

const now = Date.UTC(2027, 4, 9, 12);
const minutes = (many: number) => now - many * 60_000;

test.each([
  [-5, 'just now'],
  [0.5, 'just now'],
  [1, '1 min ago'],
  [59, '59 min ago'],
  [60, '1 hour ago'],
  [23 * 60 + 59, '23 hours ago'],
  [24 * 60, 'yesterday'],
  [48 * 60, '2 days ago'],
  [400 * 24 * 60, '400 days ago'],
])('%d minutes back is %s', (past, words) => {
  expect(formatAgo(minutes(past), now)).toBe(words);
});
