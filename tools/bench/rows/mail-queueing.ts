import { getGuestPath, getMessagesPath } from '#app/platform/paths.ts';

import { get } from '../ask.ts';
import { type Filled, openFile } from '../data.ts';
import { type Bench, type Row, formatNumber, interleave, judge } from '../harness.ts';
import { fillForMail } from '../mail-data.ts';
import { MailSink } from '../mail-sink.ts';
import { serveProgram } from '../measured-server.ts';
import { measureResident, watchResident } from '../resident.ts';

/** One press of 'Send invitations' on a server that was just started. */
async function pressOnce({ quick, loaders: [loader] }: Bench, { env, inviteId, cookie }: Filled) {
  await using program = await serveProgram(env);
  const { url, pid, origin } = program;
  const screen = `${url}${getMessagesPath(inviteId)}`;
  await get(`${screen}?send=invitation`, { cookie });
  const guest = { url: `${url}${getGuestPath(inviteId)}`, connections: 4, rate: 200 };
  await loader.run({ ...guest, amount: 50 });
  const before = await measureResident(pid);
  const mailing = { kind: 'invitation', to: 'all', guests: [], subject: '', text: '' };
  const body = JSON.stringify({ intent: 'send', press: 'press-1', ...mailing });
  const headers = { origin, cookie, 'content-type': 'application/json' };
  const looking = loader.run({ ...guest, seconds: quick ? 1 : 3 });
  const { result, most, after } = await watchResident(pid, 20, async () => {
    const start = performance.now();
    const sent = await fetch(`${screen}.data`, { method: 'POST', headers, body });
    const text = await sent.text();
    const answer = performance.now() - start;
    if (!sent.ok) throw new Error(`${sent.status} ${text}`);
    await get(`${screen}.data`, { cookie });
    return { answer, screen: performance.now() - start };
  });
  const { max: longest, p99 } = await looking;
  return { ...result, before, most, after, longest, p99 };
}

/** Returns how many messages were removed. */
function emptyQueue({ env }: Filled): number {
  const db = openFile(env.DATA_DIR);
  const { changes } = db.prepare('delete from outbox').run();
  db.close();
  return Number(changes);
}

export const mailQueueing: Row = {
  name: 'mail-queueing',
  async measure(bench) {
    const many = bench.quick ? 1000 : 10_000;
    const filled = await fillForMail(bench.dir, many);
    await using sink = new MailSink();
    const env = { ...filled.env, ...(await sink.start()) };
    const turns = await interleave(bench.rounds, {
      press: async () => {
        const pressed = await pressOnce(bench, { ...filled, env });
        const queued = emptyQueue(filled);
        if (queued !== many) throw new Error(`${queued} messages instead of ${many}.`);
        return pressed;
      },
    });
    const of = (figure: Parameters<typeof turns.median<'press'>>[1]) =>
      turns.median('press', figure);
    return [
      judge(
        `Queueing ${formatNumber(many)} invitations with one press: time to the answer, memory, a guest’s longest wait meanwhile`,
        [
          { value: of('answer'), most: 1000, unit: ' ms' },
          { value: of('most') - of('before'), most: 60, unit: ' MB more' },
          { value: of('longest'), most: 250, unit: ' ms' },
        ],
        {
          figures: {
            'ms to the answer': of('answer'),
            'ms to the screen’s new figures': of('screen'),
            'MB before': of('before'),
            'MB at most': of('most'),
            'MB after': of('after'),
            'a guest’s longest wait meanwhile, ms': of('longest'),
            'guest page p99 meanwhile, ms': of('p99'),
          },
          notes: [
            'The program that production runs, just started, and 200 guest pages a second at the same time.',
          ],
        },
      ),
    ];
  },
};
