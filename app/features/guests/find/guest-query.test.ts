import { expect, test } from 'vitest';

import { writeGuestQuery, readGuestQuery } from './guest-query.ts';

const read = (search: string) => readGuestQuery(new URLSearchParams(search));

test('an address that asks for nothing shows everybody from the beginning', () => {
  const nothing = { find: '', show: 'all', labels: [], columns: [], sort: 'need' };
  const everybody = { ...nothing, from: 0, paged: false, at: null };
  expect(read('')).toEqual(everybody);
  expect(read('find=%20&show=whoever&other=1&sort=up&at=-1')).toEqual(everybody);
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

test('columns are ids of questions, and no more than an event may ask (behaviour 28.12)', () => {
  expect(read('columns=diet&columns=%00&columns=song').columns).toEqual(['diet', 'song']);
  expect(read('columns=q&'.repeat(50)).columns).toHaveLength(20);
});

test('languages are those that there are, each once and as they were chosen (behaviour 49.53)', () => {
  expect(read('language=pl&language=de&language=xx&language=pl').languages).toEqual(['pl', 'de']);
  expect(read('language=constructor').languages).toBeUndefined();
});

test('words that go on for ever are cut off', () => {
  expect(read(`find=${'x'.repeat(5000)}`).find).toHaveLength(200);
});

test('what is written into an address reads back (behaviour 33.26)', () => {
  const query = {
    find: 'Zoë & co',
    show: 'going',
    labels: ['Table 1', 'Né & co'],
    languages: ['ja', 'de'],
    columns: ['diet', 'song'],
    sort: 'name',
  } as const;
  expect(read(writeGuestQuery(query, 7))).toEqual({
    ...query,
    from: 600,
    paged: true,
    at: null,
  });
  expect(read('at=1830000000000').at).toBe(1_830_000_000_000);
  expect(writeGuestQuery({ find: '', show: 'all', labels: [], columns: [], sort: 'need' })).toBe(
    '?',
  );
});
