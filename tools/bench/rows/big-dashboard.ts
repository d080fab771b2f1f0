import { brotliCompressSync } from 'node:zlib';

import { findChromium } from '../../../scripts/find-chromium.mjs';
import { get } from '../ask.ts';
import { openPage } from '../browser.ts';
import { type Filled, fill } from '../data.ts';
import { type Row, interleave, computeMedian, computeRatio, formatNumber } from '../harness.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';

const pagesATurn = 10;

/** The number of elements in the document, and of rows in its lists and tables. */
async function countRows(festoon: MeasuredServer, { inviteId, cookie }: Filled) {
  const { page, close } = await openPage(festoon.url, cookie);
  await page.goto(`${festoon.url}/host/events/${inviteId}/guests`);
  await page.locator('html[data-hydrated]').waitFor();
  const counts = await page.evaluate(() => ({
    rows: document.querySelectorAll('li, tr, [role="row"], [role="listitem"]').length,
    elements: document.querySelectorAll('*').length,
  }));
  await close();
  return counts;
}

/** Milliseconds to the first byte: the median of one turn. */
async function firstByte(festoon: MeasuredServer, { inviteId, cookie }: Filled): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < pagesATurn; index += 1) {
    times.push((await get(`${festoon.url}/host/events/${inviteId}/guests`, { cookie })).firstByte);
  }
  return computeMedian(times);
}

export const bigDashboard: Row = {
  name: 'big-dashboard',
  async measure({ dir, quick, rounds }) {
    const many = quick ? 1000 : 10_000;
    const [small, large] = [await fill(dir, { guests: 100 }), await fill(dir, { guests: many })];
    const [few, full] = await Promise.all(
      [small, large].map(({ env }) => serve({ kind: 'festoon', env })),
    );
    if (!few || !full) throw new Error('No server.');
    const turns = await interleave(rounds, {
      small: () => firstByte(few, small),
      large: () => firstByte(full, large),
    });
    const page = await get(`${full.url}/host/events/${large.inviteId}/guests`, {
      cookie: large.cookie,
    });
    const brotli = brotliCompressSync(page.body).length / 1000;
    const counted = findChromium() ? await countRows(full, large) : null;
    await Promise.all([few.stop(), full.stop()]);
    const ratio = computeRatio(turns.large, turns.small);
    return [
      {
        what: `Guest list of ${many.toLocaleString('en')} invitees against 100: time to first byte, size, rows in the document`,
        goal: 'at most 12×, at most 250 kB brotli, virtualised',
        found: `${formatNumber(ratio)}×, ${formatNumber(brotli)} kB, ${counted?.rows ?? '?'} rows`,
        met: ratio <= 12 && brotli <= 250 && counted !== null && counted.rows < many / 2,
        figures: {
          ratio,
          'ms with many': computeMedian(turns.large),
          'ms with 100': computeMedian(turns.small),
          'HTML, kB brotli': brotli,
          'HTML, kB': page.body.length / 1000,
          ...(counted
            ? { 'rows in the document': counted.rows, 'elements in the document': counted.elements }
            : {}),
        },
        ...(counted ? {} : { notes: ['Without a browser rows cannot be counted.'] }),
      },
    ];
  },
};
