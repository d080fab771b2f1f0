import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { convert } from 'fontverter';
import { expect, test } from 'vitest';

import { toGpos } from './kerning.ts';
import { findReservedName, legalNames, readNames } from './names.ts';
import { root } from './packages.ts';
import { readRanges, toRanges } from './ranges.ts';
import { readTables, toTable, writeTables } from './sfnt.ts';

const files = ['app/features/theme/faces', 'app/home-site/faces', 'app/ui/brand/faces'].flatMap(
  (folder) =>
    readdirSync(path.join(root, folder))
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => path.join(root, folder, file)),
);

test('no cut font has a name that its licence reserves, and each names its authors', async () => {
  const reserved = new Set<string>();
  for (const file of files) {
    const table = readTables(await convert(readFileSync(file), 'sfnt')).get('name');
    const names = readNames(table ?? Buffer.alloc(6));
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
