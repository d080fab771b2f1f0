import { getGuestPath } from '#app/platform/paths.ts';
import { forgeCookie } from '#tests/attacks/guest-views.ts';

import { compressed } from '../ask.ts';
import { fill } from '../data.ts';
import { type Row, fewRequests, interleave, judge } from '../harness.ts';
import { load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

/** A well-formed but forged cookie, compared with views without one. */
export const forgedViews: Row = {
  name: 'forged-views',
  async measure({ dir, quick, rounds, loaders: [loader] }) {
    const { env, inviteId } = await fill(dir, { guests: 100 });
    await using festoon = await serve({ kind: 'festoon', env });
    const amount = quick ? fewRequests : 2000;
    const job = { path: getGuestPath(inviteId), headers: compressed, connections: 20, amount };
    const view = (makeCookie: () => string) =>
      load(loader, festoon, {
        ...job,
        each: Array.from({ length: amount }, () => ({ cookie: makeCookie() })),
      });
    const turns = await interleave(rounds * 4, {
      plain: () => view(() => ''),
      forged: () => view(forgeCookie),
    });
    const ratio = turns.ratio('forged', 'plain', 'cpu');
    return [
      judge(
        'View of a guest page with a forged cookie against one without: processor time',
        [{ value: ratio, most: 1.1, unit: '×' }],
        {
          figures: {
            ratio,
            'without a cookie, ms': turns.median('plain', 'cpu'),
            'with a forged cookie, ms': turns.median('forged', 'cpu'),
          },
        },
      ),
    ];
  },
};
