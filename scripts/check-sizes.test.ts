import { expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { checkSizes } from './check-sizes.mjs';

const lines = (count: number) => 'a\n'.repeat(count);
const table = { 'app/routes.ts': "route('a', 'routes/a.tsx')" };

function check(files: Record<string, string>) {
  return checkSizes(makeTree({ ...table, ...files }));
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

test('a route has 120 lines at most, what it is made of as many as anything', () => {
  expect(check({ 'app/routes/a.tsx': lines(121) }).problems).toEqual([
    'app/routes/a.tsx: 121 lines, more than 120',
  ]);
  expect(check({ 'app/routes/scene.tsx': lines(121) }).problems).toEqual([]);
});

test('migrations, the theme catalogue and seeds may be long', () => {
  const { problems, warnings } = check({
    'app/platform/db/migrations/0001-tables.server.ts': lines(999),
    'app/features/theme/catalogue.ts': lines(999),
    'scripts/seed.ts': lines(999),
  });
  expect([...problems, ...warnings]).toEqual([]);
});

test('a tree without sources is no pass', () => {
  expect(checkSizes(makeTree({ 'README.md': '' })).problems).toEqual(['no source file was found']);
});
