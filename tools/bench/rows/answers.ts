import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { type Filled, fill } from '../data.ts';
import {
  type Bench,
  type Finding,
  type Row,
  interleave,
  computeMedian,
  computeRatio,
  formatNumber,
} from '../harness.ts';
import { getFormHeaders, load } from '../measured-load.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';
import { countSyncs, runRawLoop } from '../programs.ts';

/** Guests' first answers to one invitation. Each is a new row; 64 are sent at a time. */
function answering({ loaders: [loader], turn }: Bench, to: MeasuredServer, inviteId: string) {
  return load(loader, to, {
    path: `/guest/${inviteId}`,
    method: 'POST',
    headers: getFormHeaders(to),
    body: 'answer=yes',
    expect: [303],
    ...turn,
  });
}

/** The rows that an answer reads besides its invitation: those of a guest of the open link without an answer. */
const nobody = {
  event_facts: 0,
  event_companions: 1,
  invitee: null,
  household: null,
  own_companions: null,
  reply: null,
};

function rowsOf({ env, inviteId }: Filled): Record<string, unknown[]> {
  const db = new DatabaseSync(path.join(env.DATA_DIR, 'festoon.sqlite'), { readOnly: true });
  const rows = db.prepare('select * from invites where id = ?').all(inviteId);
  db.close();
  return { invites: rows.map((row) => ({ ...row, ...nobody })) };
}

/** Commits and disk waits for each answer. Counted in a run of their own, because counting is slow. */
async function countDiskWaits(bench: Bench) {
  const filled = await fill(bench.dir);
  const festoon = await serve({ kind: 'festoon', env: filled.env, database: 'counted' });
  await answering(bench, festoon, filled.inviteId);
  const before = await festoon.usage();
  const { done } = await answering(bench, festoon, filled.inviteId);
  const { commits } = await festoon.usage();
  let traced = 0;
  const syncs = await countSyncs(bench.dir, festoon.pid, async () => {
    traced = (await answering(bench, festoon, filled.inviteId)).done;
  });
  await festoon.stop();
  return {
    commits: (commits - before.commits) / done,
    syncs: syncs === null ? null : syncs / traced,
  };
}

/** Answers a second by contestant. */
async function race(bench: Bench) {
  const [usual, single, raw] = await Promise.all([1, 2, 3].map(() => fill(bench.dir)));
  if (!usual || !single || !raw) throw new Error('No database.');
  const festoon = await serve({ kind: 'festoon', env: usual.env });
  const nothing = { database: 'none', rows: rowsOf(usual) } as const;
  const none = await serve({ kind: 'festoon', env: usual.env, ...nothing });
  const oneByOne = await serve({ kind: 'festoon', env: single.env, database: 'one-by-one' });
  const cpu: number[] = [];
  const turns = await interleave(bench.rounds, {
    festoon: async () => {
      const answered = await answering(bench, festoon, usual.inviteId);
      cpu.push(answered.cpu);
      return answered.perSecond;
    },
    none: async () => (await answering(bench, none, usual.inviteId)).perSecond,
    oneByOne: async () => (await answering(bench, oneByOne, single.inviteId)).perSecond,
    raw: () => runRawLoop(raw, bench.turn),
  });
  await Promise.all([festoon.stop(), none.stop(), oneByOne.stop()]);
  return { turns, cpu: computeMedian(cpu) };
}

const against = {
  none: {
    what: 'Answer (POST, durable, 64 connections) against the same handler without the database',
    goal: 0.75,
    unit: 'without a database, answers/s',
  },
  oneByOne: {
    what: 'Answer against one transaction an answer',
    goal: 2.5,
    unit: 'one transaction each, answers/s',
  },
  raw: {
    what: 'Answer against a raw `node:sqlite` loop, FULL, one prepared insert a commit',
    goal: 1.5,
    unit: 'raw loop, inserts/s',
  },
} as const;

export const answers: Row = {
  name: 'answers',
  async measure(bench) {
    const { turns, cpu } = await race(bench);
    const finding = (name: keyof typeof against): Finding => {
      const { what, goal, unit } = against[name];
      const ratio = computeRatio(turns.festoon, turns[name]);
      const rates = {
        'Festoon, answers/s': computeMedian(turns.festoon),
        'Festoon, ms of processor time': cpu,
        [unit]: computeMedian(turns[name]),
      };
      return {
        what,
        goal: `at least ${goal}`,
        found: formatNumber(ratio),
        met: ratio >= goal,
        figures: { ratio, ...rates },
      };
    };
    const none = finding('none');
    const oneByOne = finding('oneByOne');
    oneByOne.notes = [
      'The ratio grows with what a commit costs: on a disk that confirms in a tenth of a millisecond there is little to share.',
    ];
    const raw = finding('raw');
    const { commits, syncs } = await countDiskWaits(bench);
    raw.found += `; ${syncs === null ? '' : `${formatNumber(syncs)} fsyncs, `}${formatNumber(commits)} commits an answer`;
    raw.figures['commits an answer'] = commits;
    if (syncs !== null) raw.figures['fsyncs an answer'] = syncs;
    raw.notes = [
      syncs === null
        ? '`strace` is missing or not allowed here: commits are counted, each of which waits for the disk.'
        : 'The fsyncs are the system’s own count (`strace`), checkpoints among them.',
    ];
    const processor: Finding = {
      what: 'Answer on SQLite: processor time',
      goal: 'at most 0.2 ms',
      found: `${formatNumber(cpu)} ms`,
      met: cpu <= 0.2,
      figures: { ms: cpu },
    };
    return [none, oneByOne, raw, processor];
  },
};
