// `npm run fuzz -- [--count N] [--seed N]`: gives every parser inputs that nobody would type, and prints one table.
import { parseArgs } from 'node:util';

import { fuzzAll, listFaults } from './fuzz-all.ts';
import type { Row } from './target.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  console.error('Usage: npm run fuzz -- [--count N] [--seed N]');
  process.exit(1);
}

const heads = ['Parser', 'Inputs', 'Failures', 'Time when doubled', 'Seconds'];
const widths = [32, 9, 8, 17, 8];

/** Linear work takes 2 times as long for twice the text, quadratic work 4 times. */
const writeGrowth = ({ growth }: Row) =>
  growth === null ? '–' : `× ${Math.cbrt(growth.times).toFixed(1)}`;

const writeLine = (cells: readonly string[]) =>
  cells
    .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('  ');

console.log(`${count.toLocaleString('en')} inputs, seed ${seed}`);
console.log(writeLine(heads));
const rows = await fuzzAll({ count, seed, shapes: 12 }, (row) => {
  const { name, inputs, failures, seconds } = row;
  const cells = [
    inputs.toLocaleString('en'),
    String(failures.length),
    writeGrowth(row),
    seconds.toFixed(1),
  ];
  console.log(writeLine([name, ...cells]));
});
const faults = rows.flatMap(listFaults);
const inputs = rows.reduce((sum, row) => sum + row.inputs, 0);
console.log(writeLine(['All', inputs.toLocaleString('en'), String(faults.length), '', '']));
for (const fault of faults) console.log(`\n${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
