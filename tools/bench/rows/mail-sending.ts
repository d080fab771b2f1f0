import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { type Row, computeMedian, computeRatio, formatNumber, interleave } from '../harness.ts';
import { fillForMail, mostPerSecond, queueInvitations } from '../mail-data.ts';
import { MailSink } from '../mail-sink.ts';
import { serve } from '../measured-server.ts';
import { runMailLoop } from '../programs.ts';

/** One process with mail in its queue, compared with a loop that only sends the same message. */
export const mailSending: Row = {
  name: 'mail-sending',
  async measure({ dir, rounds, turn }) {
    const seconds = 'seconds' in turn ? turn.seconds : 0.5;
    const filled = await fillForMail(dir, 1000);
    await queueInvitations(filled, (rounds + 1) * seconds * mostPerSecond);
    const [sink, loopSink] = [await MailSink.start(), await MailSink.start()];
    await loopSink.ask('open');
    const festoon = await serve({ kind: 'festoon', env: { ...filled.env, ...sink.env } });
    const file = path.join(dir, 'message.eml');
    const turns = await interleave(rounds, {
      festoon: async () => {
        const before = await festoon.usage();
        const { count } = await sink.acceptDuring(() => wait(seconds * 1000));
        const after = await festoon.usage();
        return { perSecond: count / seconds, cpu: ((after.cpu - before.cpu) * 1000) / count };
      },
      loop: async () => {
        const { sample } = await sink.ask('count');
        writeFileSync(file, Buffer.from(sample, 'base64'));
        return runMailLoop({ url: loopSink.url, file, seconds });
      },
    });
    await festoon.stop();
    for (const each of [sink, loopSink]) each.stop();
    const of = (name: 'festoon' | 'loop', what: 'perSecond' | 'cpu') =>
      turns[name].map((one) => one[what]);
    const ratio = computeRatio(of('festoon', 'perSecond'), of('loop', 'perSecond'));
    const rate = computeMedian(of('festoon', 'perSecond'));
    return [
      {
        what: 'Mail: messages/s of one process into a local mail server, against a loop that sends the same message',
        goal: 'at least 100/s',
        found: `${formatNumber(rate)}/s (${formatNumber(ratio)} of the loop)`,
        met: rate >= 100,
        figures: {
          'messages/s': rate,
          ratio,
          'the loop, messages/s': computeMedian(of('loop', 'perSecond')),
          'Festoon, ms of processor time a message': computeMedian(of('festoon', 'cpu')),
          'the loop, ms of processor time a message': computeMedian(of('loop', 'cpu')),
        },
        notes: [
          'Both have five connections. The site leases, composes and records each message, durably.',
        ],
      },
    ];
  },
};
