import { expect, test } from 'vitest';

import { guessColumns, readRows } from './csv-columns.ts';
import { readCsv } from './read-csv.ts';

const text =
  'Vorname;Nachname;E-Mail;Tisch\r\nZoë;Müller;zoe@x.org;3\r\n"Ines; die";"O""Hara";;4\r\n';
const guests = [
  { name: 'Zoë Müller', email: 'zoe@x.org' },
  { name: 'Ines; die O"Hara', email: '' },
];

const utf16 = (mark: boolean) => Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
const encodings: [string, Uint8Array][] = [
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', utf16(true)],
  ['UTF-16 without a byte order mark', utf16(false)],
  ['UTF-16, the other way round', utf16(true).swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
];

test.each(encodings)('a file in %s is read, with semicolons and quotation marks', (_, bytes) => {
  const { rows, cut } = readCsv(bytes, 100);
  const columns = guessColumns(rows);
  expect(columns).toEqual({ headed: true, kinds: ['first', 'last', 'email', 'none'] });
  expect(readRows(rows, columns)).toEqual(guests);
  expect(cut).toBe(false);
});

test.each([
  ['Name,Email\nAna,ana@x', ['name', 'email'], true],
  ['ana@x\tAna\nben@x\tBen', ['email', 'name'], false],
  ['Ana,ana@x\nBen,ben@x', ['name', 'email'], false],
  ['Guest,Post\nAna,ana@x', ['name', 'email'], true],
  ['Ana\nBen', ['name'], false],
  [
    'Guest,Name,Group,Labels,Address,Email',
    ['none', 'name', 'none', 'labels', 'none', 'email'],
    true,
  ],
  ['No,Name,Name,Mail\n1,Ana,Other,ana@x', ['none', 'name', 'none', 'email'], true],
])('the columns of %j are %j (behaviour 33.5)', (csv, kinds, headed) => {
  expect(guessColumns(readCsv(Buffer.from(csv), 100).rows)).toEqual({ headed, kinds });
});

test('a file with too many rows is cut and says so (behaviour 33.4)', () => {
  const csv = `Name\n${'Ana\n'.repeat(12)}`;
  const { rows, cut } = readCsv(Buffer.from(csv), 10);
  expect(rows).toHaveLength(11);
  expect(cut).toBe(true);
});

test('an empty file has no rows (behaviour 33.4)', () => {
  expect(readCsv(new Uint8Array(), 10)).toEqual({ rows: [], cut: false, unclosed: [] });
  expect(guessColumns([])).toEqual({ headed: false, kinds: [] });
});
