import { describe, expect, test } from 'vitest';

import { findCitedClauses, findFaults, findUnknownCitations, readClauses } from './clauses.mjs';

const page = `
# Behaviour

## 1 Home

- **1.1** Home has a title.
  - \`tests/e2e/wizard/home.test.ts › the home screen has its title\`

## 2 Theme

- **2.1** A title holds › and %.
  - \`tests/a.test.ts › one\`
  - \`tests/b.test.ts › two › three\`
- **2.2** Tags toggle.
`;

describe('reading the clauses', () => {
  test('gives number, group and tests of each', () => {
    expect(readClauses(page)).toEqual([
      {
        number: '1.1',
        group: '1',
        tests: [{ file: 'tests/e2e/wizard/home.test.ts', title: 'the home screen has its title' }],
      },
      {
        number: '2.1',
        group: '2',
        tests: [
          { file: 'tests/a.test.ts', title: 'one' },
          { file: 'tests/b.test.ts', title: 'two › three' },
        ],
      },
      { number: '2.2', group: '2', tests: [] },
    ]);
  });

  test.each([
    '- 1.1 A clause whose number is not bold',
    '  - tests/a.test.ts › a test without its code marks',
    '- **1.1** A clause\n  - `tests/a.test.ts`',
  ])('fails at a line that is neither a clause nor a test: %j', (markdown) => {
    expect(() => readClauses(markdown)).toThrow('Neither a clause nor a test');
  });
});

describe('the faults of a page', () => {
  test('are clauses without a test, a number used twice, and a number of another heading', () => {
    const tests = [{ file: 'tests/a.test.ts', title: 'one' }];
    expect(
      findFaults([
        { number: '1.1', group: '1', tests },
        { number: '1.1', group: '1', tests },
        { number: '2.1', group: '1', tests },
        { number: '1.2', group: '1', tests: [] },
      ]),
    ).toEqual(['1.1 is used twice.', '2.1 stands under heading 1.', '1.2 names no test.']);
  });

  test('include a page without clauses', () => {
    expect(findFaults([])).toEqual(['There are no clauses.']);
  });
});

const cite = (/** @type {string} */ numbers) => `/** Adds one (behaviour ${numbers}). */`;

describe('a citation', () => {
  test.each([
    ['9.4', ['9.4']],
    ['9.4, 9.5 and 12.10', ['9.4', '9.5', '12.10']],
  ])('of %s is found', (numbers, expected) => {
    expect(findCitedClauses(cite(numbers))).toEqual(expected);
  });

  test('of a clause that does not exist is named with its file', () => {
    const sources = [
      { file: 'app/a.ts', text: cite('1.1') },
      { file: 'app/b.ts', text: cite('1.1, 7.7') },
    ];
    expect(findUnknownCitations(readClauses(page), sources)).toEqual([
      'app/b.ts cites 7.7, which does not exist.',
    ]);
  });
});
