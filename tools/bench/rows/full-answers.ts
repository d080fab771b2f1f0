import { brotliCompressSync } from 'node:zlib';

import { compressed, get } from '../ask.ts';
import { type FullEvent, fillFull, fullForm } from '../full-event.ts';
import {
  type Bench,
  type Finding,
  type Row,
  computeMedian,
  computeRatio,
  formatNumber,
  interleave,
  fewRequests,
} from '../harness.ts';
import { getFormHeaders, load } from '../measured-load.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';

/** First answers of invitees by their personal links; 64 are sent at a time. */
function answering(
  { loaders: [loader] }: Bench,
  to: MeasuredServer,
  { event, body, amount }: { event: FullEvent; body: string; amount: number },
) {
  return load(loader, to, {
    path: `/guest/${event.inviteId}`,
    method: 'POST',
    headers: getFormHeaders(to),
    body,
    expect: [303],
    amount,
    each: event.cookies.splice(0, amount).map((cookie) => ({ cookie })),
  });
}

async function measureAnswers(bench: Bench): Promise<Finding> {
  const amount = bench.quick ? fewRequests : 1500;
  const guests = amount * (bench.rounds + 1);
  const unanswered = { guests, answered: false, limited: false };
  const full = await fillFull(bench.dir, { ...unanswered, households: true });
  const plain = await fillFull(bench.dir, { ...unanswered, households: false });
  const [fullSite, plainSite] = [
    await serve({ kind: 'festoon', env: full.env }),
    await serve({ kind: 'festoon', env: plain.env }),
  ];
  const turns = await interleave(bench.rounds, {
    full: () => answering(bench, fullSite, { event: full, body: fullForm, amount }),
    plain: () => answering(bench, plainSite, { event: plain, body: 'answer=yes', amount }),
  });
  await Promise.all([fullSite.stop(), plainSite.stop()]);
  const rates = (name: keyof typeof turns) => turns[name].map(({ perSecond }) => perSecond);
  const ratio = computeRatio(rates('full'), rates('plain'));
  return {
    what: 'Full answer (household of four, three questions, note) against a plain one',
    goal: 'at least 0.6',
    found: formatNumber(ratio),
    met: ratio >= 0.6,
    figures: {
      ratio,
      'full, answers/s': computeMedian(rates('full')),
      'plain, answers/s': computeMedian(rates('plain')),
      'full, ms of processor time': computeMedian(turns.full.map(({ cpu }) => cpu)),
      'plain, ms of processor time': computeMedian(turns.plain.map(({ cpu }) => cpu)),
    },
  };
}

const requests = 20;
const toData = (id: string) => `/api/guests/${id}`;
const toScreen = (id: string) => `/api/dashboard/${id}`;

/** Milliseconds of processor time for the dashboard's data, after each answer and when it is opened. */
async function measureDashboard({
  dir,
  quick,
  rounds,
  loaders: [loader],
}: Bench): Promise<Finding> {
  const guests = quick ? 1000 : 10_000;
  const events = {
    full: await fillFull(dir, { guests, answered: true, households: true }),
    plain: await fillFull(dir, { guests, answered: true, households: false }),
  };
  const sites = {
    full: await serve({ kind: 'festoon', env: events.full.env }),
    plain: await serve({ kind: 'festoon', env: events.plain.env }),
  };
  const ask = async (name: keyof typeof sites, toPath: (id: string) => string) => {
    const { inviteId, cookie } = events[name];
    const job = { path: toPath(inviteId), headers: { ...compressed, cookie }, connections: 4 };
    return (await load(loader, sites[name], { ...job, amount: requests })).cpu;
  };
  const turns = await interleave(rounds, {
    full: () => ask('full', toData),
    plain: () => ask('plain', toData),
    fullScreen: () => ask('full', toScreen),
    plainScreen: () => ask('plain', toScreen),
    summary: () => ask('full', (id) => `/api/answers/${id}`),
  });
  await Promise.all([sites.full.stop(), sites.plain.stop()]);
  const ratio = computeRatio(turns.full, turns.plain);
  const screens = computeRatio(turns.fullScreen, turns.plainScreen);
  return {
    what: `The dashboard’s data with ${guests.toLocaleString('en')} full answers against as many plain ones: processor time`,
    goal: 'at most 2×',
    found: `${formatNumber(ratio)}× after an answer, ${formatNumber(screens)}× when it is opened`,
    met: ratio <= 2 && screens <= 2,
    figures: {
      'ratio after an answer': ratio,
      'ratio when opened': screens,
      'full, ms': computeMedian(turns.full),
      'plain, ms': computeMedian(turns.plain),
      'totals of the questions, ms': computeMedian(turns.summary),
    },
    notes: [
      'The totals of the questions are a request of their own, which the screen sends afterwards.',
    ],
  };
}

/** The guest page of a household that has answered, with every option, and its scripts. */
async function measurePage({ dir }: Bench): Promise<Finding> {
  const event = await fillFull(dir, { guests: 30, answered: true, households: true });
  const site = await serve({ kind: 'festoon', env: event.env }, null);
  const [cookie = ''] = event.cookies;
  const { body } = await get(`${site.url}/guest/${event.inviteId}`, { cookie });
  const scripts = [...body.toString().matchAll(/<script[^>]* src="([^"]+)"/g)];
  const sizes = await Promise.all(
    scripts.map(async ([, src = '']) => {
      const script = await get(new URL(src, site.url).href, { 'accept-encoding': 'br' });
      return script.body.length / 1000;
    }),
  );
  await site.stop();
  const page = brotliCompressSync(body).length / 1000;
  const script = sizes.reduce((sum, size) => sum + size, 0);
  return {
    what: 'Guest page with every option of answers: brotli, and its script',
    goal: 'at most 30 kB, 3 kB of script',
    found: `${formatNumber(page)} kB, ${formatNumber(script)} kB of script`,
    met: page <= 30 && script <= 3,
    figures: { 'page, kB': page, 'script, kB': script },
  };
}

export const fullAnswers: Row = {
  name: 'full-answers',
  measure: async (bench) => [
    await measureAnswers(bench),
    await measureDashboard(bench),
    await measurePage(bench),
  ],
};
