import { expect, test } from 'vitest';

import { writeGuestQuery, readGuestQuery } from './guest-query.ts';

const read = (search: string) => readGuestQuery(new URLSearchParams(search));

test('an address that asks for nothing shows everybody from the beginning', () => {
  const everybody = { find: '', show: 'all', from: 0, paged: false };
  expect(read('')).toEqual(everybody);
  expect(read('find=%20&show=whoever&other=1')).toEqual(everybody);
});

test.each([
  ['1', 0],
  ['3', 200],
  ['0', 0],
  ['-5', 0],
  ['1.5', 0],
  ['many', 0],
  ['1e9', 99_900],
])('page %s begins at place %i', (page, from) => {
  expect(read(`page=${page}`)).toMatchObject({ from, paged: true });
});

test('words that go on for ever are cut off', () => {
  expect(read(`find=${'x'.repeat(5000)}`).find).toHaveLength(200);
});

test('what is written into an address reads back', () => {
  const query = { find: 'Zoë & co', show: 'going' } as const;
  expect(read(writeGuestQuery(query, 7))).toEqual({ ...query, from: 600, paged: true });
  expect(writeGuestQuery({ find: '', show: 'all' })).toBe('?');
});
