import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { invitee } from './invitee.ts';
import { describePaste, readPeople } from './pasted-people.ts';

const ana = { name: 'Ana', email: 'ana@x' };
const ben = { name: 'Ben', email: 'ben@x' };

test.each([
  ['Ana <ana@x>\nBen <ben@x>'],
  ['Ana, ana@x\r\nBen, ben@x'],
  ['Ana;ana@x\nBen;ben@x\n\n'],
  ['Ana\tana@x\nBen\tben@x'],
  ['"Ana" <ana@x>; Ben <ben@x>;'],
  ['Ana <ana@x>, Ben (ben@x)'],
  ['ana@x, Ana\nben@x\tBen'],
  ['Ana <ana@x>.\nBen ben@x -'],
])('%j is Ana and Ben', (pasted) => {
  expect(readPeople(pasted)).toEqual({ people: [ana, ben], unread: [] });
});

test('a name keeps its own comma and apostrophe', () => {
  expect(readPeople("O'Hara, Ana <ana@x.org>").people).toEqual([
    { name: "O'Hara, Ana", email: 'ana@x.org' },
  ]);
});

test('an address alone is named by what stands before its @', () => {
  expect(readPeople('ana@x\nben@x, cy@x').people.map(({ name }) => name)).toEqual([
    'ana',
    'ben',
    'cy',
  ]);
});

test('a line without an address is left unread (behaviour 9.17)', () => {
  expect(readPeople('Ana\nBen, ben@x')).toEqual({ people: [ben], unread: ['Ana'] });
});

test.each([
  'Ana, ana@x, Cy',
  'Ana ana@x, Ben ben@x, Cy',
  'ana@x Ana, ben@x Ben',
  'ana@x Ana, ben@x',
  'Ana ana@x, Ben, Cy cy@x',
])('%j is left unread, because a name would be lost (behaviour 9.17)', (line) => {
  expect(readPeople(`Ben, ben@x\n${line}`)).toEqual({ people: [ben], unread: [line] });
});

test('a line with a name or an address that is too long is left unread', () => {
  const long = `${'x'.repeat(201)} <ana@x>`;
  expect(readPeople(`${long}\n${'y'.repeat(320)}@x`).people).toEqual([]);
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
