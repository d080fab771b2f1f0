import { fill, multiply } from '../data.ts';
import {
  type Bench,
  type Row,
  interleave,
  computeMedian,
  computeRatio,
  formatNumber,
  fewRequests,
} from '../harness.ts';
import { getFormHeaders, load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

const few = 1000;
const identity = { 'accept-encoding': 'identity' };

/** The site over a database with this many invitations. */
async function prepare({ dir, loaders: [loader], turn, quick }: Bench, stored: number) {
  const amount = quick ? fewRequests : few;
  const filled = await fill(dir);
  const ids = multiply(filled, stored, amount);
  const pages = ids.map((id) => ({ path: `/guest/${id}` }));
  return {
    /** Every page once, from a server that was just started and has nothing cached. */
    read: async () => {
      const festoon = await serve({ kind: 'festoon', env: filled.env });
      // Warms up the code of a request without touching the pages.
      await load(loader, festoon, { path: '/hostLogIn', amount, headers: identity });
      const read = await load(loader, festoon, { each: pages, amount, headers: identity });
      await festoon.stop();
      return read;
    },
    answer: async () => {
      const festoon = await serve({ kind: 'festoon', env: filled.env });
      const job = {
        each: pages,
        method: 'POST' as const,
        headers: getFormHeaders(festoon),
        body: 'answer=yes',
        expect: [303],
      };
      await load(loader, festoon, { ...job, amount });
      const answered = await load(loader, festoon, { ...job, ...turn });
      await festoon.stop();
      return answered;
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
    const of = (name: keyof typeof turns, what: 'perSecond' | 'cpu') =>
      turns[name].map((turn) => turn[what]);
    const read = computeRatio(of('readSmall', 'perSecond'), of('readLarge', 'perSecond'));
    const answer = computeRatio(of('answerSmall', 'perSecond'), of('answerLarge', 'perSecond'));
    const stored = bench.invites.toLocaleString('en');
    return [
      {
        what: `Guest page cold and answer with ${stored} invites stored against 1,000: time`,
        goal: 'at most 1.2×',
        found: `page ${formatNumber(read)}×, answer ${formatNumber(answer)}×`,
        met: read <= 1.2 && answer <= 1.2,
        figures: {
          'page, ratio': read,
          'answer, ratio': answer,
          'page, ratio by processor time': computeRatio(
            of('readLarge', 'cpu'),
            of('readSmall', 'cpu'),
          ),
          'answer, ratio by processor time': computeRatio(
            of('answerLarge', 'cpu'),
            of('answerSmall', 'cpu'),
          ),
          'pages/s with many': computeMedian(of('readLarge', 'perSecond')),
          'pages/s with few': computeMedian(of('readSmall', 'perSecond')),
          'answers/s with many': computeMedian(of('answerLarge', 'perSecond')),
          'answers/s with few': computeMedian(of('answerSmall', 'perSecond')),
        },
        notes: ['Every invite has an answer. The pages asked for are spread over all of them.'],
      },
    ];
  },
};
