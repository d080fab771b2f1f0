import { compressed, get, replay } from '../ask.ts';
import { fill } from '../data.ts';
import { type Bench, type Row, interleave, judge } from '../harness.ts';
import { load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

/** What host screens request after each new answer, and when the dashboard is opened. */
const kinds = [
  { what: 'The dashboard’s data', when: 'when somebody answers', least: 0.15, path: 'overview' },
  { what: 'The guest list’s data', when: 'when somebody answers', least: 0.15, path: 'guests' },
  {
    what: 'The dashboard’s data',
    when: 'when it is opened from another screen',
    least: 0.12,
    path: 'dashboard',
  },
] as const;

/** More than a turn can send. */
const mostRequests = 50_000;

export const dashboardData: Row = {
  name: 'dashboard-data',
  async measure(bench) {
    const findings = [];
    for (const kind of kinds) findings.push(await measure(bench, kind));
    return findings;
  },
};

let asked = 0;

/** Only requests for the same address at the same moment share one reading. */
function listOwnPaths(path: string) {
  return Array.from({ length: mostRequests }, () => ({ path: `${path}?n=${asked++}` }));
}

async function measure(
  { dir, rounds, turn, loaders: [loader] }: Bench,
  { what, when, least, path: name }: (typeof kinds)[number],
) {
  const { env, inviteId, cookie } = await fill(dir, { guests: 100 });
  const path = `/api/${name}/${inviteId}`;
  const job = { path, headers: { ...compressed, cookie }, ...turn };
  await using festoon = await serve({ kind: 'festoon', env });
  const data = await get(festoon.url + path, job.headers);
  await using bare = await serve(replay(data));
  const turns = await interleave(rounds, {
    festoon: () => load(loader, festoon, job),
    alone: () => load(loader, festoon, { ...job, each: listOwnPaths(path) }),
    bare: () => load(loader, bare, job),
  });
  const ratio = turns.ratio('festoon', 'bare', 'perSecond');
  return judge(
    `${what} for 100 answers, ${when}, against a bare server with the same bytes`,
    [{ value: ratio, least }],
    {
      figures: {
        ratio,
        ...turns.rates('requests', { festoon: 'Festoon', bare: 'bare server' }),
        'Festoon, ms of processor time, no reading shared': turns.median('alone', 'cpu'),
        'body, bytes': data.body.length,
      },
    },
  );
}
