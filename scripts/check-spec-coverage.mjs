/**
 * Every row of docs/spec-coverage.md names the test that shows its clause. This script holds the table
 * against the report of a test run: a row without a test, or whose test is not in the run or did not
 * pass, fails it.
 *
 * node scripts/check-spec-coverage.mjs REPORT.json
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const separator = ' › ';

/**
 * @typedef {{ section: string, clause: string, tests: { file: string, title: string }[] }} Row
 * @typedef {{ testResults: { name: string, assertionResults: { title: string, status: string }[] }[] }} Report
 */

/**
 * The rows of a coverage table in Markdown.
 * @param {string} markdown
 * @returns {Row[]}
 */
export function readRows(markdown) {
  return markdown
    .split('\n')
    .filter((line) => /^\| *D?§/.test(line))
    .map((line) => {
      const [section = '', clause = '', shown = ''] = line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      const tests = shown
        .split('<br>')
        .filter((test) => test.includes(separator))
        .map((test) => {
          const [file = '', ...title] = test.trim().split(separator);
          return { file, title: title.join(separator) };
        });
      return { section, clause, tests };
    });
}

/**
 * What is wrong between the table and a run: one sentence a fault, none when all is shown.
 * @param {Row[]} rows
 * @param {Report} report as Vitest's JSON reporter writes it
 * @param {string} root the folder that the rows' file names start from
 * @returns {string[]}
 */
export function findGaps(rows, report, root) {
  if (rows.length === 0) return ['The coverage table has no rows.'];
  /** @type {Map<string, string>} */
  const status = new Map();
  for (const file of report.testResults) {
    const name = path.relative(root, file.name).replaceAll(path.sep, '/');
    for (const { title, status: result } of file.assertionResults) {
      const key = name + separator + title;
      if (status.get(key) !== 'failed') status.set(key, result);
    }
  }
  return rows.flatMap(({ section, clause, tests }) => {
    const where = `${section} "${clause}"`;
    if (tests.length === 0) return [`${where} names no test.`];
    return tests.flatMap(({ file, title }) => {
      const result = status.get(file + separator + title);
      if (result === 'passed') return [];
      return [`${where}: ${file}${separator}${title} ${result ?? 'is not in the run'}.`];
    });
  });
}

/**
 * Holds docs/spec-coverage.md against the report of a whole run and says what is missing.
 * @param {string} root
 * @param {string} reportFile
 * @returns {{ passed: number, failed: number }} one check: the table as a whole
 */
export function checkSpecCoverage(root, reportFile) {
  const rows = readRows(readFileSync(path.join(root, 'docs/spec-coverage.md'), 'utf8'));
  const report = /** @type {Report} */ (JSON.parse(readFileSync(reportFile, 'utf8')));
  const gaps = findGaps(rows, report, root);
  for (const gap of gaps) console.log(gap);
  console.log(`Specification: ${rows.length} clauses, ${gaps.length} gaps.`);
  return gaps.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function main() {
  const reportFile = process.argv[2];
  if (!reportFile) throw new Error('Usage: check-spec-coverage.mjs REPORT.json');
  const { failed } = checkSpecCoverage(path.resolve(import.meta.dirname, '..'), reportFile);
  if (failed > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
