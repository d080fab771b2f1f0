import { expect, test } from 'vitest';

import { createNameFilter, splitFound } from './name-search.ts';

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

test.each([
  ['Inés Moreau', 'ines', ['Inés', ' Moreau']],
  ['Moreau, Ine\u0301s', 'INÉS', ['Moreau, ', 'Ine\u0301s']],
  ['Anna Banana', 'an na', ['Anna', ' B', 'anana']],
  ['ﬁona', 'fi', ['ﬁ', 'ona']],
  ['Ben', '', ['Ben']],
  ['Ben', 'x', ['Ben']],
])(
  'of ‘%s’ the letters found by ‘%s’ are parts of their own (behaviour 39.11)',
  (name, find, parts) => {
    expect(splitFound(name, find).map(({ text }) => text)).toEqual(parts);
  },
);
