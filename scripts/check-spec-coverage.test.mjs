import { describe, expect, test } from 'vitest';

import { findGaps, readRows } from './check-spec-coverage.mjs';

const table = `
| section | clause | shown by |
|---|---|---|
| §1 | Home has a title | tests/e2e/home.test.ts › the home screen has its title |
| §2 Home | a \\| b | tests/a.test.ts › one<br>tests/b.test.ts › two › three |
| D§1 | Answers are real | |
`;

/** @param {Record<string, Record<string, string>>} files */
function reportOf(files) {
  return {
    testResults: Object.entries(files).map(([name, tests]) => ({
      name: `/repo/${name}`,
      assertionResults: Object.entries(tests).map(([title, status]) => ({ title, status })),
    })),
  };
}

describe('the coverage check', () => {
  test('reads section, clause and tests of every row', () => {
    expect(readRows(table)).toEqual([
      {
        section: '§1',
        clause: 'Home has a title',
        tests: [{ file: 'tests/e2e/home.test.ts', title: 'the home screen has its title' }],
      },
      {
        section: '§2 Home',
        clause: 'a | b',
        tests: [
          { file: 'tests/a.test.ts', title: 'one' },
          { file: 'tests/b.test.ts', title: 'two › three' },
        ],
      },
      { section: 'D§1', clause: 'Answers are real', tests: [] },
    ]);
  });

  test('finds rows without a test, tests that did not run, and tests that failed', () => {
    const report = reportOf({
      'tests/e2e/home.test.ts': { 'the home screen has its title': 'passed' },
      'tests/a.test.ts': { one: 'failed' },
    });
    expect(findGaps(readRows(table), report, '/repo')).toEqual([
      '§2 Home "a | b": tests/a.test.ts › one failed.',
      '§2 Home "a | b": tests/b.test.ts › two › three is not in the run.',
      'D§1 "Answers are real" names no test.',
    ]);
  });

  test('a table without rows is a fault, not a pass', () => {
    expect(findGaps([], reportOf({}), '/repo')).toEqual(['The coverage table has no rows.']);
  });
});
