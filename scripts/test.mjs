import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ensureBuilt } from './build.mjs';
import { checkSpecCoverage } from './check-spec-coverage.mjs';
import { check } from './check.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { run } from './run.mjs';
import { Trouble } from './trouble.mjs';

/**
 * Everything: the checks, then every test against a fresh build, then the table of what the specification
 * asks for. With arguments, only the tests that they choose, as for `vitest run`. Ends with the line 'N passed, N failed', checks and tests together.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function test(root, args) {
  const checks = args.length > 0 ? { passed: 0, failed: 0 } : await check(root);
  const tests = await runTests(root, args);
  const { passed, failed } = add(checks, tests);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runTests(root, args) {
  try {
    await ensureBuilt(root);
    const browser = await ensureChromium(root);
    console.log(`Browser: ${browser}`);
    return await runVitest(root, args, browser);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} root
 * @param {string[]} args
 * @param {string} browser
 */
async function runVitest(root, args, browser) {
  const folder = mkdtempSync(path.join(tmpdir(), 'festoon-totals-'));
  const totals = path.join(folder, 'totals.json');
  const report = path.join(folder, 'report.json');
  const whole = args.length === 0;
  const reporters = [
    '--reporter=default',
    '--reporter=./tests/setup/totals-reporter.ts',
    ...(whole ? ['--reporter=json', `--outputFile.json=${report}`] : []),
  ];
  const vitest = [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...args];
  const { NODE_ENV: _, ...env } = process.env;
  try {
    const { code } = await run(process.execPath, vitest, {
      cwd: root,
      env: { ...env, CHROMIUM_PATH: browser, FESTOON_TOTALS: totals },
    });
    const tests = readTotals(totals, code);
    return whole ? add(tests, coverageOf(root, report)) : tests;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * A run that left no report shows nothing of the specification, which is a failure.
 * @param {string} root
 * @param {string} report
 */
function coverageOf(root, report) {
  return existsSync(report) ? checkSpecCoverage(root, report) : { passed: 0, failed: 1 };
}

/**
 * @param {{ passed: number, failed: number }} one
 * @param {{ passed: number, failed: number }} other
 */
function add(one, other) {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/**
 * A run that ended badly counts at least one failure, also when it did not live to write its totals.
 * @param {string} file
 * @param {number} code
 * @returns {{ passed: number, failed: number }}
 */
function readTotals(file, code) {
  const atLeast = code === 0 ? 0 : 1;
  try {
    const { passed, failed } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed, failed: Math.max(failed, atLeast) };
  } catch {
    return { passed: 0, failed: Math.max(1, atLeast) };
  }
}
