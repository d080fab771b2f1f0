import { expect, test } from 'vitest';

import { findMailboxes } from './mailboxes.ts';

const read = (line: string) => {
  const { mailboxes, doubt } = findMailboxes(line);
  return doubt ?? mailboxes.map(({ name, email }) => `${name}=${email}`);
};

test.each([
  ['Ana ana@x, Ben ben@x', ['Ana=ana@x', 'Ben=ben@x']],
  ['ana@x, Ben <ben@x>', ['=ana@x', 'Ben=ben@x']],
  ['ana@x, ben@x', ['=ana@x', '=ben@x']],
  ['Okafor, Ana <ana@x>; Roe, Ben <ben@x>', ['Okafor, Ana=ana@x', 'Roe, Ben=ben@x']],
  ['"Okafor, Ana" <ana@x>, "Roe; Ben" <ben@x>', ['Okafor, Ana=ana@x', 'Roe; Ben=ben@x']],
  ['Ana; ana@x; Ben; ben@x', ['Ana=ana@x', 'Ben=ben@x']],
  ['Okafor; Ana; ana@x', ['Okafor; Ana=ana@x']],
])('in %j each address has the name beside it', (line, found) => {
  expect(read(line)).toEqual(found);
});

test.each([
  'ana@x Ana, ben@x',
  'ana@x, Ana, ben@x',
  'ana@x, ben@x, Ben, cy@x',
  'ana@x Ana, Ben <ben@x>',
  'ana@x Ana; Ben <ben@x>',
])('in %j a name may belong to the address before it', (line) => {
  expect(read(line)).toBe('unclearNames');
});

test.each([
  'Ana ana@x, Ben, Cy cy@x',
  'Ana ana@x; Ben; Cy cy@x',
  'Ben, Ana ana@x, Cy cy@x',
  'Ana <ana@x>, Ben, Cy <cy@x>',
])('in %j the words before an address may be two people (behaviour 33.1)', (line) => {
  expect(read(line)).toBe('unclearNames');
});

test('words after the last address are no name if one stands before an address', () => {
  expect(read('Ana ana@x, Ben')).toBe('textAfter');
  expect(read('ana@x, Ana')).toEqual(['Ana=ana@x']);
});
