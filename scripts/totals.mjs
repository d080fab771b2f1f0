import { readFileSync } from 'node:fs';

/**
 * How many checks and tests passed, failed and did not run.
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 */

/**
 * @param {...{ passed: number, failed: number, skipped?: number }} all checks are never skipped
 * @returns {Totals}
 */
export function addTotals(...all) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped = 0 } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/**
 * The totals that the reporter wrote. A run that ended badly counts at least one failure, also when it ended before
 * it wrote them.
 * @param {string} file
 * @param {number} code the run's exit code
 * @returns {Totals}
 */
export function readTotals(file, code) {
  try {
    const { passed, failed, skipped } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * The last line of a run.
 * @param {Totals} totals
 */
export function formatTotals({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * A test that was skipped has shown nothing, so it fails the run.
 * @param {Totals} totals
 * @returns {number} exit code
 */
export function getExitCode({ failed, skipped }) {
  return failed + skipped === 0 ? 0 : 1;
}
