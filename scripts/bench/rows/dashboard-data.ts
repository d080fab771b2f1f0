import { compressed, get, replay } from '../ask.ts';
import { serve } from '../contestant.ts';
import { fill } from '../data.ts';
import { type Row, interleave, median, ratioOf, shown } from '../harness.ts';
import { load } from '../measured-load.ts';

/** What a dashboard with 100 answers reads when something has changed. */
export const dashboardData: Row = {
  name: 'dashboard-data',
  async measure({ dir, rounds, turn, loaders: [loader] }) {
    const { env, inviteId, cookie } = await fill(dir, { guests: 100 });
    const path = `/host/events/${inviteId}.data`;
    const headers = { ...compressed, cookie };
    const festoon = await serve({ kind: 'festoon', env });
    const data = await get(festoon.url + path, headers);
    const bare = await serve(replay(data));
    const turns = await interleave(rounds, {
      festoon: () => load(loader, festoon, { path, headers, ...turn }),
      bare: () => load(loader, bare, { path, headers, ...turn }),
    });
    await Promise.all([festoon.stop(), bare.stop()]);
    const rates = (name: keyof typeof turns) => turns[name].map((one) => one.perSecond);
    const ratio = ratioOf(rates('festoon'), rates('bare'));
    return [
      {
        what: 'The dashboard’s data for 100 answers against a bare server with the same bytes',
        goal: 'at least 0.10',
        found: shown(ratio),
        met: ratio >= 0.1,
        figures: {
          ratio,
          'Festoon, requests/s': median(rates('festoon')),
          'Festoon, ms of processor time': median(turns.festoon.map((one) => one.cpu)),
          'bare server, requests/s': median(rates('bare')),
          'body, bytes': data.body.length,
          status: data.status,
        },
      },
    ];
  },
};
