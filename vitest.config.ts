import { availableParallelism, tmpdir } from 'node:os';

import { defineConfig } from 'vitest/config';

// An odd zone, so that no test passes only in UTC.
process.env['TZ'] = 'Asia/Kathmandu';

/** Tests that choose their engine themselves, or whose subject is not SQL (docs/testing.md). They run once. */
const onceOnly = [
  'tests/guest-site/add-to-calendar.test.ts',
  'tests/guest-site/calendar-file.test.ts',
  'tests/guest-site/form-languages.test.ts',
  'tests/guest-site/live-layer.test.ts',
  'tests/guest-site/page-languages.test.ts',
  'tests/guest-site/preview.test.ts',
  'tests/guest-site/removed-invitee.test.ts',
  'tests/routes/access.test.ts',
  'tests/routes/embed-map.test.ts',
  'tests/routes/heavy-requests.test.ts',
  'tests/routes/host-language.test.ts',
  'tests/routes/host-log-in.test.ts',
  'tests/routes/log-in-attempts.test.ts',
  'tests/routes/log-in-screen.test.ts',
  'tests/routes/log-out.test.ts',
  'tests/routes/look-limits.test.ts',
  'tests/routes/mail-check.test.ts',
  'tests/routes/passkey-limits.test.ts',
  'tests/routes/picture-files.test.ts',
  'tests/routes/places.test.ts',
  'tests/routes/provider-attacks.test.ts',
  'tests/routes/screens.test.ts',
  'tests/server/backup.test.ts',
  'tests/server/built-packages.test.ts',
  'tests/server/costly-bodies.test.ts',
  'tests/server/database-lost.test.ts',
  'tests/server/documents.test.ts',
  'tests/server/fuzz.test.ts',
  'tests/server/health.test.ts',
  'tests/server/hostile-requests.test.ts',
  'tests/server/metrics.test.ts',
  'tests/server/migration-backup.test.ts',
  'tests/server/overload.test.ts',
  'tests/server/picture-bombs.test.ts',
  'tests/server/process.test.ts',
  'tests/server/secure-cookies.test.ts',
  'tests/server/security-headers.test.ts',
  'tests/server/security-log.test.ts',
  'tests/server/server.test.ts',
  'tests/server/two-nodes.test.ts',
];

/** Starts one PostgreSQL for the run, once a project that uses it has tests to run. */
const globalSetup = ['tests/setup/postgres/global-setup.ts'];

/** Tests that send requests to the built server. */
const requests = ['guest-site', 'routes', 'server'].map((folder) => `tests/${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    setupFiles: ['tests/setup/strict-console.ts'],
    // A worker's files share its modules and its browser: loading the server anew takes longer than most files run.
    isolate: false,
    // Vitest leaves a core to itself, of two as well; but a test often waits for a server or a disk.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Starting a database or a server takes longer on a busy machine.
    hookTimeout: 120_000,
    // A wait may take as long as its test.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'app/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
            'tests/setup/**/*.test.ts',
            'tools/**/*.test.{ts,mjs}',
          ],
          // These tests wait for nothing. Only a slow machine makes them slow.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Vitest runs projects in the order of their names: the longest file starts first, beside all others.
          name: 'commands',
          globalSetup,
          include: ['tests/commands/**/*.test.ts'],
          // Benchmarks take as long as they take.
          testTimeout: 0,
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          globalSetup,
          include: ['tests/store/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'crash',
          include: ['tests/crash/**/*.test.ts'],
          // What is acknowledged has to be on a disk.
          env: { TMPDIR: process.env['FESTOON_DISK'] ?? tmpdir() },
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'routes', include: requests, globalSetup, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'routes-postgres',
          include: requests,
          exclude: onceOnly,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          globalSetup,
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
