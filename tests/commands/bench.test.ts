import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import type { Finding } from '../../tools/bench/harness.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Without thresholds, because a machine that runs tests does other work too. */
test('every row of the benchmark is measured', async () => {
  const file = path.join(makeTree({}), 'found.json');
  const script = path.join(root, 'tools/bench/main.ts');
  await promisify(execFile)(process.execPath, [script, '--quick', '--json', file], { cwd: root });
  const { findings } = JSON.parse(readFileSync(file, 'utf8')) as { findings: Finding[] };
  expect(findings.map(({ what }) => what.split(':')[0])).toHaveLength(25);
  const unmeasured = findings.filter(({ figures }) => {
    const numbers = Object.values(figures);
    // A ratio with a zero denominator is null in JSON.
    return numbers.length === 0 || !numbers.every(Number.isFinite);
  });
  expect(unmeasured).toEqual([]);
});
