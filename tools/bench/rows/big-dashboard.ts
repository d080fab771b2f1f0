import { brotliCompressSync } from 'node:zlib';

import { getGuestsPath } from '#app/platform/paths.ts';

import { get } from '../ask.ts';
import { type Filled, fill } from '../data.ts';
import { type Row, computeMedian, interleave, judge } from '../harness.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';

const pagesATurn = 10;

const getList = ({ url }: MeasuredServer, { inviteId, cookie }: Filled) =>
  get(`${url}${getGuestsPath(inviteId)}`, { cookie });

/** Milliseconds: the median of one turn. */
async function measureFirstByte(festoon: MeasuredServer, filled: Filled) {
  const times: number[] = [];
  while (times.length < pagesATurn) times.push((await getList(festoon, filled)).firstByte);
  return { ms: computeMedian(times) };
}

export const bigDashboard: Row = {
  name: 'big-dashboard',
  async measure({ dir, quick, rounds }) {
    const many = quick ? 1000 : 10_000;
    const [small, large] = [await fill(dir, { guests: 100 }), await fill(dir, { guests: many })];
    await using few = await serve({ kind: 'festoon', env: small.env });
    await using full = await serve({ kind: 'festoon', env: large.env });
    const turns = await interleave(rounds, {
      small: () => measureFirstByte(few, small),
      large: () => measureFirstByte(full, large),
    });
    const page = await getList(full, large);
    const ratio = turns.ratio('large', 'small', 'ms');
    const brotli = brotliCompressSync(page.body).length / 1000;
    return [
      judge(
        `Guest list of ${many.toLocaleString('en')} invitees against 100: time to first byte, size`,
        [
          { value: ratio, most: 12, unit: '×' },
          { value: brotli, most: 250, unit: ' kB brotli' },
        ],
        {
          figures: {
            ratio,
            'ms with many': turns.median('large', 'ms'),
            'ms with 100': turns.median('small', 'ms'),
            'HTML, kB brotli': brotli,
            'HTML, kB': page.body.length / 1000,
          },
        },
      ),
    ];
  },
};
