/**
 * Compares docs/behaviour.md with the sources: every clause has its own number and a test, every test exists,
 * every cited clause exists. With the report of a run of all tests, also that every named test passed.
 *
 * node tools/check/behaviour.mjs [REPORT.json]
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { findFaults, findUnknownCitations, readClauses, separator } from './clauses.mjs';
import { report, listSourceFiles } from './source-files.mjs';

/**
 * @typedef {import('./clauses.mjs').Clause} Clause
 * @typedef {{ testResults: { name: string, assertionResults: { title: string, status: string }[] }[] }} Report
 */

/**
 * The clauses' tests that do not exist in the sources. Fast, because no test runs. A title that a test composes
 * from its cases matches by its fixed parts.
 * @param {readonly Clause[]} clauses
 * @param {readonly { file: string, name: string }[]} listed as `vitest list` lists them, suites before the title
 * @returns {string[]}
 */
export function findUnknownTests(clauses, listed) {
  /** @type {Map<string, RegExp[]>} */
  const patterns = new Map();
  for (const { file, name } of listed) {
    patterns.set(file, [...(patterns.get(file) ?? []), titlePattern(name)]);
  }
  return clauses.flatMap(({ number, tests }) =>
    tests
      .filter(({ file, title }) => {
        const exists = patterns.get(file)?.some((pattern) => pattern.test(title));
        return !exists || format.test(title);
      })
      .map(({ file, title }) => `${number}: ${file}${separator}${title} does not exist.`),
  );
}

/** Stands for a value in the title of several cases; a run reports each case with its value. */
const format = /%[sdifjoO]/;

const placeholder = /%(?:\.\d+)?[sdifjoO#$]|\$\{[^}]*\}|\$[\w.]+/;

/**
 * A pattern for titles: the end of a listed name from one of its ' > ' on, with anything in place of placeholders.
 * @param {string} name
 */
function titlePattern(name) {
  const parts = name.split(' > ');
  const ends = parts.map((_, index) => parts.slice(index).join(' > '));
  const choices = ends.map((end) =>
    end
      .split(placeholder)
      .map((text) => RegExp.escape(text))
      .join('.*'),
  );
  return new RegExp(`^(?:${choices.join('|')})$`, 's');
}

/**
 * The differences between the clauses and a run, one sentence each.
 * @param {readonly Clause[]} clauses
 * @param {Report} results as Vitest's JSON reporter writes them
 * @param {string} root the folder that the tests' file names start from
 * @returns {string[]}
 */
export function findGaps(clauses, results, root) {
  /** @type {Map<string, string>} */
  const outcomes = new Map();
  for (const file of results.testResults) {
    const name = relativeTo(root, file.name);
    for (const { title, status } of file.assertionResults) {
      const key = name + separator + title;
      if (outcomes.get(key) !== 'failed') outcomes.set(key, status);
    }
  }
  return clauses.flatMap(({ number, tests }) =>
    tests.flatMap(({ file, title }) => {
      const outcome = outcomes.get(file + separator + title) ?? 'is not in the run';
      return outcome === 'passed' ? [] : [`${number}: ${file}${separator}${title} ${outcome}.`];
    }),
  );
}

/**
 * @param {string} root
 * @param {string} file
 */
function relativeTo(root, file) {
  return path.relative(root, file).replaceAll(path.sep, '/');
}

/** @param {string} root */
function clausesOf(root) {
  return readClauses(readFileSync(path.join(root, 'docs/behaviour.md'), 'utf8'));
}

/**
 * Compares the clauses with the sources.
 * @param {string} root
 * @returns {Promise<{ read: number, problems: string[] }>}
 */
export async function checkBehaviour(root) {
  const clauses = clausesOf(root);
  const sources = listSourceFiles(
    root,
    ['app', 'server', 'tests', 'scripts', 'tools', 'docs'],
    /\.(?:ts|tsx|mjs|js|css|md)$/,
  ).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const problems = [
    ...findFaults(clauses),
    ...findUnknownTests(clauses, await listTests(root)),
    ...findUnknownCitations(clauses, sources),
  ];
  return { read: sources.length, problems };
}

/**
 * Every test in the sources. Vitest lists them without running them.
 * @param {string} root
 * @returns {Promise<{ file: string, name: string }[]>}
 */
async function listTests(root) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'list', '--json'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  /** @type {{ file: string, name: string }[]} */
  const tests = JSON.parse(stdout);
  return tests.map(({ file, name }) => ({ file: relativeTo(root, file), name }));
}

/**
 * Compares the clauses with a run of all tests and prints the problems.
 * @param {string} root
 * @param {string} reportFile
 * @returns {{ passed: number, failed: number }} one check: the clauses as a whole
 */
export function checkBehaviourRun(root, reportFile) {
  const clauses = clausesOf(root);
  const results = /** @type {Report} */ (JSON.parse(readFileSync(reportFile, 'utf8')));
  const gaps = findGaps(clauses, results, root);
  for (const gap of gaps) console.log(gap);
  console.log(`Behaviour: ${clauses.length} clauses, ${gaps.length} gaps.`);
  return gaps.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function main() {
  const root = path.resolve(import.meta.dirname, '../..');
  report('behaviour', await checkBehaviour(root));
  const [reportFile] = process.argv.slice(2);
  if (reportFile && checkBehaviourRun(root, reportFile).failed > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
