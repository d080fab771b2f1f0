import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { checkBehaviourRun } from '../tools/check/behaviour.mjs';
import { check } from '../tools/check/main.mjs';
import { ensureBuilt } from './build.mjs';
import { CommandError } from './command-error.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { run } from './run.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';
import { addTotals, formatTotals, getExitCode, readTotals } from './totals.mjs';

/**
 * Runs the checks, then every test against a fresh build, then compares docs/behaviour.md with the run. With
 * arguments, it runs only the tests that they choose, as for `vitest run`. Its last line is
 * 'N passed, N failed, N skipped', checks and tests together.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function test(root, args) {
  const checks = args.length > 0 ? addTotals() : await check(root);
  const totals = addTotals(checks, await runTests(root, args));
  console.log(formatTotals(totals));
  return getExitCode(totals);
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<import('./totals.mjs').Totals>}
 */
async function runTests(root, args) {
  try {
    await ensureBuilt(root);
    const browser = await ensureChromium(root, { forTests: true });
    console.log(`Browser: ${browser}`);
    return await runVitest(root, args, browser);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * @param {string} root
 * @param {string[]} args
 * @param {string} browser
 */
async function runVitest(root, args, browser) {
  const folder = makeTemporaryFolder();
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
      env: {
        ...env,
        CHROMIUM_PATH: browser,
        FESTOON_TOTALS: totals,
        TMPDIR: folder,
        // For tests that need one.
        FESTOON_DISK: tmpdir(),
      },
    });
    const tests = readTotals(totals, code);
    return whole ? addTotals(tests, behaviourOf(root, report)) : tests;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Compares docs/behaviour.md with a run. A run that left no report is a failure.
 * @param {string} root
 * @param {string} report
 */
function behaviourOf(root, report) {
  return existsSync(report) ? checkBehaviourRun(root, report) : { passed: 0, failed: 1 };
}
