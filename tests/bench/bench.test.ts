import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { makeTree } from '#tests/setup/tree.ts';

import type { Finding } from '../../scripts/bench/harness.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** No threshold here: a machine that runs tests has other things to do. */
test('every row of the bench runs and finds numbers', async () => {
  const file = path.join(makeTree({}), 'found.json');
  const script = path.join(root, 'scripts/bench.ts');
  await promisify(execFile)(process.execPath, [script, '--quick', '--json', file], { cwd: root });
  const { findings } = JSON.parse(readFileSync(file, 'utf8')) as { findings: Finding[] };
  expect(findings.map(({ what }) => what.split(':')[0])).toHaveLength(17);
  for (const { what, found, figures } of findings) {
    const numbers = Object.values(figures);
    const measured = numbers.length > 0 || found.startsWith('not measured');
    expect({ what, measured }).toEqual({ what, measured: true });
    // A ratio to nothing is null in JSON.
    expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
  }
});
