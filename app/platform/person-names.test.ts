import { expect, test } from 'vitest';

import { listNames, takeFirstName } from './person-names.ts';

test.each([
  ['Chiara Rossi', 'Chiara'],
  ['  ليلى حسن', 'ليلى'],
  ['Dr. Anna Rossi', 'Anna'],
  ['Dr. Rossi', null],
  ['Mr. and Mrs. Rossi', null],
  ['The Rossis', null],
  ['Familie Huber', null],
  ['Rossi family', null],
  ['Rossi, Chiara', null],
  ['chiara@private.example', null],
  ['田中 太郎', '太郎'],
  ['田中太郎', null],
  ['김철수', null],
  ['J.Smith', null],
  ['J. Smith', 'J.'],
  ['ana_okafor', null],
  ['Dr.', null],
  ['', null],
  ['x'.repeat(41), null],
])('the first name of %j is %j', (name, first) => {
  expect(takeFirstName(name)).toBe(first);
});

test('names are listed as they are said', () => {
  expect(listNames([])).toBe('');
  expect(listNames(['Ana'])).toBe('Ana');
  expect(listNames(['Ana', 'Ben'])).toBe('Ana and Ben');
  expect(listNames(['Ana', 'Ben', 'Chiara'])).toBe('Ana, Ben and Chiara');
});
