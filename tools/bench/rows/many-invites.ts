import { getGuestPath } from '#app/platform/paths.ts';

import { identity } from '../ask.ts';
import { fill, multiply } from '../data.ts';
import { type Bench, type Row, fewRequests, formatNumber, interleave, judge } from '../harness.ts';
import { answerYes, load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

const few = 1000;

async function prepare({ dir, loaders: [loader], turn, quick }: Bench, stored: number) {
  const amount = quick ? fewRequests : few;
  const filled = await fill(dir);
  const each = multiply(filled, stored, amount).map((id) => ({ path: getGuestPath(id) }));
  return {
    /** Every page once, from a server with nothing cached. */
    read: async () => {
      await using festoon = await serve({ kind: 'festoon', env: filled.env });
      // Warms up the code without touching the pages.
      await load(loader, festoon, { path: '/hostLogIn', amount, headers: identity });
      return await load(loader, festoon, { each, amount, headers: identity });
    },
    answer: async () => {
      await using festoon = await serve({ kind: 'festoon', env: filled.env });
      const job = { ...answerYes(festoon, filled), each };
      await load(loader, festoon, { ...job, amount });
      return await load(loader, festoon, { ...job, ...turn });
    },
  };
}

export const manyInvites: Row = {
  name: 'many-invites',
  async measure(bench) {
    const small = await prepare(bench, few);
    const large = await prepare(bench, bench.invites);
    const turns = await interleave(bench.rounds, {
      readSmall: small.read,
      readLarge: large.read,
      answerSmall: small.answer,
      answerLarge: large.answer,
    });
    const read = turns.ratio('readSmall', 'readLarge', 'perSecond');
    const answer = turns.ratio('answerSmall', 'answerLarge', 'perSecond');
    return [
      judge(
        `Guest page cold and answer with ${formatNumber(bench.invites)} invites stored against 1,000: time`,
        [
          { name: 'page', value: read, most: 1.2, unit: '×' },
          { name: 'answer', value: answer, most: 1.2, unit: '×' },
        ],
        {
          figures: {
            'page, ratio': read,
            'answer, ratio': answer,
            'page, ratio by processor time': turns.ratio('readLarge', 'readSmall', 'cpu'),
            'answer, ratio by processor time': turns.ratio('answerLarge', 'answerSmall', 'cpu'),
            'pages/s with many': turns.median('readLarge', 'perSecond'),
            'pages/s with few': turns.median('readSmall', 'perSecond'),
            'answers/s with many': turns.median('answerLarge', 'perSecond'),
            'answers/s with few': turns.median('answerSmall', 'perSecond'),
          },
          notes: ['Every invite has an answer. The pages asked for are spread over all of them.'],
        },
      ),
    ];
  },
};
