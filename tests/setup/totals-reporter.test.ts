import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test, vi } from 'vitest';

import TotalsReporter, { type Counted } from './totals-reporter.ts';
import { makeTree } from './tree.ts';

function file(
  outcomes: { passed?: number; failed?: number; skipped?: number },
  error?: Error,
): Counted {
  return {
    errors: () => (error ? [error] : []),
    children: { allTests: (state) => Array.from({ length: outcomes[state] ?? 0 }) },
  };
}

function report(files: Counted[], unhandled: unknown[] = [], testNamePattern?: RegExp): unknown {
  const target = path.join(makeTree({}), 'totals.json');
  vi.stubEnv('FESTOON_TOTALS', target);
  const reporter = new TotalsReporter();
  reporter.onInit({ config: testNamePattern ? { testNamePattern } : {} });
  reporter.onTestRunEnd(files, unhandled);
  vi.unstubAllEnvs();
  return JSON.parse(readFileSync(target, 'utf8'));
}

test('tests are counted over all files by their outcome', () => {
  const files = [file({ passed: 2, skipped: 1 }), file({ passed: 1, failed: 3 })];
  expect(report(files)).toEqual({ passed: 3, failed: 3, skipped: 1 });
});

test('a file that cannot be run and an error outside of every test count as failures', () => {
  const files = [file({ passed: 1 }), file({}, new Error('no such module'))];
  expect(report(files, [new Error('unhandled')])).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

test('tests that a pattern of names leaves out are not counted as skipped', () => {
  expect(report([file({ passed: 1, skipped: 9 })], [], /one/)).toEqual({
    passed: 1,
    failed: 0,
    skipped: 0,
  });
});
