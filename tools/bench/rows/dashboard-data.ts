import { compressed, get, replay } from '../ask.ts';
import { fill } from '../data.ts';
import {
  type Bench,
  type Finding,
  type Row,
  interleave,
  computeMedian,
  computeRatio,
  formatNumber,
} from '../harness.ts';
import { load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

/** The dashboard's requests with 100 answers: the first one, and the one after each new answer. */
const kinds = {
  '/api/guests/': { when: 'when somebody answers', goal: 0.15 },
  '/host/events/': { when: 'when it is opened from another screen', goal: 0.12 },
};

export const dashboardData: Row = {
  name: 'dashboard-data',
  measure: async (bench) => [
    await measure(bench, '/api/guests/', ''),
    await measure(bench, '/host/events/', '.data'),
  ],
};

async function measure(
  { dir, rounds, turn, loaders: [loader] }: Bench,
  prefix: keyof typeof kinds,
  suffix: string,
): Promise<Finding> {
  const { env, inviteId, cookie } = await fill(dir, { guests: 100 });
  const path = `${prefix}${inviteId}${suffix}`;
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
  const ratio = computeRatio(rates('festoon'), rates('bare'));
  const { when, goal } = kinds[prefix];
  return {
    what: `The dashboard’s data for 100 answers, ${when}, against a bare server with the same bytes`,
    goal: `at least ${formatNumber(goal)}`,
    found: formatNumber(ratio),
    met: ratio >= goal,
    figures: {
      ratio,
      'Festoon, requests/s': computeMedian(rates('festoon')),
      'Festoon, ms of processor time': computeMedian(turns.festoon.map((one) => one.cpu)),
      'bare server, requests/s': computeMedian(rates('bare')),
      'body, bytes': data.body.length,
      status: data.status,
    },
    notes: [
      'A fifth of it is the database, a seventh the compression. What a screen is opened with goes through React Router’s own format, which takes a quarter more.',
    ],
  };
}
