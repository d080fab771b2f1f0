import { compressed } from '../ask.ts';
import { type FullEvent, fillFull, fullForm } from '../full-event.ts';
import { type Bench, type Row, fewRequests, formatNumber, interleave, judge } from '../harness.ts';
import { answerYes, load } from '../measured-load.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';

/** By personal links. */
async function measureAnswers({ dir, quick, rounds, loaders: [loader] }: Bench) {
  const amount = quick ? fewRequests : 1500;
  const unanswered = { guests: amount * (rounds + 1), answered: false, limited: false };
  const full = await fillFull(dir, { ...unanswered, households: true });
  const plain = await fillFull(dir, { ...unanswered, households: false });
  await using fullSite = await serve({ kind: 'festoon', env: full.env });
  await using plainSite = await serve({ kind: 'festoon', env: plain.env });
  const answer = (to: MeasuredServer, event: FullEvent, form: { body?: string } = {}) => {
    const each = event.cookies.splice(0, amount).map((cookie) => ({ cookie }));
    return load(loader, to, { ...answerYes(to, event), ...form, amount, each });
  };
  const turns = await interleave(rounds, {
    full: () => answer(fullSite, full, { body: fullForm }),
    plain: () => answer(plainSite, plain),
  });
  const ratio = turns.ratio('full', 'plain', 'perSecond');
  return judge(
    'Full answer (household of four, three questions, note) against a plain one',
    [{ value: ratio, least: 0.6 }],
    { figures: { ratio, ...turns.rates('answers', { full: 'full', plain: 'plain' }) } },
  );
}

/** Processor time after each answer and when the dashboard is opened. */
async function measureDashboard({ dir, quick, rounds, loaders: [loader] }: Bench) {
  const guests = quick ? 1000 : 10_000;
  const full = await fillFull(dir, { guests, answered: true, households: true });
  const plain = await fillFull(dir, { guests, answered: true, households: false });
  await using fullSite = await serve({ kind: 'festoon', env: full.env });
  await using plainSite = await serve({ kind: 'festoon', env: plain.env });
  const ask = (data: string, site = fullSite, { inviteId, cookie } = full) => {
    const job = { path: `/api/${data}/${inviteId}`, headers: { ...compressed, cookie } };
    return load(loader, site, { ...job, connections: 4, amount: 20 });
  };
  const turns = await interleave(rounds, {
    full: () => ask('guests'),
    plain: () => ask('guests', plainSite, plain),
    fullScreen: () => ask('dashboard'),
    plainScreen: () => ask('dashboard', plainSite, plain),
    totals: () => ask('answers'),
  });
  const ratio = turns.ratio('full', 'plain', 'cpu');
  const screens = turns.ratio('fullScreen', 'plainScreen', 'cpu');
  return judge(
    `The dashboard’s data with ${formatNumber(guests)} full answers against as many plain ones: processor time`,
    [
      { name: 'after an answer', value: ratio, most: 2, unit: '×' },
      { name: 'when it is opened', value: screens, most: 2, unit: '×' },
    ],
    {
      figures: {
        'ratio after an answer': ratio,
        'ratio when opened': screens,
        'full, ms': turns.median('full', 'cpu'),
        'plain, ms': turns.median('plain', 'cpu'),
        'totals of the questions, ms': turns.median('totals', 'cpu'),
      },
      notes: [
        'The totals of the questions are a request of their own, which the screen sends afterwards.',
      ],
    },
  );
}

export const fullAnswers: Row = {
  name: 'full-answers',
  measure: async (bench) => [await measureAnswers(bench), await measureDashboard(bench)],
};
