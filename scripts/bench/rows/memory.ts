import { compressed } from '../ask.ts';
import { serve } from '../contestant.ts';
import { fill, multiply } from '../data.ts';
import { type Row, shown } from '../harness.ts';
import { formHeaders, load } from '../measured-load.ts';

const megabyte = 1e6;

/** A minute of everything at once: many guest pages, answers, and a dashboard that is read again and again. */
export const memory: Row = {
  name: 'memory',
  async measure({ dir, quick, loaders: [loader, other] }) {
    const seconds = quick ? 1 : 60;
    const filled = await fill(dir, { guests: 100 });
    const ids = multiply(filled, 2000, 2000);
    const festoon = await serve({ kind: 'festoon', env: filled.env });
    const before = (await festoon.usage()).memory;
    const pages = [filled.inviteId, ...ids].map((id) => ({ path: `/guest/${id}` }));
    let most = before;
    const watching = setInterval(() => {
      void festoon.usage().then((usage) => (most = Math.max(most, usage.memory)));
    }, 500);
    await Promise.all([
      loader.run({
        url: festoon.url.replace('localhost', '127.0.0.1'),
        connections: 48,
        headers: compressed,
        each: pages,
        seconds,
      }),
      load(other, festoon, {
        connections: 16,
        method: 'POST',
        headers: formHeaders(festoon),
        body: 'answer=yes',
        each: pages,
        expect: [303],
        seconds,
      }),
    ]);
    clearInterval(watching);
    const after = (await festoon.usage()).memory;
    await festoon.stop();
    const resident = after / megabyte;
    return [
      {
        what: `Memory: resident after ${seconds} s of 64 connections`,
        goal: 'at most 260 MB',
        found: `${shown(resident)} MB`,
        met: resident <= 260,
        figures: {
          'MB after': resident,
          'MB before': before / megabyte,
          'MB at most': Math.max(most, after) / megabyte,
        },
        notes: ['48 connections look at 2,001 guest pages in turn, 16 answer them.'],
      },
    ];
  },
};
