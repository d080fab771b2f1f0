import { getGuestPath } from '#app/platform/paths.ts';

import { compressed, get, identity, replay } from '../ask.ts';
import { fill, multiply, toCookie } from '../data.ts';
import {
  type Figures,
  type Finding,
  type Row,
  type Turns,
  fewRequests,
  formatNumber,
  interleave,
  judge,
} from '../harness.ts';
import { type Measured, getFormHeaders, load } from '../measured-load.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';

/** Returns the cookie of a guest of the open link, who then gets a page of their own. */
async function answerAsGuest(site: MeasuredServer, path: string): Promise<string> {
  const response = await fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: getFormHeaders(site),
    body: 'answer=yes',
  });
  const [cookie] = response.headers.getSetCookie();
  if (response.status !== 303 || !cookie) throw new Error(`answer refused: ${response.status}`);
  return toCookie(cookie);
}

const against = 'processor time a request against React’s `renderToString` of the same elements';

type Racers = Record<'festoon' | 'returning' | 'react' | 'bare', Measured>;

function toFindings(turns: Turns<Racers>, bytes: Figures): Finding[] {
  const ratio = turns.ratio('festoon', 'react', 'cpu');
  const toBare = turns.ratio('festoon', 'bare', 'cpu');
  const returning = turns.ratio('returning', 'react', 'cpu');
  return [
    judge(`Guest page, cold: ${against}`, [{ value: ratio, most: 2, unit: '×' }], {
      aside: ` (against a bare server ${formatNumber(toBare)}×)`,
      figures: {
        ratio,
        'ratio to a bare server': toBare,
        ...turns.rates('requests', { festoon: 'Festoon', react: 'React', bare: 'bare server' }),
        ...bytes,
      },
      notes: [
        'Processor time is the whole process’s: reading the database, rendering, compressing for the cache.',
      ],
    }),
    judge(
      `Guest page of a guest who comes back, compressed: ${against}`,
      [{ value: returning, most: 2.5, unit: '×' }],
      {
        figures: {
          ratio: returning,
          ...turns.rates('requests', { returning: 'Festoon', react: 'React' }),
        },
      },
    ),
  ];
}

/** Pages that are not cached, compared with React rendering the same elements, and with sending the bytes. */
export const guestCold: Row = {
  name: 'guest-cold',
  async measure({ dir, quick, rounds, loaders: [loader] }) {
    const amount = quick ? fewRequests : 1500;
    const filled = await fill(dir, { guests: 20 });
    const ids = multiply(filled, amount * (rounds + 1), amount * (rounds + 1));
    await using festoon = await serve({ kind: 'festoon', env: filled.env });
    const path = getGuestPath(filled.inviteId);
    const page = await get(festoon.url + path, identity);
    const cookie = await answerAsGuest(festoon, path);
    await using react = await serve({ kind: 'react', html: page.body.toString() });
    await using bare = await serve(replay(page));
    const rendered = await get(react.url);
    const job = { headers: identity, amount };
    const turns = await interleave(rounds, {
      festoon: () => {
        const each = ids.splice(0, amount).map((id) => ({ path: getGuestPath(id) }));
        return load(loader, festoon, { ...job, each });
      },
      returning: () => load(loader, festoon, { amount, path, headers: { ...compressed, cookie } }),
      react: () => load(loader, react, job),
      bare: () => load(loader, bare, job),
    });
    return toFindings(turns, {
      'page, bytes': page.body.length,
      'React’s page, bytes': rendered.body.length,
    });
  },
};
