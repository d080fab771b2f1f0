/**
 * A clause of docs/behaviour.md. `group` is the number of the heading above it.
 * @typedef {{ number: string, group: string, text: string }} Clause
 *
 * The clauses that a title of a test cites, or a value that a test puts into its title.
 * @typedef {{ file: string, line: number, title: string, numbers: string[] }} Citation
 */

const heading = /^## (\d+) /;
const clauseLine = /^- \*\*(\d+\.\d+)\*\* (\S.*)/;

/**
 * The clauses in Markdown, in order. Throws at a list item that is no clause, because such a line would be ignored
 * otherwise.
 * @param {string} markdown
 * @returns {Clause[]}
 */
export function readClauses(markdown) {
  /** @type {Clause[]} */
  const clauses = [];
  let group = '';
  for (const line of markdown.split('\n')) {
    group = heading.exec(line)?.[1] ?? group;
    const [, number, text] = clauseLine.exec(line) ?? [];
    if (number && text) clauses.push({ number, group, text });
    else if (/^\s*[-*|]/.test(line)) throw new Error(`Not a clause: ${line}`);
  }
  return clauses;
}

/** A string that ends with '(behaviour 9.4)' or '(behaviour 9.4, 9.5)'. */
const citingString = /(['"`])((?:\\.|(?!\1).)*?) ?\(behaviour ([^()]*)\)\1/g;

/**
 * The citations in the strings of a test file.
 * @param {string} file
 * @param {string} source
 * @returns {Citation[]}
 */
export function listCitations(file, source) {
  return source.split('\n').flatMap((text, index) =>
    [...text.matchAll(citingString)].map(([, , title = '', numbers = '']) => ({
      file,
      line: index + 1,
      title,
      numbers: numbers.split(', '),
    })),
  );
}

/**
 * The faults of the clauses themselves, one sentence each.
 * @param {readonly Clause[]} clauses
 * @param {readonly Citation[]} citations
 * @returns {string[]}
 */
export function findFaults(clauses, citations) {
  if (clauses.length === 0) return ['There are no clauses.'];
  const cited = new Set(citations.flatMap(({ numbers }) => numbers));
  const seen = new Set();
  return clauses.flatMap(({ number, group }) => {
    const faults = [];
    if (seen.has(number)) faults.push(`${number} is used twice.`);
    if (number.split('.')[0] !== group) faults.push(`${number} stands under heading ${group}.`);
    if (!cited.has(number)) faults.push(`${number} is cited by no test.`);
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
 * The citations of clauses that do not exist, in titles and in texts.
 * @param {readonly Clause[]} clauses
 * @param {readonly Citation[]} citations
 * @param {readonly { file: string, text: string }[]} sources
 * @returns {string[]}
 */
export function findUnknownCitations(clauses, citations, sources) {
  const known = new Set(clauses.map(({ number }) => number));
  const cited = [
    ...citations,
    ...sources.map(({ file, text }) => ({ file, numbers: findCitedClauses(text) })),
  ].flatMap(({ file, numbers }) => numbers.map((number) => ({ file, number })));
  const unknown = cited
    .filter(({ number }) => !known.has(number))
    .map(({ file, number }) => `${file} cites ${number}, which does not exist.`);
  return [...new Set(unknown)];
}

/**
 * The tests under each clause, as text.
 * @param {readonly Clause[]} clauses
 * @param {readonly Citation[]} citations
 * @returns {string}
 */
export function formatTests(clauses, citations) {
  return clauses
    .map(({ number, text }) => {
      const tests = citations
        .filter(({ numbers }) => numbers.includes(number))
        .map(({ file, line, title }) => `  ${file}:${line} ${title || 'a case'}\n`);
      return `${number} ${text}\n${tests.join('')}`;
    })
    .join('\n');
}
