import { expect, test } from 'vitest';

import { listNames, nameParty, takeFirstName } from './person-names.ts';

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

const people = (...names: string[]) => names.map((name) => ({ name }));

test('a household is called by its own name, or else by first names (behaviour 25.30)', () => {
  const four = people('Chiara Rossi', 'Marco Rossi', 'Leo', 'Nina');
  expect(nameParty('The Rossis', four)).toBe('The Rossis');
  expect(nameParty('Chiara & family', four)).toBe('Chiara & family');
  expect(nameParty('chiara  rossi', four)).toBe('Chiara, Marco & 2 more');
  expect(nameParty('Chiara', four.slice(0, 2))).toBe('Chiara & Marco');
  expect(nameParty(' Ana Lindqvist ', [])).toBe('Ana Lindqvist');
});

test('names are listed as they are said', () => {
  expect(listNames([])).toBe('');
  expect(listNames(['Ana'])).toBe('Ana');
  expect(listNames(['Ana', 'Ben'])).toBe('Ana and Ben');
  expect(listNames(['Ana', 'Ben', 'Chiara'])).toBe('Ana, Ben and Chiara');
});
