import { describe, expect, test } from 'vitest';

import { spot } from '#app/ui/text/with-elements.ts';

import { nameEverybody } from './named-people.ts';
import { describePeople, nameSome } from './people-words.ts';

const person = { people: [], reply: null };
const said = (
  answer: 'yes' | 'no' | 'maybe',
  companions: string[] = [],
  extra = companions.length,
) => ({
  answer,
  companions,
  extra,
  people: null,
  waiting: null,
});

const write = (...all: Parameters<typeof nameEverybody>[0]) =>
  describePeople(nameEverybody(all)).map(({ names, words }) =>
    words.replace(spot('names'), names.join(' & ')),
  );

describe('a small event', () => {
  test('says who comes, with whom, and who has not answered (behaviour 39.21)', () => {
    expect(
      write(
        { ...person, name: 'Ana Okafor', reply: said('yes') },
        { ...person, name: 'Ben Ito', reply: said('yes', ['Lotte']) },
        { ...person, name: 'Chiara Rossi' },
      ),
    ).toEqual(['Ana & Ben are coming, Ben with Lotte.', 'Chiara has not answered.']);
  });

  test('names each person of a household, and whole names where two share the first (behaviour 39.21)', () => {
    const [ana, leo] = [
      { id: 'a', name: 'Ana Okafor', child: false },
      { id: 'l', name: 'Leo', child: true },
    ];
    const reply = { ...said('yes', ['', '']), people: { a: 'yes', l: 'no' } } as const;
    expect(
      write(
        { name: 'The Okafors', people: [ana, leo], reply },
        { ...person, name: 'Ana Ruiz', reply: said('maybe') },
        { ...person, name: '', reply: { ...said('yes'), waiting: 1 } },
      ),
    ).toEqual([
      'Ana Okafor is coming with 2 guests.',
      'Ana Ruiz might come.',
      'Guest without a name is waiting for a place.',
      'Leo can’t make it.',
    ]);
  });

  test('counts companions without a name (behaviour 39.21)', () => {
    expect(
      write(
        { ...person, name: 'Ana', reply: said('yes', [], 1) },
        { ...person, name: 'Ben', reply: said('yes', ['Lotte'], 3) },
      ),
    ).toEqual(['Ana & Ben are coming, Ana with 1 guest, Ben with Lotte and 2 more.']);
  });
});

test.each([
  [['Noor'], 1, 'Noor'],
  [['Noor', 'Emil'], 2, 'Noor and Emil'],
  [['Noor', 'Emil', 'Sam'], 3, 'Noor, Emil and Sam'],
  [['Noor', 'Emil', 'Sam', 'Ida', 'Bo'], 5, 'Noor, Emil and 3 more'],
  [['Noor', 'Emil', 'Sam', 'Ida', 'Bo'], 1205, 'Noor, Emil and 1,203 more'],
])('%j of %d are written as %s', (names, count, words) => {
  expect(nameSome(names, count)).toBe(words);
});
