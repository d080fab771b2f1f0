import { createPostgres } from '#tests/setup/postgres.ts';

import { fill } from '../data.ts';
import { type Bench, type Row, formatNumber, interleave, judge } from '../harness.ts';
import { coreCount, measureBusyCores } from '../machine.ts';
import { answerYes, load } from '../measured-load.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** 64 connections, distributed over the nodes. */
async function answering(
  { loaders, turn }: Bench,
  nodes: readonly MeasuredServer[],
  inviteId: string,
) {
  const { busy, result: turns } = await measureBusyCores(() =>
    Promise.all(
      nodes.map((node, index) => {
        const job = { ...answerYes(node, { inviteId }), connections: 64 / nodes.length, ...turn };
        return load(loaders[index === 0 ? 0 : 1], node, job);
      }),
    ),
  );
  return {
    perSecond: sum(turns.map((one) => one.perSecond)),
    /** Milliseconds of processor time for each answer. */
    cpu: sum(turns.map((one) => one.cpu * one.done)) / sum(turns.map((one) => one.done)),
    busy,
  };
}

const what = 'Two nodes on PostgreSQL against one: answers/s';
const goal = 'at least 1.6 while the machine has cores left';

export const twoNodes: Row = {
  name: 'two-nodes',
  async measure(bench) {
    if (!bench.postgresUrl) {
      const found = 'not measured: set TEST_DATABASE_URL to a PostgreSQL server';
      return [{ what, goal, found, met: null, figures: {} }];
    }
    const database = await createPostgres(bench.postgresUrl);
    const { env, inviteId } = await fill(bench.dir, { databaseUrl: database.url });
    const turns = await race(bench, env, inviteId);
    await database.drop();
    const ratio = turns.ratio('two', 'one', 'perSecond');
    const [busy, cpu] = [turns.median('two', 'busy'), turns.median('one', 'cpu')];
    const hasRoom = busy <= coreCount * 0.85;
    const note = `${formatNumber(busy)} of ${coreCount} cores were busy with two nodes: the nodes, the database and the load generators share them.`;
    return [
      {
        what,
        goal,
        found: `${formatNumber(ratio)}${hasRoom ? '' : ' (the cores were the limit)'}`,
        met: ratio >= 1.6 || (hasRoom ? false : null),
        figures: {
          ratio,
          ...turns.rates('answers', { one: 'one node', two: 'two nodes' }),
          'cores busy with one node': turns.median('one', 'busy'),
          'cores busy with two nodes': busy,
        },
        notes: [hasRoom ? note : `${note} The cores are the limit here.`],
      },
      judge(
        'Answer on PostgreSQL: processor time of the only node',
        [{ value: cpu, most: 0.4, unit: ' ms' }],
        { figures: { ms: cpu } },
      ),
    ];
  },
};

/** Not pinned: nodes, database and loads share all cores. */
async function race(bench: Bench, env: Record<string, string>, inviteId: string) {
  await using one = await serve({ kind: 'festoon', env }, null);
  await using other = await serve({ kind: 'festoon', env }, null);
  return await interleave(bench.rounds, {
    one: () => answering(bench, [one], inviteId),
    two: () => answering(bench, [one, other], inviteId),
  });
}
