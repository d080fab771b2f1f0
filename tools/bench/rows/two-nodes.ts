import { createPostgres } from '#tests/setup/postgres.ts';

import { fill } from '../data.ts';
import {
  type Bench,
  type Finding,
  type Row,
  interleave,
  computeMedian,
  computeRatio,
  formatNumber,
} from '../harness.ts';
import { measureBusyCores, coreCount, readDatabaseTime } from '../machine.ts';
import { type Measured, getFormHeaders, load } from '../measured-load.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';

interface Shared {
  perSecond: number;
  /** Busy cores of each node and of the whole machine. */
  nodes: number[];
  machine: number;
  /** Milliseconds of the nodes' processor time for each answer. */
  cpu: number;
  /**
   * Milliseconds of the database's processor time for each answer; not a number where it is not on this machine or
   * took less than the system's clock tells.
   */
  database: number;
}

/** 64 connections, distributed over the nodes. */
async function answering(
  { loaders, turn }: Bench,
  nodes: readonly MeasuredServer[],
  inviteId: string,
): Promise<Shared> {
  const turns: Measured[] = [];
  const before = readDatabaseTime();
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
  const after = readDatabaseTime();
  const done = turns.reduce((sum, one) => sum + one.done, 0);
  const taken = before === null || after === null ? 0 : after - before;
  return {
    perSecond: turns.reduce((sum, one) => sum + one.perSecond, 0),
    nodes: turns.map((one) => (one.cpu * one.done) / 1000 / one.seconds),
    machine,
    cpu: turns.reduce((sum, one) => sum + one.cpu * one.done, 0) / done,
    database: taken > 0 ? taken / done : Number.NaN,
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
    return [compareNodes(turns), findTime(turns.one)];
  },
};

const medianOf = (turns: readonly Shared[], pick: (turn: Shared) => number) =>
  computeMedian(turns.map(pick));

/** The database's time for an answer as a figure of this name; none where a turn does not know it. */
function whereKnown(name: string, turns: readonly Shared[]): Record<string, number> {
  const database = medianOf(turns, (turn) => turn.database);
  return Number.isNaN(database) ? {} : { [name]: database };
}

function compareNodes({ one, two }: Record<'one' | 'two', Shared[]>): Finding {
  const rates = (turns: readonly Shared[]) => turns.map(({ perSecond }) => perSecond);
  const ratio = computeRatio(rates(two), rates(one));
  const busy = medianOf(two, ({ machine }) => machine);
  return {
    what,
    goal,
    found: `${formatNumber(ratio)}${coresLeft(busy) ? '' : ' (the cores were the limit)'}`,
    met: ratio >= 1.6 || (coresLeft(busy) ? false : null),
    figures: {
      ratio,
      'one node, answers/s': computeMedian(rates(one)),
      'two nodes, answers/s': computeMedian(rates(two)),
      'cores busy with one node': medianOf(one, ({ machine }) => machine),
      'cores busy with two nodes': busy,
      'of which the only node': medianOf(one, ({ nodes }) => nodes[0] ?? 0),
      'of which the first of two': medianOf(two, ({ nodes }) => nodes[0] ?? 0),
      'of which the second of two': medianOf(two, ({ nodes }) => nodes[1] ?? 0),
      'one node: ms of its processor time an answer': medianOf(one, ({ cpu }) => cpu),
      ...whereKnown('one node: ms of the database’s', one),
      'two nodes: ms of their processor time an answer': medianOf(two, ({ cpu }) => cpu),
      ...whereKnown('two nodes: ms of the database’s', two),
    },
    notes: [coresNote(busy), limitNote(two)],
  };
}

function findTime(one: readonly Shared[]): Finding {
  const ms = medianOf(one, ({ cpu }) => cpu);
  const { database } = whereKnown('database', one);
  const more = database === undefined ? '' : `, and ${formatNumber(database)} ms of the database`;
  return {
    what: 'Answer on PostgreSQL: processor time of the only node',
    goal: 'at most 0.4 ms',
    found: `${formatNumber(ms)} ms${more}`,
    met: ms <= 0.4,
    figures: { ms, ...whereKnown('ms of the database', one) },
  };
}

/** What the processors allow at most, if nothing else took time. */
function limitNote(two: readonly Shared[]): string {
  const cpu = medianOf(two, (turn) => turn.cpu);
  const database = medianOf(two, (turn) => turn.database);
  if (Number.isNaN(database)) return 'The database is on another machine: its time is not known.';
  const most = formatNumber((coreCount * 1000) / (cpu + database));
  return `With two nodes an answer takes ${formatNumber(database)} ms of the database’s processor time and ${formatNumber(cpu)} ms of the nodes’: ${coreCount} cores give ${most} answers/s at most, before the load itself.`;
}

function coresLeft(busy: number): boolean {
  return busy <= coreCount * 0.85;
}

function coresNote(busy: number): string {
  const length = coreCount;
  const share = `${formatNumber(busy)} of ${length} cores were busy with two nodes: the nodes, the database and the load generators share them.`;
  return coresLeft(busy) ? share : `${share} The cores are the limit here.`;
}
