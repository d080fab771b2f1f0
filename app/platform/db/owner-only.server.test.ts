import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { NodeSqlite } from './sqlite.server.ts';

let root: string;
let folder: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'festoon-modes-'));
  folder = path.join(root, 'data');
  file = path.join(folder, 'festoon.sqlite');
});
afterEach(() => rmSync(root, { recursive: true }));

const modeOf = (target: string) => (statSync(target).mode & 0o777).toString(8);

/** Opens the database and writes to it, so that the log and its index exist. */
function modesOfOpen(): string[] {
  const db = new NodeSqlite(file);
  db.begin();
  db.commit();
  const modes = [file, `${file}-wal`, `${file}-shm`].map(modeOf);
  db.close();
  return modes;
}

test('a new database and its folder belong to the owner alone (behaviour 23.22)', () => {
  expect(modesOfOpen()).toEqual(['600', '600', '600']);
  expect(modeOf(folder)).toBe('700');
});

test('so do those that others could read until this release (behaviour 23.22)', () => {
  mkdirSync(folder);
  const files = ['', '-wal', '-shm'].map((suffix) => file + suffix);
  for (const each of files) writeFileSync(each, '');
  for (const each of files) chmodSync(each, 0o644);
  chmodSync(folder, 0o755);
  expect(modesOfOpen()).toEqual(['600', '600', '600']);
  expect(modeOf(folder)).toBe('700');
});

test('a folder that holds other files, too, keeps its mode (behaviour 23.22)', () => {
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'other.txt'), '');
  expect(modesOfOpen()).toEqual(['600', '600', '600']);
  expect(modeOf(folder)).toBe('755');
});
