import { forgeCookie } from '#tests/attacks/guest-views.ts';

import { compressed } from '../ask.ts';
import { fill } from '../data.ts';
import {
  type Row,
  computeMedian,
  computeRatio,
  formatNumber,
  interleave,
  fewRequests,
} from '../harness.ts';
import { load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

const goal = 1.1;

/** Views of a guest page with a well-formed but forged cookie, compared with views without one. */
export const forgedViews: Row = {
  name: 'forged-views',
  async measure({ dir, quick, rounds, loaders: [loader] }) {
    const { env, inviteId } = await fill(dir, { guests: 100 });
    const festoon = await serve({ kind: 'festoon', env });
    const amount = quick ? fewRequests : 2000;
    const view = async (cookies: string[]) => {
      const each = cookies.map((cookie) => ({ cookie }));
      const job = {
        path: `/guest/${inviteId}`,
        headers: compressed,
        connections: 20,
        each,
        amount,
      };
      return (await load(loader, festoon, job)).cpu;
    };
    const forged = () => Array.from({ length: amount }, forgeCookie);
    // The turns are short.
    const turns = await interleave(rounds * 4, {
      plain: () => view(['']),
      forged: () => view(forged()),
    });
    await festoon.stop();
    const ratio = computeRatio(turns.forged, turns.plain);
    return [
      {
        what: 'View of a guest page with a forged cookie against one without: processor time',
        goal: `at most ${goal}×`,
        found: `${formatNumber(ratio)}×`,
        met: ratio <= goal,
        figures: {
          ratio,
          'without a cookie, ms': computeMedian(turns.plain),
          'with a forged cookie, ms': computeMedian(turns.forged),
        },
      },
    ];
  },
};
