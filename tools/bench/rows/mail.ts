import { setTimeout as wait } from 'node:timers/promises';

import { getGuestPath } from '#app/platform/paths.ts';

import { compressed, get } from '../ask.ts';
import { type Bench, type Row, formatNumber, interleave, judge } from '../harness.ts';
import { fillForMail, queueInvitations } from '../mail-data.ts';
import { MailSink } from '../mail-sink.ts';
import { load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

const guestsPerSecond = 200;
/** More than one process sends, so that the queue is never empty. */
const mostPerSecond = 2000;

async function race({ dir, turn, loaders: [loader], ...bench }: Bench) {
  // The first turn may end before the first message arrives.
  const rounds = Math.max(1, bench.rounds);
  const seconds = 'seconds' in turn ? turn.seconds : 0.5;
  const filled = await fillForMail(dir, 1000);
  await queueInvitations(filled, 2 * (rounds + 1) * seconds * mostPerSecond);
  await using sink = new MailSink();
  await using festoon = await serve({
    kind: 'festoon',
    env: { ...filled.env, ...(await sink.start()) },
  });
  const path = getGuestPath(filled.inviteId);
  await get(festoon.url + path, compressed);
  const job = { path, headers: compressed, connections: 8, rate: guestsPerSecond, ...turn };
  const look = () => load(loader, festoon, job);
  return await interleave(rounds, {
    alone: async () => {
      const before = await festoon.usage();
      const { count } = await sink.acceptDuring(() => wait(seconds * 1000));
      const after = await festoon.usage();
      return { perSecond: count / seconds, cpu: ((after.cpu - before.cpu) * 1000) / count };
    },
    calm: look,
    sending: async () => {
      const { count, result } = await sink.acceptDuring(look);
      return { ...result, mails: count / result.seconds };
    },
  });
}

/** How fast one process sends mail, and how long guests wait meanwhile. */
export const mail: Row = {
  name: 'mail',
  async measure(bench) {
    const turns = await race(bench);
    const rate = turns.median('alone', 'perSecond');
    const [calm, sending] = [turns.median('calm', 'p99'), turns.median('sending', 'p99')];
    const meanwhile = turns.median('sending', 'mails');
    return [
      judge(
        'Mail: messages/s of one process into a local mail server',
        [{ value: rate, least: 100, unit: '/s' }],
        {
          figures: {
            'messages/s': rate,
            'Festoon, ms of processor time a message': turns.median('alone', 'cpu'),
          },
          notes: ['Over five connections. Each message is leased, composed and recorded, durably.'],
        },
      ),
      judge(
        'Guest page: p99 while the same process sends mail, against in calm',
        [{ value: sending, most: 50, unit: ' ms' }],
        {
          aside: `, ${formatNumber(calm)} ms in calm, at ${formatNumber(meanwhile)} messages/s`,
          figures: {
            'p99 ms': sending,
            'p99 ms in calm': calm,
            'longest, ms': Math.max(...turns.list('sending', 'max')),
            'longest in calm, ms': Math.max(...turns.list('calm', 'max')),
            'messages/s': meanwhile,
            'guest pages/s asked for': guestsPerSecond,
          },
          notes: [
            'Both turns are those of one process: in calm the mail server does not answer it.',
          ],
        },
      ),
    ];
  },
};
