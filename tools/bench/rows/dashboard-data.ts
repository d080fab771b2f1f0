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

/** What host screens request with 100 answers: after each new answer, and when the dashboard is opened. */
const kinds = [
  {
    of: 'The dashboard’s data',
    when: 'when somebody answers',
    goal: 0.15,
    path: '/api/overview/ID',
  },
  {
    of: 'The guest list’s data',
    when: 'when somebody answers',
    goal: 0.15,
    path: '/api/guests/ID',
  },
  {
    of: 'The dashboard’s data',
    when: 'when it is opened from another screen',
    goal: 0.12,
    path: '/api/dashboard/ID',
  },
] as const;

type Kind = (typeof kinds)[number];

/** More than a turn can send. */
const mostRequests = 50_000;

export const dashboardData: Row = {
  name: 'dashboard-data',
  async measure(bench) {
    const findings: Finding[] = [];
    for (const kind of kinds) findings.push(await measure(bench, kind));
    return findings;
  },
};

let asked = 0;

/** Addresses of the same data. Only requests for the same address at the same moment share one reading. */
function listOwnPaths(path: string) {
  return Array.from({ length: mostRequests }, () => ({ path: `${path}?n=${asked++}` }));
}

async function measure(
  { dir, rounds, turn, loaders: [loader] }: Bench,
  kind: Kind,
): Promise<Finding> {
  const { env, inviteId, cookie } = await fill(dir, { guests: 100 });
  const path = kind.path.replace('ID', inviteId);
  const headers = { ...compressed, cookie };
  const festoon = await serve({ kind: 'festoon', env });
  const data = await get(festoon.url + path, headers);
  const bare = await serve(replay(data));
  const turns = await interleave(rounds, {
    festoon: () => load(loader, festoon, { path, headers, ...turn }),
    alone: () => load(loader, festoon, { path, headers, each: listOwnPaths(path), ...turn }),
    bare: () => load(loader, bare, { path, headers, ...turn }),
  });
  await Promise.all([festoon.stop(), bare.stop()]);
  const rates = (name: keyof typeof turns) => turns[name].map((one) => one.perSecond);
  const ratio = computeRatio(rates('festoon'), rates('bare'));
  const { of, when, goal } = kind;
  return {
    what: `${of} for 100 answers, ${when}, against a bare server with the same bytes`,
    goal: `at least ${formatNumber(goal)}`,
    found: formatNumber(ratio),
    met: ratio >= goal,
    figures: {
      ratio,
      'Festoon, requests/s': computeMedian(rates('festoon')),
      'Festoon, ms of processor time': computeMedian(turns.festoon.map((one) => one.cpu)),
      'Festoon, ms of processor time, no reading shared': computeMedian(
        turns.alone.map((one) => one.cpu),
      ),
      'bare server, requests/s': computeMedian(rates('bare')),
      'bare server, ms of processor time': computeMedian(turns.bare.map((one) => one.cpu)),
      'body, bytes': data.body.length,
      status: data.status,
    },
  };
}
