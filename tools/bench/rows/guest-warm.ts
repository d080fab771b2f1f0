import { compressed, get, replay } from '../ask.ts';
import { fill } from '../data.ts';
import { type Row, interleave, computeMedian, computeRatio, formatNumber } from '../harness.ts';
import { load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

/** A cached guest page, compared with a server that only sends its bytes. */
export const guestWarm: Row = {
  name: 'guest-warm',
  async measure({ dir, rounds, turn, loaders: [loader] }) {
    const { env, inviteId } = await fill(dir, { guests: 20 });
    const path = `/guest/${inviteId}`;
    const festoon = await serve({ kind: 'festoon', env });
    await get(festoon.url + path, compressed);
    const page = await get(festoon.url + path, compressed);
    const bare = await serve(replay(page));
    const job = { path, headers: compressed, ...turn };
    const turns = await interleave(rounds, {
      festoon: () => load(loader, festoon, job),
      bare: () => load(loader, bare, job),
    });
    await Promise.all([festoon.stop(), bare.stop()]);
    const of = (name: 'festoon' | 'bare', what: 'perSecond' | 'cpu' | 'p99') =>
      turns[name].map((one) => one[what]);
    const ratio = computeRatio(of('festoon', 'perSecond'), of('bare', 'perSecond'));
    const cpu = computeRatio(of('bare', 'cpu'), of('festoon', 'cpu'));
    return [
      {
        what: 'Guest page, warm: requests/s against a bare `node:http` with the same bytes',
        goal: 'at least 0.8',
        found: `${formatNumber(ratio)} (by processor time ${formatNumber(cpu)})`,
        met: ratio >= 0.8,
        figures: {
          ratio,
          'ratio by processor time': cpu,
          'Festoon, requests/s': computeMedian(of('festoon', 'perSecond')),
          'bare server, requests/s': computeMedian(of('bare', 'perSecond')),
          'Festoon, ms of processor time': computeMedian(of('festoon', 'cpu')),
          'bare server, ms of processor time': computeMedian(of('bare', 'cpu')),
          'Festoon, p99 ms': computeMedian(of('festoon', 'p99')),
          'body, bytes': page.body.length,
        },
        notes: [`The page came as ${page.headers['content-encoding'] ?? 'plain text'}.`],
      },
    ];
  },
};
