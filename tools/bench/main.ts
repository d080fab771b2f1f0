// `npm run bench`: measures the built site (tools/bench/harness.ts) and writes docs/benchmarks.md.
// --quick: short turns and little data; writes no page. --only NAME,NAME: only these rows; writes no page.
// --invites=N: the number of invitations in the row with very many. --json FILE: writes all figures as JSON.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { type Bench, type Finding, type Row, fewRequests } from './harness.ts';
import { LoadGenerator } from './load-generator.ts';
import { describeMachine } from './machine.ts';
import { toPage, toTable } from './report.ts';
import { answers } from './rows/answers.ts';
import { bigDashboard } from './rows/big-dashboard.ts';
import { dashboardData } from './rows/dashboard-data.ts';
import { forgedViews } from './rows/forged-views.ts';
import { fullAnswers } from './rows/full-answers.ts';
import { guestCold } from './rows/guest-cold.ts';
import { guestLanguages, guestWarm } from './rows/guest-warm.ts';
import { mailQueueing } from './rows/mail-queueing.ts';
import { mail } from './rows/mail.ts';
import { manyInvites } from './rows/many-invites.ts';
import { memory } from './rows/memory.ts';
import { saving } from './rows/saving.ts';
import { signingIn } from './rows/signing-in.ts';
import { starting } from './rows/starting.ts';
import { twoNodes } from './rows/two-nodes.ts';
import { weight } from './rows/weight.ts';

const rows: readonly Row[] = [
  guestWarm,
  guestLanguages,
  guestCold,
  forgedViews,
  answers,
  dashboardData,
  fullAnswers,
  saving,
  signingIn,
  bigDashboard,
  mailQueueing,
  mail,
  manyInvites,
  twoNodes,
  memory,
  starting,
  weight,
];

const root = path.resolve(import.meta.dirname, '../..');
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

const bench: Bench = {
  quick,
  rounds: quick ? 0 : 5,
  turn: quick ? { amount: fewRequests } : { seconds: 4 },
  invites: Number(values.invites ?? (quick ? 2000 : 1_000_000)),
  dir: mkdtempSync(path.join(tmpdir(), 'festoon-bench-')),
  loaders: [new LoadGenerator(), new LoadGenerator()],
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
  for (const loader of bench.loaders) await loader[Symbol.asyncDispose]();
  rmSync(bench.dir, { recursive: true, force: true });
}
console.log(toTable(findings));
if (values.json) writeFileSync(values.json, JSON.stringify({ machine, findings }, null, 2));
if (!quick && !names) {
  writeFileSync(path.join(root, 'docs/benchmarks.md'), toPage(findings, machine, 'npm run bench'));
}
