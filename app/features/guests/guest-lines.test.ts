import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { listLines, readGuestLines, writeGuestLine } from './guest-lines.ts';

const limits = { name: 200, email: 320 };
const read = (text: string) => readGuestLines(listLines(text), limits);
const guestsOf = (text: string) => read(text).flatMap(({ guests }) => guests ?? []);
const problemsOf = (text: string) => read(text).flatMap(({ problem }) => problem ?? []);

const ana = { name: 'Ana Okafor', email: 'ana@x.org' };
const ben = { name: 'Ben', email: '' };

test.each([
  'Ana Okafor <ana@x.org>\nBen',
  'Ana Okafor, ana@x.org\r\nBen\r\n',
  'Ana Okafor;ana@x.org\n\n  Ben ',
  'Ana Okafor\tana@x.org\nBen',
  'ana@x.org, Ana Okafor\n"Ben"',
  'Ana Okafor (ana@x.org)\n- Ben',
  '1. Ana Okafor mailto:ana@x.org\n2) Ben',
  '[ ] Ana Okafor: ana@x.org\n[x] Ben',
  '• Ana\tOkafor\tana@x.org\n• Ben',
  'Name;Email\nAna Okafor;ana@x.org\nBen',
])('%j is Ana and Ben', (text) => {
  expect(guestsOf(text)).toEqual([ana, ben]);
  expect(problemsOf(text)).toEqual([]);
});

test('an address alone is named by what stands before its @', () => {
  expect(guestsOf('zoe@x.org')).toEqual([{ name: 'zoe', email: 'zoe@x.org' }]);
});

test('several people in a line are read, with and without addresses', () => {
  expect(guestsOf('Ana <ana@x>, Ben <ben@x>').map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  expect(guestsOf('Ana; Ben').map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  expect(guestsOf('Ana, Ben, Cy').map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cy']);
  expect(guestsOf('Okafor, Ana')).toEqual([{ name: 'Okafor, Ana', email: '' }]);
});

test.each([
  ['Ana <ana at x>', 'The email address cannot be read.'],
  ['Ana ana@', 'The email address cannot be read.'],
  ['Ana ana@x.org, Ben ben@', 'The email address cannot be read.'],
  ['"Ana" <ana@x@y>', 'The email address cannot be read.'],
  ['---', 'There is no name in this line.'],
  ['x'.repeat(201), 'A name has at most 200 characters.'],
  [`${'x'.repeat(320)}@x`, 'A name has at most 200 characters.'],
  [`Ana <${'x'.repeat(320)}@x>`, 'An address has at most 320 characters.'],
  [' x'.repeat(1500), 'This line is too long to be a guest.'],
  ['Ana \0', 'Some characters in this text cannot be saved. Please remove them and try again.'],
])('%j has no guest', (text, problem) => {
  expect(guestsOf(text)).toEqual([]);
  expect(problemsOf(text)).toEqual([problem]);
});

test('whatever is typed, every line is guests within the limits or a reason', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const good = read(text).every(({ guests, problem }) =>
        guests === null
          ? problem !== ''
          : guests.length > 0 &&
            guests.every(
              ({ name, email }) =>
                name.trim() !== '' && name.length <= limits.name && email.length <= limits.email,
            ),
      );
      expect(good).toBe(true);
    }),
  );
});

test('a written guest reads as this guest, whatever the name holds', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map((text) => `A${text.replaceAll(/\s+/g, ' ')}`.trim());
  fc.assert(
    fc.property(name, fc.option(fc.emailAddress(), { nil: '' }), (said, email) => {
      const guest = { name: said, email };
      expect(guestsOf(`Zoe\n${writeGuestLine(guest)}`)).toEqual([
        { name: 'Zoe', email: '' },
        guest,
      ]);
    }),
  );
});

test('a row whose address is none stays a line that cannot be read', () => {
  expect(problemsOf(writeGuestLine({ name: 'Ana', email: 'not yet' }))).toHaveLength(1);
});
