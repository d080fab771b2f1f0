import { expect, test } from 'vitest';

import { englishWords } from './guest-words.tsx';
import { nameParty } from './name-party.ts';

const people = (...names: string[]) => names.map((name) => ({ name }));

test('a household is called by its own name, or else by first names (behaviour 25.30)', () => {
  const four = people('Chiara Rossi', 'Marco Rossi', 'Leo', 'Nina');
  expect(nameParty('The Rossis', four, englishWords)).toBe('The Rossis');
  expect(nameParty('Chiara & family', four, englishWords)).toBe('Chiara & family');
  expect(nameParty('chiara  rossi', four, englishWords)).toBe('Chiara, Marco & 2 more');
  expect(nameParty('Chiara', four.slice(0, 2), englishWords)).toBe('Chiara & Marco');
  expect(nameParty(' Ana Lindqvist ', [], englishWords)).toBe('Ana Lindqvist');
});
