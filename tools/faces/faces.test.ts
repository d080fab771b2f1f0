import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { convert } from 'fontverter';
import { expect, test } from 'vitest';

import { invitationMessages } from '#app/features/words/guest/en/invitation.ts';

import { readCharacters } from './cmap.ts';
import { toGpos } from './kerning.ts';
import { findReservedName, legalNames, readNames } from './names.ts';
import { root } from './packages.ts';
import { keepPresent, readRanges, toRanges } from './ranges.ts';
import { readTables, toTable, writeTables } from './sfnt.ts';

const folders = ['app/features/theme/faces', 'app/ui/brand/faces'];
const listFiles = (ending: string) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith(ending))
      .map((file) => path.join(root, folder, file)),
  );
const files = listFiles('.woff2');

test('no cut font has a name that its licence reserves, and each names its authors', async () => {
  const reserved = new Set<string>();
  for (const file of files) {
    const table = readTables(await convert(readFileSync(file), 'sfnt')).get('name');
    const names = readNames(table);
    const name = findReservedName(names);
    if (name !== undefined) reserved.add(name);
    const own = names.filter(({ id }) => !legalNames.includes(id)).map(({ text }) => text);
    expect([file, own.filter((text) => name !== undefined && text.includes(name))]).toEqual([
      file,
      [],
    ]);
    expect(names.filter(({ id }) => legalNames.includes(id)).map(({ id }) => id)).toEqual([0, 14]);
  }
  expect([...reserved].toSorted()).toEqual(['Creepster', 'Limelight', 'Orbitron', 'Parisienne']);
});

const pictograph = /\p{Extended_Pictographic}/u;

test('no rule is for a pictograph that its file lacks (behaviour 6.27)', async () => {
  const rule = /url\('(?<file>[^']+)'\)[^}]*unicode-range:(?<ranges>[^;]+)/g;
  const rules = listFiles('.css').flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(rule)].map(({ groups = {} }) => ({
      file: path.join(path.dirname(sheet), groups['file'] ?? ''),
      codes: readRanges(groups['ranges'] ?? ''),
    })),
  );
  const others: string[] = [];
  for (const { file, codes } of rules) {
    const characters = readCharacters(await convert(readFileSync(file), 'sfnt'));
    const useless = keepPresent(codes, characters).length < codes.length;
    const lacking = codes
      .filter((code) => pictograph.test(String.fromCodePoint(code)))
      .filter((code) => !characters.has(code));
    if (useless || lacking.length > 0) others.push(`${path.basename(file)}: ${toRanges(lacking)}`);
  }
  expect(others).toEqual([]);
  expect(rules.length).toBeGreaterThan(60);
});

test('the files of the line above a title have all its letters', async () => {
  const openings = files.filter((file) => file.includes('-opening'));
  expect(openings).toHaveLength(2);
  const letters = new Set(
    Array.from(invitationMessages.openGreeting, (letter) => letter.codePointAt(0)),
  );
  for (const file of openings) {
    expect(readCharacters(await convert(readFileSync(file), 'sfnt'))).toEqual(letters);
  }
});

test('the licence of the faces stands once beneath the notices', () => {
  const text = readFileSync(path.join(root, 'app/features/theme/faces/OFL.txt'), 'utf8');
  expect(text.match(/Font Software is licensed/g)).toHaveLength(1);
});

test('a font is the same after it was taken apart', async () => {
  const font = await convert(readFileSync(files[0] ?? ''), 'sfnt');
  const tables = readTables(font);
  expect(readTables(writeTables(tables))).toEqual(tables);
});

test('old kerning becomes a feature with the same pairs', () => {
  const pairs = [3, 7, -40, 3, 9, 25, 5, 3, -80];
  const gpos = toGpos(toTable([0, 1, 0, 14 + pairs.length * 2, 1, 3, 0, 0, 0, ...pairs]));
  const lookups = gpos.subarray(gpos.readUInt16BE(8));
  const lookup = lookups.subarray(lookups.readUInt16BE(2));
  const subtable = lookup.subarray(lookup.readUInt16BE(6));
  const coverage = subtable.subarray(subtable.readUInt16BE(2));
  const found = Array.from({ length: subtable.readUInt16BE(8) }, (_, at) => {
    const set = subtable.subarray(subtable.readUInt16BE(10 + at * 2));
    return Array.from({ length: set.readUInt16BE(0) }, (_none, pair) => [
      coverage.readUInt16BE(4 + at * 2),
      set.readUInt16BE(2 + pair * 4),
      set.readInt16BE(4 + pair * 4),
    ]);
  });
  expect(found.flat(2)).toEqual(pairs);
});

test('ranges of characters are read as they are written', () => {
  const list = 'U+20-7E, U+A0, U+2013-2014';
  expect(toRanges(readRanges(list))).toBe(list);
});

test('short gaps in a list of characters are closed, unless a pictograph is in them', () => {
  const present = new Set(readRanges('U+20, U+7E, U+2013, U+2018, U+203A, U+203D'));
  const listed = readRanges('U+20-7E, U+2000-2014, U+2016-2040');
  expect(toRanges(keepPresent(listed, present))).toBe('U+20, U+7E, U+2013, U+2018, U+203A, U+203D');
  expect(toRanges(keepPresent(readRanges('U+2000-2040'), present))).toBe(
    'U+2013-2018, U+203A, U+203D',
  );
});
