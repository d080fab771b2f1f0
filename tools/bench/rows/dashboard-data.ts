import { compressed, get, replay } from '../ask.ts';
import { fill } from '../data.ts';
import { type Bench, type Row, interleave, judge } from '../harness.ts';
import { load } from '../measured-load.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';

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
    const { env, inviteId, cookie } = await fill(bench.dir, { guests: 100 });
    await using festoon = await serve({ kind: 'festoon', env });
    const findings = [];
    for (const kind of kinds) {
      const path = `/api/${kind.path}/${inviteId}`;
      findings.push(await measure(bench, kind, { festoon, path, cookie }));
    }
    return findings;
  },
};

let asked = 0;

/** Only requests for the same address at the same moment share one reading. */
function listOwnPaths(path: string) {
  return Array.from({ length: mostRequests }, () => ({ path: `${path}?n=${asked++}` }));
}

async function measure(
  { rounds, turn, loaders: [loader] }: Bench,
  { what, when, least }: (typeof kinds)[number],
  { festoon, path, cookie }: { festoon: MeasuredServer; path: string; cookie: string },
) {
  const job = { path, headers: { ...compressed, cookie }, ...turn };
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
