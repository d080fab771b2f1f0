import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { PageFile } from './page-file.server.ts';

let folder: string;
let file: PageFile;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'festoon-pages-'));
  file = new PageFile(10, folder);
});
afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

const write = (text: string) => file.write(Buffer.from(text));
const read = (place: number, text: string) => Buffer.from(file.read(place, text.length)).toString();

test('bytes are read where they were written', () => {
  const places = [write('one'), write('other')];
  expect(read(places[0] ?? -1, 'one')).toBe('one');
  expect(read(places[1] ?? -1, 'other')).toBe('other');
  expect(read(places[1] ?? -1, 'other')).toBe('other');
});

test('the oldest pages are overwritten when the file is full, and known to be', () => {
  const texts = ['abc', 'def', 'ghi', 'jkl', 'mnopqr', 's'];
  const keptAfter = [
    ['abc'],
    ['abc', 'def'],
    ['abc', 'def', 'ghi'],
    ['def', 'ghi', 'jkl'],
    ['jkl', 'mnopqr'],
    ['jkl', 'mnopqr', 's'],
  ];
  const places = new Map<string, number>();
  for (const [index, text] of texts.entries()) {
    places.set(text, write(text));
    const kept = [...places].filter(([, place]) => file.keeps(place));
    expect(kept.map(([each]) => each)).toEqual(keptAfter[index]);
    expect(kept.map(([each, place]) => read(place, each))).toEqual(keptAfter[index]);
  }
});

test('what is longer than the file, or cannot be written, is refused', () => {
  expect(() => write('eleven bytes')).toThrow('no room');
  const closed = new PageFile(10, folder);
  closed.close();
  expect(() => closed.write(Buffer.from('a'))).toThrow('out of range');
});

test('bytes that were left to a reader stay as they were', () => {
  const [one, other] = [write('one'), write('two')];
  const first = file.read(one, 3);
  file.leave();
  const second = file.read(other, 3);
  expect([first, second].map((bytes) => Buffer.from(bytes).toString())).toEqual(['one', 'two']);
});

test('the file has no name, so that nobody can open it and nothing is left behind', () => {
  write('a page');
  expect(readdirSync(folder)).toEqual([]);
});
