import { describe, expect, test } from 'vitest';

import {
  findCitedClauses,
  findFaults,
  findUnknownCitations,
  formatTests,
  listCitations,
  readClauses,
} from './clauses.mjs';

const page = `
# Behaviour

## 1 Home

- **1.1** Home has a title.

## 2 Theme

- **2.1** A title holds **2** and %.
- **2.2** Tags toggle.
`;

/** A citation, composed so that it does not count as one of this file. @param {string} numbers */
const cite = (numbers) => ['(behaviour', `${numbers})`].join(' ');

const themes = {
  file: 'tests/themes.test.ts',
  source: `
// Tags are in the title ${cite('2.2')}.
test('tags toggle ${cite('2.1, 2.2')}', () => toggle('2.1'));
test("the host's tags");
  ["it's", '%'], ['a', "the host's ${cite('2.1')}", '${cite('2.2')}'],
])(\`of \${theme} ${cite('1.1')}\`, (theme) => {
`,
};

const citations = [
  { file: themes.file, line: 3, title: 'tags toggle', numbers: ['2.1', '2.2'] },
  { file: themes.file, line: 5, title: "the host's", numbers: ['2.1'] },
  { file: themes.file, line: 5, title: '', numbers: ['2.2'] },
  { file: themes.file, line: 6, title: 'of ${theme}', numbers: ['1.1'] },
];

describe('reading the clauses', () => {
  test('gives number, group and text of each', () => {
    expect(readClauses(page)).toEqual([
      { number: '1.1', group: '1', text: 'Home has a title.' },
      { number: '2.1', group: '2', text: 'A title holds **2** and %.' },
      { number: '2.2', group: '2', text: 'Tags toggle.' },
    ]);
  });

  test.each([
    '- 1.1 A clause whose number is not bold',
    '- **1.1** A clause\n  - `tests/a.test.ts › one`',
    '- **1.1**',
  ])('fails at an item that is no clause: %j', (markdown) => {
    expect(() => readClauses(markdown)).toThrow('Not a clause');
  });
});

describe('the citations in a test file', () => {
  test('are those at the end of its strings, not those of comments', () => {
    expect(listCitations(themes.file, themes.source)).toEqual(citations);
  });

  test('are listed under each clause', () => {
    expect(formatTests(readClauses(page), citations)).toBe(`1.1 Home has a title.
  tests/themes.test.ts:6 of \${theme}

2.1 A title holds **2** and %.
  tests/themes.test.ts:3 tags toggle
  tests/themes.test.ts:5 the host's

2.2 Tags toggle.
  tests/themes.test.ts:3 tags toggle
  tests/themes.test.ts:5 a case
`);
  });
});

describe('the faults of a page', () => {
  test('are clauses without a test, a number used twice, and a number of another heading', () => {
    const clauses = [
      { number: '1.1', group: '1', text: 'One.' },
      { number: '1.1', group: '1', text: 'Two.' },
      { number: '2.1', group: '1', text: 'Three.' },
      { number: '1.2', group: '1', text: 'Four.' },
    ];
    expect(findFaults(clauses, citations)).toEqual([
      '1.1 is used twice.',
      '2.1 stands under heading 1.',
      '1.2 is cited by no test.',
    ]);
  });

  test('include a page without clauses', () => {
    expect(findFaults([], citations)).toEqual(['There are no clauses.']);
  });
});

describe('a citation', () => {
  test.each([
    ['9.4', ['9.4']],
    ['9.4, 9.5 and 12.10', ['9.4', '9.5', '12.10']],
  ])('of %s is found', (numbers, expected) => {
    expect(findCitedClauses(`/** Adds one ${cite(numbers)}. */`)).toEqual(expected);
  });

  test('of a clause that does not exist is named once, with its file', () => {
    const titles = [
      ...citations,
      { file: 'tests/a.test.ts', line: 1, title: 'one', numbers: ['2.3', 'home'] },
    ];
    const sources = [
      { file: 'app/a.ts', text: cite('1.1') },
      { file: 'app/b.ts', text: cite('1.1, 7.7') },
      { file: 'tests/a.test.ts', text: cite('2.3') },
    ];
    expect(findUnknownCitations(readClauses(page), titles, sources)).toEqual([
      'tests/a.test.ts cites 2.3, which does not exist.',
      'tests/a.test.ts cites home, which does not exist.',
      'app/b.ts cites 7.7, which does not exist.',
    ]);
  });
});
