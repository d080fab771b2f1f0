import { compressed, get, replay } from '../ask.ts';
import { serve } from '../contestant.ts';
import { fill, multiply } from '../data.ts';
import { type Row, interleave, median, ratioOf, shown } from '../harness.ts';
import { load } from '../measured-load.ts';

const identity = { 'accept-encoding': 'identity' };

/**
 * Guest pages that nobody has looked at yet: every request is for another invitation. Held against React
 * rendering the very elements of such a page out of memory, and against sending its bytes.
 */
export const guestCold: Row = {
  name: 'guest-cold',
  async measure({ dir, quick, rounds, loaders: [loader] }) {
    const amount = quick ? 100 : 1500;
    const filled = await fill(dir, { guests: 20 });
    const ids = multiply(filled, amount * (rounds + 1), amount * (rounds + 1));
    const festoon = await serve({ kind: 'festoon', env: filled.env });
    const path = `/guest/${filled.inviteId}`;
    const page = await get(festoon.url + path, identity);
    const [ticket = ''] = page.headers['set-cookie'] ?? [];
    const react = await serve({ kind: 'react', html: page.body.toString() });
    const bare = await serve(replay(page));
    const rendered = await get(react.url);
    const job = { headers: identity, amount };
    const turns = await interleave(rounds, {
      festoon: () => {
        const each = ids.splice(0, amount).map((id) => ({ path: `/guest/${id}` }));
        return load(loader, festoon, { ...job, each });
      },
      returning: () =>
        load(loader, festoon, { amount, path, headers: { ...compressed, cookie: ticket } }),
      react: () => load(loader, react, job),
      bare: () => load(loader, bare, job),
    });
    await Promise.all([festoon.stop(), react.stop(), bare.stop()]);
    const cpu = (name: keyof typeof turns) => turns[name].map((turn) => turn.cpu);
    const ratio = ratioOf(cpu('festoon'), cpu('react'));
    const toBare = ratioOf(cpu('festoon'), cpu('bare'));
    return [
      {
        what: 'Guest page, cold: processor time a request against React’s `renderToString` of the same elements',
        goal: 'at most 2.0×',
        found: `${shown(ratio)}× (against a bare server ${shown(toBare)}×)`,
        met: ratio <= 2,
        figures: {
          ratio,
          'ratio to a bare server': toBare,
          'Festoon, ms of processor time': median(cpu('festoon')),
          'Festoon, for a guest who comes back, compressed, ms': median(cpu('returning')),
          'React, ms of processor time': median(cpu('react')),
          'bare server, ms of processor time': median(cpu('bare')),
          'Festoon, requests/s': median(turns.festoon.map((turn) => turn.perSecond)),
          'page, bytes': page.body.length,
          'React’s page, bytes': rendered.body.length,
        },
        notes: [
          'Processor time is the whole process’s: reading the database, rendering, compressing for the cache.',
        ],
      },
    ];
  },
};
