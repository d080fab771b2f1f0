import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the gallery prints a sheet and the page that shows all of them', async () => {
  const folder = makeTree({});
  const script = path.join(root, 'tools/gallery/main.ts');
  const args = [script, '--out', folder, 'ornaments'];
  await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(readdirSync(folder).toSorted()).toEqual(['README.md', 'ornaments.webp']);
  expect(readFileSync(path.join(folder, 'ornaments.webp')).toString('latin1', 8, 12)).toBe('WEBP');
});
