import { compressed, get, replay } from '../ask.ts';
import { fill } from '../data.ts';
import { type Row, interleave, median, ratioOf, shown } from '../harness.ts';
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
    const ratio = ratioOf(of('festoon', 'perSecond'), of('bare', 'perSecond'));
    const cpu = ratioOf(of('bare', 'cpu'), of('festoon', 'cpu'));
    return [
      {
        what: 'Guest page, warm: requests/s against a bare `node:http` with the same bytes',
        goal: 'at least 0.8',
        found: `${shown(ratio)} (by processor time ${shown(cpu)})`,
        met: ratio >= 0.8,
        figures: {
          ratio,
          'ratio by processor time': cpu,
          'Festoon, requests/s': median(of('festoon', 'perSecond')),
          'bare server, requests/s': median(of('bare', 'perSecond')),
          'Festoon, ms of processor time': median(of('festoon', 'cpu')),
          'bare server, ms of processor time': median(of('bare', 'cpu')),
          'Festoon, p99 ms': median(of('festoon', 'p99')),
          'body, bytes': page.body.length,
        },
        notes: [`The page came as ${page.headers['content-encoding'] ?? 'plain text'}.`],
      },
    ];
  },
};
