import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { measureGrowth, mostGrowth } from '#tests/setup/growth.ts';

import { invitee } from './invitee.ts';
import { describePaste, readPeople } from './pasted-people.ts';

const ana = { name: 'Ana', email: 'ana@x.org' };
const ben = { name: 'Ben', email: 'ben@x.org' };

test.each([
  ['Ana <ana@x.org>\nBen <ben@x.org>'],
  ['Ana, ana@x.org\r\nBen, ben@x.org'],
  ['Ana;ana@x.org\nBen;ben@x.org\n\n'],
  ['Ana\tana@x.org\nBen\tben@x.org'],
  ['"Ana" <ana@x.org>; Ben <ben@x.org>;'],
  ['Ana <ana@x.org>, Ben (ben@x.org)'],
  ['ana@x.org, Ana\nben@x.org\tBen'],
  ['Ana <ana@x.org>.\nBen ben@x.org -'],
])('%j is Ana and Ben', (pasted) => {
  expect(readPeople(pasted)).toEqual({ people: [ana, ben], unread: [] });
});

test('a name keeps its own comma and apostrophe', () => {
  expect(readPeople("O'Hara, Ana <ana@x.org>").people).toEqual([
    { name: "O'Hara, Ana", email: 'ana@x.org' },
  ]);
});

test('an address alone is named by what stands before its @', () => {
  expect(readPeople('ana@x.org\nben@x.org, cy@x.org').people.map(({ name }) => name)).toEqual([
    'ana',
    'ben',
    'cy',
  ]);
});

test('a line without an address is left unread (behaviour 9.17)', () => {
  expect(readPeople('Ana\nBen, ben@x.org')).toEqual({ people: [ben], unread: ['Ana'] });
});

test.each([
  'Ana, ana@x.org, Cy',
  'Ana ana@x.org, Ben ben@x.org, Cy',
  'ana@x.org Ana, ben@x.org Ben',
  'ana@x.org Ana, ben@x.org',
  'Ana ana@x.org, Ben, Cy cy@x.org',
])('%j is left unread, because a name would be lost (behaviour 9.17)', (line) => {
  expect(readPeople(`Ben, ben@x.org\n${line}`)).toEqual({ people: [ben], unread: [line] });
});

test('a line with a name or an address that is too long is left unread', () => {
  const long = `${'x'.repeat(201)} <ana@x.org>`;
  expect(readPeople(`${long}\n${'y'.repeat(320)}@x.org`).people).toEqual([]);
});

test('what has nothing before its @ is no address', () => {
  expect(readPeople('@@# a@a.aa').people).toEqual([{ name: '@@#', email: 'a@a.aa' }]);
});

test('whatever is pasted, everybody that is read may be saved (behaviour 9.17)', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.emailAddress(), (text, email) => {
      const { people } = readPeople(`${text} ${email}\n${email}${text}`.replaceAll('\0', ''));
      expect(v.is(invitee.schema, { invitees: people })).toBe(true);
    }),
  );
});

test('the lines that are nobody are counted, and three of them named (behaviour 9.17)', () => {
  const people = [{ name: 'Ana', email: 'ana@example.org' }];
  const describe = (count: number) =>
    describePaste({ people, unread: Array.from({ length: count }, (_, at) => `line ${at}`) });
  const words = 'cannot be read as names with email addresses: line 0';
  expect(describe(0)).toBe('1 person added.');
  expect(describe(1)).toBe(`1 person added. 1 line ${words}`);
  expect(describe(3)).toBe(`1 person added. 3 lines ${words}; line 1; line 2`);
  expect(describe(4)).toBe(`1 person added. 4 lines ${words}; line 1; line 2 and 1 more`);
  expect(describe(1203)).toContain('1,203 lines cannot be read');
  expect(describe(1203)).toContain('; line 2 and 1,200 more');
});

test.each(['a', '.', '@', 'é', '{', 'a@', 'a, ', 'a@x.org ', 'a@x.org <', '"a"', '<', ' ', '\n'])(
  'a long run of %j is read in one pass (behaviour 9.20)',
  (unit) => {
    expect(measureGrowth(readPeople, { unit, length: 1000 })).toBeLessThan(mostGrowth);
  },
);

test.each(['ana@x', 'ben@@x', 'cy@guests..example', 'not-an@address@x'])(
  'Ana <%s> is left unread, because there can be no such address (behaviour 33.36)',
  (address) => {
    const line = `Ana <${address}>`;
    expect(readPeople(line)).toEqual({ people: [], unread: [line] });
  },
);
