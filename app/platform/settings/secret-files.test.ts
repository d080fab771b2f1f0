import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { readSettings, settingRows } from '../settings.server.ts';
import { getFileSetting } from './secret-files.server.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'festoon-secrets-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(content: string | Uint8Array): string {
  const file = path.join(dir, 'secret');
  writeFileSync(file, content);
  return file;
}

function problemOf(env: Record<string, string>): string {
  try {
    readSettings(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const url = 'postgres://me:sesame@db/festoon';

test('a secret is read from the file that NAME_FILE names, also through a link, without its line break (behaviour 23.28)', () => {
  const link = path.join(dir, 'link');
  symlinkSync(write(`${url}\n`), link);
  expect(readSettings({ DATABASE_URL_FILE: link }).DATABASE_URL).toBe(url);
  expect(readSettings({ DATABASE_URL_FILE: ' ', DATABASE_URL: url }).DATABASE_URL).toBe(url);
});

test('every secret setting can be read from a file, and no name of one is a setting of its own (behaviour 23.28)', () => {
  const secrets = settingRows.filter((row) => 'secret' in row);
  expect(secrets.length).toBeGreaterThan(3);
  const names = new Set<string>(settingRows.map(({ name }) => name));
  for (const { name } of secrets) {
    const problem = problemOf({ [getFileSetting(name)]: path.join(dir, 'none') });
    expect(problem).toContain(`${name}_FILE names ${dir}/none, which does not exist`);
    expect(names.has(getFileSetting(name))).toBe(false);
  }
});

test.each<[string, () => string, RegExp]>([
  ['missing', () => path.join(dir, 'none'), /^DATABASE_URL_FILE names \S+, which does not exist$/],
  ['empty', () => write(' \n'), /^DATABASE_URL_FILE names \S+, which is empty$/],
  ['too large', () => write('sesame'.repeat(3000)), /, which is larger than 16 kB$/],
  ['a folder', () => dir, /, which is no file$/],
  ['below a file', () => path.join(write('sesame'), 'further'), /, which cannot be read: ENOTDIR$/],
  ['of two lines', () => write(`${url}\nsesame`), /, which must hold one line of text$/],
  ['no text', () => write(new Uint8Array([115, 255, 0])), /, which must hold one line of text$/],
  ['of a wrong value', () => write('mysql://me:sesame@db'), /^DATABASE_URL must begin with/],
])(
  'a file that is %s is said in a sentence that shows nothing of it (behaviour 23.28)',
  (_, make, sentence) => {
    const problem = problemOf({ DATABASE_URL_FILE: make() });
    expect(problem).toMatch(sentence);
    expect(problem).not.toContain('sesame');
  },
);

test('a secret that is given twice is refused (behaviour 23.28)', () => {
  const problem = problemOf({ DATABASE_URL: url, DATABASE_URL_FILE: write(url) });
  expect(problem).toBe('DATABASE_URL_FILE cannot be set together with DATABASE_URL');
});
