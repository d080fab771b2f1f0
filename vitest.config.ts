import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

// An odd zone, so that no test passes by living in UTC.
process.env['TZ'] = 'Asia/Kathmandu';

/** Routes that keep nothing in the database, or name its engine themselves: one engine is enough for them. */
const withoutDatabase = [
  'backup',
  'cluster',
  'database-lost',
  'embed-map',
  'health',
  'hostile-requests',
  'metrics',
  'places',
  'process',
  'server',
  'spec-screens',
  'two-nodes',
];

export default defineConfig({
  test: {
    setupFiles: ['tests/setup/strict-console.ts'],
    // A start of a database or a server is quick, but not on a machine that has other things to do.
    hookTimeout: 120_000,
    // What is waited for may take as long as its test may.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          // Nothing here waits for anything: a slow machine is the only thing that takes long.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          include: ['tests/store/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'crash', include: ['tests/crash/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.test.ts'],
          // It measures: however long that takes.
          testTimeout: 0,
          // Alone, for it keeps every core busy.
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { name: 'routes', include: ['tests/routes/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'routes-postgres',
          include: ['tests/routes/**/*.test.ts'],
          exclude: withoutDatabase.map((name) => `tests/routes/${name}.test.ts`),
          env: { TEST_ENGINE: process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite' },
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          // Each file drives a browser and a server of its own: three for every four cores, at least two.
          maxWorkers: Math.max(2, Math.floor((availableParallelism() * 3) / 4)),
          // Vitest wants a group of its own for a project with its own number of workers.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
