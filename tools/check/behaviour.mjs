/**
 * Compares docs/behaviour.md with the sources: every clause has its own number and a test that cites it, and every
 * cited clause exists. With a report of a run of all tests, also that every test that cites a clause passed. With
 * `--list`, prints the tests under each clause or under one.
 *
 * node tools/check/behaviour.mjs [REPORT.json | --list [9.4]]
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  findCitedClauses,
  findFaults,
  findUnknownCitations,
  formatTests,
  listCitations,
  readClauses,
} from './clauses.mjs';
import { report, listSourceFiles } from './source-files.mjs';

/**
 * @typedef {import('./clauses.mjs').Clause} Clause
 * @typedef {import('./clauses.mjs').Citation} Citation
 * @typedef {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} Report
 */

/** What differs from case to case, or from the source to the run: a placeholder or an escaped character. */
const variable = /%(?:\.\d+)?[sdifjoO#$%]|\$\{[^}]*\}|\$[\w.]+|\\./;

/**
 * Whether a name from a run holds the title of a citation, with anything in place of placeholders.
 * @param {Citation} citation
 * @returns {(fullName: string) => boolean}
 */
function titleMatcher({ title, numbers }) {
  const fixed = title.split(variable).map((text) => RegExp.escape(text));
  const cited = RegExp.escape(`(behaviour ${numbers.join(', ')})`);
  const pattern = new RegExp(`${fixed.join('.*')} ?${cited}`, 's');
  return (fullName) => pattern.test(fullName);
}

/**
 * The differences between the clauses and a run, one sentence each.
 * @param {readonly Clause[]} clauses
 * @param {readonly Citation[]} citations
 * @param {Report} results as Vitest's JSON reporter writes them
 * @param {string} root the folder that the tests' file names start from
 * @returns {string[]}
 */
export function findGaps(clauses, citations, results, root) {
  const run = results.testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name).replaceAll(path.sep, '/');
    return assertionResults.map(({ fullName, status }) => ({ file, fullName, status }));
  });
  const citing = run.filter(({ fullName }) => findCitedClauses(fullName).length > 0);
  const names = Map.groupBy(citing, ({ file }) => file);
  const shown = new Set(citing.flatMap(({ fullName }) => findCitedClauses(fullName)));
  return [
    ...citing
      .filter(({ status }) => status !== 'passed')
      .map(({ file, fullName, status }) => `${file} › ${fullName} ${status}.`),
    ...citations
      .filter((citation) => {
        const isCitation = titleMatcher(citation);
        return !names.get(citation.file)?.some(({ fullName }) => isCitation(fullName));
      })
      .map(({ file, line, title }) => `${file}:${line} ${title} is not in the run.`),
    ...clauses
      .filter(({ number }) => !shown.has(number))
      .map(({ number }) => `${number} is cited by no test in the run.`),
  ];
}

/** @param {string} root */
function readSources(root) {
  const sources = listSourceFiles(
    root,
    ['app', 'server', 'tests', 'scripts', 'tools', 'docs'],
    /\.(?:ts|tsx|mjs|js|css|md)$/,
  ).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const citations = sources
    .filter(({ file }) => /\.test\.\w+$/.test(file))
    .flatMap(({ file, text }) => listCitations(file, text));
  const clauses = readClauses(readFileSync(path.join(root, 'docs/behaviour.md'), 'utf8'));
  return { clauses, citations, sources };
}

/**
 * Compares the clauses with the sources.
 * @param {string} root
 * @returns {{ read: number, problems: string[] }}
 */
export function checkBehaviour(root) {
  const { clauses, citations, sources } = readSources(root);
  const problems = [
    ...findFaults(clauses, citations),
    ...findUnknownCitations(clauses, citations, sources),
  ];
  return { read: sources.length, problems };
}

/**
 * Compares the clauses with a run of all tests and prints the problems.
 * @param {string} root
 * @param {string} reportFile
 * @returns {{ passed: number, failed: number }} one check: the clauses as a whole
 */
export function checkBehaviourRun(root, reportFile) {
  const { clauses, citations } = readSources(root);
  const results = /** @type {Report} */ (JSON.parse(readFileSync(reportFile, 'utf8')));
  const gaps = findGaps(clauses, citations, results, root);
  for (const gap of gaps) console.log(gap);
  console.log(`Behaviour: ${clauses.length} clauses, ${gaps.length} gaps.`);
  return gaps.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function main() {
  const root = path.resolve(import.meta.dirname, '../..');
  const [option, number] = process.argv.slice(2);
  if (option === '--list') {
    const { clauses, citations } = readSources(root);
    const listed = clauses.filter((clause) => !number || clause.number === number);
    if (listed.length === 0) throw new Error(`There is no clause ${number}.`);
    console.log(formatTests(listed, citations));
    return;
  }
  report('behaviour', checkBehaviour(root));
  if (option && checkBehaviourRun(root, option).failed > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
