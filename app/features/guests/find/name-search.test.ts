import { expect, test } from 'vitest';

import { createNameFilter } from './name-search.ts';

test.each([
  ['ana', true],
  ['  MOREAU ana ', true],
  ['ines', true],
  ['Ｉｎéｓ', true],
  ['example.org', true],
  ['', true],
  ['bo', false],
  ['ana bo', false],
])('looking for “%s” finds Ana Inés Moreau: %s', (find, found) => {
  expect(createNameFilter(find)('Ana Ine\u0301s Moreau ana@example.org')).toBe(found);
});
