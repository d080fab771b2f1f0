// `npm run bench`: measures the built site (scripts/bench/harness.ts) and writes docs/benchmarks.md.
// --quick: short turns and small data, nothing written. --only NAME,NAME: these rows, nothing written.
// --invites=N: how many are stored in the row with very many. --json FILE: everything found, as JSON.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Bench, Finding, Row } from './bench/harness.ts';
import { Loader } from './bench/loader.ts';
import { describeMachine } from './bench/machine.ts';
import { loadCores } from './bench/pin.ts';
import { toPage, toTable } from './bench/report.ts';
import { answers } from './bench/rows/answers.ts';
import { bigDashboard } from './bench/rows/big-dashboard.ts';
import { dashboardData } from './bench/rows/dashboard-data.ts';
import { guestCold } from './bench/rows/guest-cold.ts';
import { guestWarm } from './bench/rows/guest-warm.ts';
import { manyInvites } from './bench/rows/many-invites.ts';
import { memory } from './bench/rows/memory.ts';
import { saving } from './bench/rows/saving.ts';
import { signingIn } from './bench/rows/signing-in.ts';
import { starting } from './bench/rows/starting.ts';
import { twoNodes } from './bench/rows/two-nodes.ts';
import { weight } from './bench/rows/weight.ts';
import { ensureBuilt } from './build.mjs';

const rows: readonly Row[] = [
  guestWarm,
  guestCold,
  answers,
  dashboardData,
  saving,
  signingIn,
  bigDashboard,
  manyInvites,
  twoNodes,
  memory,
  starting,
  weight,
];

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    invites: { type: 'string' },
    json: { type: 'string' },
  },
});
const { quick } = values;
const names = values.only?.split(',');

await ensureBuilt(root);
const bench: Bench = {
  quick,
  rounds: quick ? 1 : 5,
  turn: quick ? { amount: 200 } : { seconds: 4 },
  invites: Number(values.invites ?? (quick ? 5000 : 1_000_000)),
  dir: mkdtempSync(path.join(tmpdir(), 'festoon-bench-')),
  loaders: [new Loader(loadCores), new Loader(loadCores)],
  postgresUrl: process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'],
};
const machine = describeMachine(bench.dir);
const findings: Finding[] = [];
try {
  for (const row of rows.filter(({ name }) => names?.includes(name) ?? true)) {
    const start = performance.now();
    findings.push(...(await row.measure(bench)));
    console.error(`${row.name}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
} finally {
  for (const loader of bench.loaders) loader.stop();
  rmSync(bench.dir, { recursive: true, force: true });
}
console.log(toTable(findings));
if (values.json) writeFileSync(values.json, JSON.stringify({ machine, findings }, null, 2));
if (!quick && !names) {
  writeFileSync(path.join(root, 'docs/benchmarks.md'), toPage(findings, machine, 'npm run bench'));
}
