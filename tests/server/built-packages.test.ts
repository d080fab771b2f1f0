import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { listRemovedPackages, readContainerfile } from '#tests/setup/containerfile.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'build/server');

const imports =
  /^(?:import|export)\s[^;]*?from\s*["']([^"']+)["']|^import\s*["']([^"']+)["']|\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/gm;

/** The packages that the built server imports, by name. */
function listImported(): string[] {
  const names = readdirSync(built)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(path.join(built, file), 'utf8').matchAll(imports)])
    .map(([, from, plain, dynamic]) => from ?? plain ?? dynamic ?? '')
    .filter((name) => !/^(?:[./]|node:)/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].toSorted();
}

test('what the built server imports is a dependency of its own, and stays in the image', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const imported = listImported();
  expect(imported).toEqual(expect.arrayContaining(['kysely', 'react', 'sharp']));
  expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
  const removed = new Set(
    listRemovedPackages(readContainerfile(readFileSync(path.join(root, 'Containerfile'), 'utf8'))),
  );
  expect(imported.filter((name) => removed.has(name))).toEqual([]);
});
