import { describe, expect, test } from 'vitest';

import { findGaps, findUnknownTests } from './behaviour.mjs';

/** @param {string} number @param {[file: string, title: string][]} tests */
function clause(number, ...tests) {
  return { number, group: '1', tests: tests.map(([file, title]) => ({ file, title })) };
}

const home = 'tests/e2e/home.test.ts';
const rules = 'app/features/theme/rules.test.ts';

describe('the tests that clauses name', () => {
  const listed = [
    { file: home, name: 'home > has its title' },
    { file: rules, name: 'the theme > of “%s” has $count > tags' },
    { file: rules, name: 'a title with `${place}` and 100% (all)' },
  ];

  test('exist under their own title, whatever suite they are in', () => {
    const clauses = [
      clause('1.1', [home, 'has its title']),
      clause('1.2', [rules, 'of “a > b” has 3 > tags'], [rules, 'a title with `x` and 100% (all)']),
    ];
    expect(findUnknownTests(clauses, listed)).toEqual([]);
  });

  test('are single cases, not the title of all cases', () => {
    const clauses = [clause('1.1', [rules, 'of “%s” has 3 > tags'])];
    expect(findUnknownTests(clauses, listed)).toEqual([
      `1.1: ${rules} › of “%s” has 3 > tags does not exist.`,
    ]);
  });

  test('are missing in another file, or when one character differs', () => {
    const clauses = [
      clause(
        '1.1',
        [rules, 'has its title'],
        [home, 'has its titles'],
        ['tests/gone.test.ts', 'x'],
      ),
    ];
    expect(findUnknownTests(clauses, listed)).toEqual([
      `1.1: ${rules} › has its title does not exist.`,
      `1.1: ${home} › has its titles does not exist.`,
      '1.1: tests/gone.test.ts › x does not exist.',
    ]);
  });
});

/** @param {Record<string, [title: string, status: string][]>} files */
function reportOf(files) {
  return {
    testResults: Object.entries(files).map(([name, tests]) => ({
      name: `/repo/${name}`,
      assertionResults: tests.map(([title, status]) => ({ title, status })),
    })),
  };
}

describe('a run', () => {
  test('shows the clauses whose tests passed; others failed, were skipped or did not run', () => {
    const results = reportOf({
      [home]: [['one', 'passed']],
      [rules]: [
        ['two', 'failed'],
        ['three', 'skipped'],
      ],
    });
    const clauses = [
      clause('1.1', [home, 'one']),
      clause('1.2', [rules, 'two'], [rules, 'three'], [rules, 'four']),
    ];
    expect(findGaps(clauses, results, '/repo')).toEqual([
      `1.2: ${rules} › two failed.`,
      `1.2: ${rules} › three skipped.`,
      `1.2: ${rules} › four is not in the run.`,
    ]);
  });

  test.each([
    ['passed', 'failed'],
    ['failed', 'passed'],
  ])('on two engines of which one fails has failed: %s, %s', (first, second) => {
    const results = reportOf({
      [home]: [
        ['one', first],
        ['one', second],
      ],
    });
    expect(findGaps([clause('1.1', [home, 'one'])], results, '/repo')).toEqual([
      `1.1: ${home} › one failed.`,
    ]);
  });
});
