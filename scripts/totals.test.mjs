import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import { addTotals, formatTotals, getExitCode, readTotals } from './totals.mjs';

const clean = { passed: 3, failed: 0, skipped: 0 };

test('totals are added up, each for itself', () => {
  const checks = { passed: 5, failed: 1, skipped: 0 };
  const tests = { passed: 20, failed: 2, skipped: 4 };
  expect(addTotals(checks, tests, clean)).toEqual({ passed: 28, failed: 3, skipped: 4 });
  expect(addTotals()).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('the last line says what passed, failed and was skipped', () => {
  expect(formatTotals({ passed: 12, failed: 0, skipped: 1 })).toBe(
    '12 passed, 0 failed, 1 skipped',
  );
});

test.each([
  ['nothing failed or was skipped', clean, 0],
  ['a test failed', { ...clean, failed: 1 }, 1],
  ['a test was skipped', { ...clean, skipped: 1 }, 1],
])('the exit code where %s', (_, totals, code) => {
  expect(getExitCode(totals)).toBe(code);
});

test('totals are read as the reporter wrote them', () => {
  const file = path.join(makeTree({ 'totals.json': JSON.stringify(clean) }), 'totals.json');
  expect(readTotals(file, 0)).toEqual(clean);
});

test('a run that ended badly counts a failure, whatever its totals say', () => {
  const folder = makeTree({});
  const file = path.join(folder, 'totals.json');
  expect(readTotals(file, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(readTotals(file, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  writeFileSync(file, '{"passed": 3');
  expect(readTotals(file, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  writeFileSync(file, JSON.stringify(clean));
  expect(readTotals(file, 130)).toEqual({ ...clean, failed: 1 });
  writeFileSync(file, JSON.stringify({ ...clean, failed: 4 }));
  expect(readTotals(file, 1)).toEqual({ ...clean, failed: 4 });
});
