import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { spawnServer } from '#tests/setup/server-process.ts';

import { get, post, toNumericAddress } from '../ask.ts';
import type { Filled } from '../data.ts';
import { type Bench, type Row, computeMedian, formatNumber } from '../harness.ts';
import type { Turn } from '../load-generator.ts';
import { fillForMail } from '../mail-data.ts';
import { MailSink } from '../mail-sink.ts';
import { measureResident, watchResident } from '../resident.ts';

interface Press {
  queued: number;
  /** Milliseconds until the answer, and until the screen's new data. */
  answer: number;
  screen: number;
  /** MB. */
  before: number;
  most: number;
  after: number;
  /** What guests of the same event waited meanwhile. */
  guests: Turn;
}

/** One press of 'Send invitations' on a server that was just started. */
async function pressOnce({ quick, loaders: [loader] }: Bench, filled: Filled, sink: MailSink) {
  const { env, inviteId, cookie } = filled;
  const server = spawnServer({ ...env, ...sink.env });
  const origin = await server.serving;
  const pid = server.child.pid ?? 0;
  const screen = `${origin}/host/events/${inviteId}/messages`;
  await get(`${screen}?send=invitation`, { cookie });
  const guest = { url: `${toNumericAddress(origin)}/guest/${inviteId}`, connections: 4, rate: 200 };
  await loader.run({ ...guest, amount: 50 });
  const before = await measureResident(pid);
  const mailing = { kind: 'invitation', to: 'all', guests: [], subject: '', text: '' };
  const action = JSON.stringify({ intent: 'send', press: 'press-1', ...mailing });
  const looking = loader.run({ ...guest, seconds: quick ? 1 : 3 });
  const watched = await watchResident(pid, 20, async () => {
    const start = performance.now();
    const sent = await post(`${screen}.data`, action, { origin, cookie });
    const answer = performance.now() - start;
    await get(`${screen}.data`, { cookie });
    return { sent, answer, screen: performance.now() - start };
  });
  const guests = await looking;
  server.child.kill('SIGKILL');
  await server.exited;
  const { sent, ...times } = watched.result;
  if (sent.status !== 200) throw new Error(`${sent.status} ${String(sent.body)}`);
  const { most, after } = watched;
  return { ...times, before, most, after, guests, queued: emptyQueue(filled) };
}

/** Removes what was queued, and returns how much it was. */
function emptyQueue({ env }: Filled): number {
  const db = new DatabaseSync(path.join(env.DATA_DIR, 'festoon.sqlite'));
  const { changes } = db.prepare('delete from outbox').run();
  db.close();
  return Number(changes);
}

/** Everybody of a long list is invited with one press on the dashboard. */
export const mailQueueing: Row = {
  name: 'mail-queueing',
  async measure(bench) {
    const many = bench.quick ? 1000 : 10_000;
    const filled = await fillForMail(bench.dir, many);
    const sink = await MailSink.start();
    const presses: Press[] = [];
    for (let round = 0; round < bench.rounds; round += 1) {
      presses.push(await pressOnce(bench, filled, sink));
    }
    sink.stop();
    const missing = presses.find(({ queued }) => queued !== many);
    if (missing) throw new Error(`${missing.queued} messages instead of ${many}.`);
    const of = (what: 'answer' | 'screen' | 'before' | 'most' | 'after') =>
      computeMedian(presses.map((press) => press[what]));
    const longest = computeMedian(presses.map(({ guests }) => guests.max));
    const more = of('most') - of('before');
    return [
      {
        what: `Queueing ${many.toLocaleString('en')} invitations with one press: time to the answer, memory, a guest’s longest wait meanwhile`,
        goal: 'at most 1,000 ms, 60 MB more, 250 ms',
        found: `${formatNumber(of('answer'))} ms, ${formatNumber(more)} MB more, ${formatNumber(longest)} ms`,
        met: of('answer') <= 1000 && more <= 60 && longest <= 250,
        figures: {
          'ms to the answer': of('answer'),
          'ms to the screen’s new figures': of('screen'),
          'MB before': of('before'),
          'MB at most': of('most'),
          'MB after': of('after'),
          'a guest’s longest wait meanwhile, ms': longest,
          'guest page p99 meanwhile, ms': computeMedian(presses.map(({ guests }) => guests.p99)),
        },
        notes: [
          'The program that production runs, just started, and 200 guest pages a second at the same time.',
        ],
      },
    ];
  },
};
