import { compressed, get, replay } from '../ask.ts';
import { fill, multiply } from '../data.ts';
import {
  type Finding,
  type Row,
  interleave,
  computeMedian,
  computeRatio,
  formatNumber,
  fewRequests,
} from '../harness.ts';
import { type Measured, load } from '../measured-load.ts';
import { serve } from '../measured-server.ts';

const identity = { 'accept-encoding': 'identity' };

type Turns = Record<'festoon' | 'returning' | 'react' | 'bare', Measured[]>;

function toFindings(turns: Turns, bytes: Record<string, number>): Finding[] {
  const cpu = (name: keyof typeof turns) => turns[name].map((turn) => turn.cpu);
  const ratio = computeRatio(cpu('festoon'), cpu('react'));
  const toBare = computeRatio(cpu('festoon'), cpu('bare'));
  const returning = computeRatio(cpu('returning'), cpu('react'));
  return [
    {
      what: 'Guest page, cold: processor time a request against React’s `renderToString` of the same elements',
      goal: 'at most 2.0×',
      found: `${formatNumber(ratio)}× (against a bare server ${formatNumber(toBare)}×)`,
      met: ratio <= 2,
      figures: {
        ratio,
        'ratio to a bare server': toBare,
        'Festoon, ms of processor time': computeMedian(cpu('festoon')),
        'React, ms of processor time': computeMedian(cpu('react')),
        'bare server, ms of processor time': computeMedian(cpu('bare')),
        'Festoon, requests/s': computeMedian(turns.festoon.map((turn) => turn.perSecond)),
        ...bytes,
      },
      notes: [
        'Processor time is the whole process’s: reading the database, rendering, compressing for the cache.',
      ],
    },
    {
      what: 'Guest page of a guest who comes back, compressed: processor time a request against React’s `renderToString` of the same elements',
      goal: 'at most 2.5×',
      found: `${formatNumber(returning)}×`,
      met: returning <= 2.5,
      figures: {
        ratio: returning,
        'Festoon, ms of processor time': computeMedian(cpu('returning')),
        'React, ms of processor time': computeMedian(cpu('react')),
      },
    },
  ];
}

/** Answers on the open link and returns the cookie of that guest, whose page is then their own. */
async function answerAsGuest(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ answer: 'yes' }),
  });
  const [cookie] = response.headers.getSetCookie();
  if (response.status !== 303 || !cookie) throw new Error(`answer refused: ${response.status}`);
  return cookie.split(';', 1)[0] ?? '';
}

/**
 * Guest pages that are not cached: every request is for another invitation. Compared with React rendering the same
 * elements from memory, and with sending the bytes.
 */
export const guestCold: Row = {
  name: 'guest-cold',
  async measure({ dir, quick, rounds, loaders: [loader] }) {
    const amount = quick ? fewRequests : 1500;
    const filled = await fill(dir, { guests: 20 });
    const ids = multiply(filled, amount * (rounds + 1), amount * (rounds + 1));
    const festoon = await serve({ kind: 'festoon', env: filled.env });
    const path = `/guest/${filled.inviteId}`;
    const page = await get(festoon.url + path, identity);
    const cookie = await answerAsGuest(festoon.url, path);
    const react = await serve({ kind: 'react', html: page.body.toString() });
    const bare = await serve(replay(page));
    const rendered = await get(react.url);
    const job = { headers: identity, amount };
    const turns = await interleave(rounds, {
      festoon: () => {
        const each = ids.splice(0, amount).map((id) => ({ path: `/guest/${id}` }));
        return load(loader, festoon, { ...job, each });
      },
      returning: () => load(loader, festoon, { amount, path, headers: { ...compressed, cookie } }),
      react: () => load(loader, react, job),
      bare: () => load(loader, bare, job),
    });
    await Promise.all([festoon.stop(), react.stop(), bare.stop()]);
    return toFindings(turns, {
      'page, bytes': page.body.length,
      'React’s page, bytes': rendered.body.length,
    });
  },
};
