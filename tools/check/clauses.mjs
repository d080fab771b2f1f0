export const separator = ' › ';

/**
 * A clause of docs/behaviour.md. `group` is the number of the heading above it.
 * @typedef {{ file: string, title: string }} TestName
 * @typedef {{ number: string, group: string, tests: TestName[] }} Clause
 */

const heading = /^## (\d+) /;
const clauseLine = /^- \*\*(\d+\.\d+)\*\* \S/;
const testLine = /^ {2}- `(.+)`$/;

/**
 * The clauses in Markdown, in order. Throws at a list item that is neither a clause nor a test, because such a line
 * would be ignored otherwise.
 * @param {string} markdown
 * @returns {Clause[]}
 */
export function readClauses(markdown) {
  /** @type {Clause[]} */
  const clauses = [];
  let group = '';
  for (const line of markdown.split('\n')) {
    group = heading.exec(line)?.[1] ?? group;
    const number = clauseLine.exec(line)?.[1];
    const [file, ...title] = testLine.exec(line)?.[1]?.split(separator) ?? [];
    const clause = clauses.at(-1);
    if (number) clauses.push({ number, group, tests: [] });
    else if (file && title.length > 0 && clause) {
      clause.tests.push({ file, title: title.join(separator) });
    } else if (/^\s*[-*|]/.test(line)) throw new Error(`Neither a clause nor a test: ${line}`);
  }
  return clauses;
}

/**
 * The faults of the clauses themselves, one sentence each.
 * @param {readonly Clause[]} clauses
 * @returns {string[]}
 */
export function findFaults(clauses) {
  if (clauses.length === 0) return ['There are no clauses.'];
  const seen = new Set();
  return clauses.flatMap(({ number, group, tests }) => {
    const faults = [];
    if (seen.has(number)) faults.push(`${number} is used twice.`);
    if (number.split('.')[0] !== group) faults.push(`${number} stands under heading ${group}.`);
    if (tests.length === 0) faults.push(`${number} names no test.`);
    seen.add(number);
    return faults;
  });
}

/**
 * The clauses that a text cites, as in '(behaviour 9.4)' or 'behaviour 9.4, 9.5 and 12.1'.
 * @param {string} text
 * @returns {string[]}
 */
export function findCitedClauses(text) {
  const lists = text.matchAll(/\bbehaviour (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/g);
  return [...lists].flatMap(([, list = '']) => list.split(/, | and /));
}

/**
 * The citations of clauses that do not exist.
 * @param {readonly Clause[]} clauses
 * @param {readonly { file: string, text: string }[]} sources
 * @returns {string[]}
 */
export function findUnknownCitations(clauses, sources) {
  const numbers = new Set(clauses.map(({ number }) => number));
  return sources.flatMap(({ file, text }) =>
    findCitedClauses(text)
      .filter((number) => !numbers.has(number))
      .map((number) => `${file} cites ${number}, which does not exist.`),
  );
}
