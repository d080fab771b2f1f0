import { expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { checkSizes } from './sizes.mjs';

const lines = (count: number) => 'a\n'.repeat(count);

function check(files: Record<string, string>) {
  return checkSizes(makeTree(files));
}

test('a file of 250 lines passes, of 251 is named, of 401 fails', () => {
  expect(check({ 'app/ui/a.tsx': lines(250) })).toMatchObject({ problems: [], warnings: [] });
  expect(check({ 'app/ui/a.css': lines(251) })).toMatchObject({
    problems: [],
    warnings: ['app/ui/a.css: 251 lines, more than 250'],
  });
  expect(check({ 'server/a.ts': lines(401) }).problems).toEqual([
    'server/a.ts: 401 lines, more than 400',
  ]);
});

test('every file in app/routes/ has 120 lines at most', () => {
  for (const file of ['app/routes/a.tsx', 'app/routes/wizard/a.css']) {
    expect(check({ [file]: lines(120) })).toMatchObject({ problems: [], warnings: [] });
    expect(check({ [file]: lines(121) }).problems).toEqual([`${file}: 121 lines, more than 120`]);
  }
});

test.each(['app', 'server', 'scripts', 'tools', 'tests'])('%s/ is looked at', (folder) => {
  expect(check({ [`${folder}/deep/a.mjs`]: lines(401) }).problems).toHaveLength(1);
});

test('scripts and tools together have at most a fifth of the lines of app and server', () => {
  const product = { 'app/a.ts': lines(60), 'server/a.ts': lines(40) };
  const within = { ...product, 'scripts/a.mjs': lines(12), 'tools/a.ts': lines(8) };
  expect(check(within).problems).toEqual([]);
  expect(check({ ...within, 'tools/b.ts': lines(1) }).problems).toEqual([
    'scripts and tools: 21 lines, more than a fifth of the 100 of app and server',
  ]);
});

test('installed packages are not looked at', () => {
  const installed = { 'tools/node/node_modules/a/a.js': lines(401), 'app/a.ts': '' };
  expect(check(installed)).toMatchObject({ read: 1, problems: [] });
});

test('migrations, the theme catalogue and seeds may be long', () => {
  const { problems, warnings } = check({
    'app/platform/db/migrations/0001-tables.server.ts': lines(999),
    'app/features/theme/catalogue.ts': lines(4999),
    'scripts/seed.ts': lines(999),
  });
  expect([...problems, ...warnings]).toEqual([]);
});

test('a tree without sources is no pass', () => {
  expect(checkSizes(makeTree({ 'README.md': '' })).problems).toEqual(['no source file was found']);
});
