import { expect, test } from 'vitest';

import { countRows } from './count-rows.ts';

test.each([
  [0, 0, '0 invitees'],
  [1, 0, '1 invitee'],
  [1200, 0, '1,200 invitees'],
  [0, 2, '2 answers'],
  [3, 1, '3 invitees and 1 answer'],
])('%i rows of invitees and %i of the open link are %j', (invited, open, words) => {
  expect(countRows({ invited, open })).toBe(words);
});
