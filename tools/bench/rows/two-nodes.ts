import { createPostgres } from '#tests/setup/postgres.ts';

import { fill } from '../data.ts';
import {
  type Bench,
  type Row,
  interleave,
  computeMedian,
  computeRatio,
  formatNumber,
} from '../harness.ts';
import { measureBusyCores, coreCount } from '../machine.ts';
import { type Measured, getFormHeaders, load } from '../measured-load.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';

interface Shared {
  perSecond: number;
  /** Busy cores of each node and of the whole machine. */
  nodes: number[];
  machine: number;
  /** Milliseconds of the nodes' processor time for each answer. */
  cpu: number;
}

/** 64 connections, distributed over the nodes. */
async function answering(
  { loaders, turn }: Bench,
  nodes: readonly MeasuredServer[],
  inviteId: string,
): Promise<Shared> {
  const turns: Measured[] = [];
  const machine = await measureBusyCores(async () => {
    turns.push(
      ...(await Promise.all(
        nodes.map((node, index) =>
          load(loaders[index === 0 ? 0 : 1], node, {
            path: `/guest/${inviteId}`,
            connections: 64 / nodes.length,
            method: 'POST',
            headers: getFormHeaders(node),
            body: 'answer=yes',
            expect: [303],
            ...turn,
          }),
        ),
      )),
    );
  });
  return {
    perSecond: turns.reduce((sum, one) => sum + one.perSecond, 0),
    nodes: turns.map(({ cpu, done, seconds: time }) => (cpu * done) / 1000 / time),
    machine,
    cpu: computeMedian(turns.map(({ cpu }) => cpu)),
  };
}

export const twoNodes: Row = {
  name: 'two-nodes',
  async measure(bench) {
    const what = 'Two nodes on PostgreSQL against one: answers/s';
    const goal = 'at least 1.6 while the machine has cores left';
    if (!bench.postgresUrl) {
      const found = 'not measured: set TEST_DATABASE_URL to a PostgreSQL server';
      return [{ what, goal, found, met: null, figures: {} }];
    }
    const database = await createPostgres(bench.postgresUrl);
    const { env, inviteId } = await fill(bench.dir, { databaseUrl: database.url });
    // Not pinned: nodes, database and loads share all cores.
    const nodes = [
      await serve({ kind: 'festoon', env }, null),
      await serve({ kind: 'festoon', env }, null),
    ];
    const turns = await interleave(bench.rounds, {
      one: () => answering(bench, nodes.slice(0, 1), inviteId),
      two: () => answering(bench, nodes, inviteId),
    });
    await Promise.all(nodes.map((node) => node.stop()));
    await database.drop();
    const rates = (name: 'one' | 'two') => turns[name].map((one) => one.perSecond);
    const ratio = computeRatio(rates('two'), rates('one'));
    const busy = computeMedian(turns.two.map((one) => one.machine));
    const cpu = computeMedian(turns.one.map((one) => one.cpu));
    return [
      {
        what,
        goal,
        found: `${formatNumber(ratio)}${coresLeft(busy) ? '' : ' (the cores were the limit)'}`,
        met: ratio >= 1.6 || (coresLeft(busy) ? false : null),
        figures: {
          ratio,
          'one node, answers/s': computeMedian(rates('one')),
          'two nodes, answers/s': computeMedian(rates('two')),
          'cores busy with one node': computeMedian(turns.one.map((one) => one.machine)),
          'cores busy with two nodes': busy,
          'of which the only node': computeMedian(turns.one.map((one) => one.nodes[0] ?? 0)),
          'of which the first of two': computeMedian(turns.two.map((one) => one.nodes[0] ?? 0)),
          'of which the second of two': computeMedian(turns.two.map((one) => one.nodes[1] ?? 0)),
        },
        notes: [coresNote(busy)],
      },
      {
        what: 'Answer on PostgreSQL: processor time of the only node',
        goal: 'at most 0.4 ms',
        found: `${formatNumber(cpu)} ms`,
        met: cpu <= 0.4,
        figures: { ms: cpu },
      },
    ];
  },
};

function coresLeft(busy: number): boolean {
  return busy <= coreCount * 0.85;
}

function coresNote(busy: number): string {
  const length = coreCount;
  const share = `${formatNumber(busy)} of ${length} cores were busy with two nodes: the nodes, the database and the load generators share them.`;
  return coresLeft(busy) ? share : `${share} The cores are the limit here.`;
}
