import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { listLines, readGuestLines } from './guest-lines.ts';
import { sortGuests } from './sort-guests.ts';

const known = [
  { name: 'Ben', email: 'ben@x.org' },
  { name: 'The Moreaus', email: '', also: ['Inés Moreau', 'Luc Moreau'] },
];
const sort = (text: string) =>
  sortGuests(
    readGuestLines(listLines(text), { name: 200, email: 320, people: 20, companions: 10 }),
    known,
  );

test('who has the address or the name of somebody on the list is there already (behaviour 33.2)', () => {
  const { fresh, twins } = sort('BEN\nBenjamin <Ben@X.org>\nluc  moreau\nCy');
  expect(fresh).toEqual([{ name: 'Cy', email: '' }]);
  expect(twins.map(({ reason }) => reason)).toEqual([
    'BEN is already on the list',
    'Ben is already on the list',
    'luc moreau is already on the list',
  ]);
});

test('who comes twice in the text is new once (behaviour 33.2)', () => {
  const { fresh, twins } = sort('Cy <cy@x.org>\nDora\nCy <cy@y.org>\ncy@x.org');
  expect(fresh.map(({ name }) => name)).toEqual(['Cy', 'Dora']);
  expect(twins.map(({ reason }) => reason)).toEqual(['Cy is here twice', 'Cy is here twice']);
});

test('guests without a name are one guest until the host adds the others too (behaviour 33.30)', () => {
  const { fresh, twins } = sort('Guest without a name\nGuest without a name');
  expect(fresh).toHaveLength(1);
  expect(twins.map(({ reason }) => reason)).toEqual(['Guest without a name is here twice']);
});

test('lines that cannot be read keep their text and say why (behaviour 33.2)', () => {
  expect(sort('Cy\nAna ana@').invalid).toEqual([
    { text: 'Ana ana@', problem: 'We can’t read this address.' },
  ]);
});

test('nobody is lost, and nobody new has the address of another (behaviour 33.2)', () => {
  const line = fc.oneof(
    fc.constantFrom('Ana', 'Ben', 'Ana <ana@x.org>', 'ben@x.org', 'Cy cy@', 'Dora; Eva'),
    fc.string({ maxLength: 20 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const text = lines.join('\n');
      const { fresh, twins, invalid } = sort(text);
      const read = readGuestLines(listLines(text), {
        name: 200,
        email: 320,
        people: 20,
        companions: 10,
      });
      const guests = read.flatMap((one) => one.guests ?? []);
      expect(fresh.length + twins.length).toBe(guests.length);
      expect(invalid.length).toBe(read.filter((one) => one.guests === null).length);
      const emails = fresh.map(({ email }) => email.toLowerCase()).filter((one) => one !== '');
      expect(new Set(emails).size).toBe(emails.length);
    }),
  );
});
