import { compressed, get } from '../ask.ts';
import { type Row, computeMedian, computeRatio, formatNumber, interleave } from '../harness.ts';
import { fillForMail, mostPerSecond, queueInvitations } from '../mail-data.ts';
import { MailSink } from '../mail-sink.ts';
import { load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

const guestsPerSecond = 200;

/** How long guests wait while the same process sends mail, and while the mail server delays its responses. */
export const guestsDuringMail: Row = {
  name: 'guests-during-mail',
  async measure({ dir, rounds, turn, loaders: [loader] }) {
    const seconds = 'seconds' in turn ? turn.seconds : turn.amount / guestsPerSecond;
    const filled = await fillForMail(dir, 1000);
    await queueInvitations(filled, (rounds + 1) * seconds * mostPerSecond);
    const sink = await MailSink.start();
    const festoon = await serve({ kind: 'festoon', env: { ...filled.env, ...sink.env } });
    const path = `/guest/${filled.inviteId}`;
    await get(festoon.url + path, compressed);
    const job = { path, headers: compressed, connections: 8, rate: guestsPerSecond, ...turn };
    const look = () => load(loader, festoon, job);
    const turns = await interleave(rounds, {
      calm: async () => ({ ...(await look()), sent: 0 }),
      sending: async () => {
        const { count, result } = await sink.acceptDuring(look);
        return { ...result, sent: count };
      },
    });
    await festoon.stop();
    sink.stop();
    const of = (name: keyof typeof turns, what: 'p50' | 'p99' | 'max') =>
      turns[name].map((one) => one[what]);
    const [calm, sending] = [computeMedian(of('calm', 'p99')), computeMedian(of('sending', 'p99'))];
    const rate = computeMedian(turns.sending.map((one) => one.sent / one.seconds));
    return [
      {
        what: 'Guest page: p99 while the same process sends mail, against in calm',
        goal: 'at most 50 ms',
        found: `${formatNumber(sending)} ms, ${formatNumber(calm)} ms in calm, at ${formatNumber(rate)} messages/s`,
        met: sending <= 50,
        figures: {
          'p99 ms': sending,
          'p99 ms in calm': calm,
          ratio: computeRatio(of('sending', 'p99'), of('calm', 'p99')),
          'p50 ms': computeMedian(of('sending', 'p50')),
          'p50 ms in calm': computeMedian(of('calm', 'p50')),
          'longest, ms': Math.max(...of('sending', 'max')),
          'longest in calm, ms': Math.max(...of('calm', 'max')),
          'messages/s': rate,
          'messages sent meanwhile': turns.sending.reduce((sum, { sent }) => sum + sent, 0),
          'guest pages/s asked for': guestsPerSecond,
        },
        notes: ['Both turns are those of one process: in calm the mail server does not answer it.'],
      },
    ];
  },
};
