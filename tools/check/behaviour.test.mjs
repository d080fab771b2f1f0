import { describe, expect, test } from 'vitest';

import { findGaps } from './behaviour.mjs';

const home = 'tests/e2e/home.test.ts';
const rules = 'app/features/theme/rules.test.ts';

/** A citation, composed so that it does not count as one of this file. @param {string} numbers */
const cite = (numbers) => ['(behaviour', `${numbers})`].join(' ');

/** @param {string[]} numbers */
function clausesOf(...numbers) {
  return numbers.map((number) => ({ number, group: '1', text: 'A clause.' }));
}

/** @param {string} file @param {string} title @param {string[]} numbers */
function citation(file, title, ...numbers) {
  return { file, line: 7, title, numbers };
}

/** @param {Record<string, [fullName: string, status: string][]>} files */
function reportOf(files) {
  return {
    testResults: Object.entries(files).map(([name, tests]) => ({
      name: `/repo/${name}`,
      assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
    })),
  };
}

describe('a run', () => {
  test('has no gap when every citing test passed, whatever the others did', () => {
    const results = reportOf({
      [home]: [
        [`home one ${cite('1.1')}`, 'passed'],
        ['home two', 'failed'],
      ],
      [rules]: [[`tags ${cite('1.2, 1.3')} three`, 'passed']],
    });
    const citations = [citation(home, 'one', '1.1'), citation(rules, 'tags', '1.2', '1.3')];
    expect(findGaps(clausesOf('1.1', '1.2', '1.3'), citations, results, '/repo')).toEqual([]);
  });

  test('has a gap for a citing test that failed, was skipped or did not run, and for a clause without one', () => {
    const results = reportOf({
      [home]: [[`one ${cite('1.1')}`, 'failed']],
      [rules]: [
        [`two ${cite('1.2')}`, 'skipped'],
        [`one ${cite('1.2')}`, 'passed'],
      ],
    });
    const citations = [
      citation(home, 'one', '1.1'),
      citation(rules, 'two', '1.2'),
      citation(rules, 'three', '1.2'),
      citation(rules, 'one', '1.1'),
    ];
    expect(findGaps(clausesOf('1.1', '1.2', '1.3'), citations, results, '/repo')).toEqual([
      `${home} › one ${cite('1.1')} failed.`,
      `${rules} › two ${cite('1.2')} skipped.`,
      `${rules}:7 three is not in the run.`,
      `${rules}:7 one is not in the run.`,
      '1.3 is cited by no test in the run.',
    ]);
  });

  test.each([
    ['passed', 'failed'],
    ['failed', 'passed'],
  ])('on two engines of which one fails has failed: %s, %s', (first, second) => {
    const name = `one ${cite('1.1')}`;
    const results = reportOf({
      [home]: [
        [name, first],
        [name, second],
      ],
    });
    const citations = [citation(home, 'one', '1.1')];
    expect(findGaps(clausesOf('1.1'), citations, results, '/repo')).toEqual([
      `${home} › ${name} failed.`,
    ]);
  });

  test.each([
    ['of “%s” has $count > tags', 'the theme of “a > b” has 3 > tags'],
    ["the host\\'s ${place} of 100%% (all)", "the host's table of 100% (all)"],
    ['', 'the theme one of many'],
  ])('holds the cases of the title %j', (title, name) => {
    const results = reportOf({ [rules]: [[`${name} ${cite('1.1')}`, 'passed']] });
    const citations = [citation(rules, title, '1.1')];
    expect(findGaps(clausesOf('1.1'), citations, results, '/repo')).toEqual([]);
  });
});
