import { getGuestPath } from '#app/platform/paths.ts';

import { party } from '../../party.ts';
import { compressed, get, replay } from '../ask.ts';
import { fill } from '../data.ts';
import { type Bench, type Finding, type Row, formatNumber, interleave, judge } from '../harness.ts';
import { load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

const day = 86_400_000;

/** In the party's zone, 'YYYY-MM-DD'. */
const dateIn = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: party.timeZone }).format(Date.now() + days * day);

/** What the row says of it, and the date of the party, which ends in the night after. */
const seasons = [
  ['', party.date],
  [', the day before', dateIn(1)],
  [' on the day', dateIn(0)],
  [' after the party', dateIn(-3)],
] as const;

async function measureSeason(
  [season, date]: (typeof seasons)[number],
  { dir, rounds, turn, loaders: [loader] }: Bench,
): Promise<Finding> {
  const { env, inviteId } = await fill(dir, { guests: 20, date });
  const job = { path: getGuestPath(inviteId), headers: compressed, lean: true, ...turn };
  await using festoon = await serve({ kind: 'festoon', env });
  await get(festoon.url + job.path, compressed);
  const page = await get(festoon.url + job.path, compressed);
  await using bare = await serve(replay(page));
  const turns = await interleave(rounds, {
    festoon: () => load(loader, festoon, job),
    bare: () => load(loader, bare, job),
  });
  const ratio = turns.ratio('festoon', 'bare', 'perSecond');
  const cpu = turns.ratio('bare', 'festoon', 'cpu');
  return judge(
    `Guest page, warm${season}: requests/s against a bare \`node:http\` with the same bytes`,
    [{ value: ratio, least: 0.8 }],
    {
      aside: ` (by processor time ${formatNumber(cpu)})`,
      figures: {
        ratio,
        'ratio by processor time': cpu,
        ...turns.rates('requests', { festoon: 'Festoon', bare: 'bare server' }),
        'Festoon, p99 ms': turns.median('festoon', 'p99'),
        'body, bytes': page.body.length,
      },
      notes: [`The page came as ${page.headers['content-encoding'] ?? 'plain text'}.`],
    },
  );
}

/** In every season of an event, compared with a server that only sends the cached bytes. */
export const guestWarm: Row = {
  name: 'guest-warm',
  async measure(bench) {
    const findings: Finding[] = [];
    for (const season of bench.quick ? seasons.slice(0, 1) : seasons) {
      findings.push(await measureSeason(season, bench));
    }
    return findings;
  },
};

const others = ['de', 'ar', 'ja'] as const;

/** The page in other languages at their own addresses, against the one in English (behaviour 49.8). */
export const guestLanguages: Row = {
  name: 'guest-languages',
  async measure({ dir, rounds, turn, loaders: [loader] }) {
    const { env, inviteId } = await fill(dir, { guests: 20, date: party.date });
    await using festoon = await serve({ kind: 'festoon', env });
    const bytes: Record<string, number> = {};
    const visit = async (code: string) => {
      const path = `${getGuestPath(inviteId)}?lang=${code}`;
      await get(festoon.url + path, compressed);
      bytes[`body in ${code}, bytes`] = (await get(festoon.url + path, compressed)).body.length;
      return () => load(loader, festoon, { path, headers: compressed, lean: true, ...turn });
    };
    const turns = await interleave(rounds, {
      en: await visit('en'),
      de: await visit('de'),
      ar: await visit('ar'),
      ja: await visit('ja'),
    });
    const cpu = others.map((name) => `${name} ${formatNumber(turns.ratio('en', name, 'cpu'))}`);
    return [
      judge(
        'Guest page, warm, in other languages: requests/s against the page in English',
        others.map((name) => ({ name, value: turns.ratio(name, 'en', 'perSecond'), least: 0.95 })),
        {
          aside: ` (by processor time ${cpu.join(', ')})`,
          figures: {
            ...turns.rates('requests', { en: 'en', de: 'de', ar: 'ar', ja: 'ja' }),
            ...bytes,
          },
        },
      ),
    ];
  },
};
