import { getGuestPath } from '#app/platform/paths.ts';

import { findChromium } from '../../../scripts/find-chromium.mjs';
import { auditPage } from '../../lighthouse/audit.ts';
import { fill } from '../data.ts';
import { type Row, formatNumber } from '../harness.ts';
import { serve } from '../measured-server.ts';
import { guestPageRow } from '../peers.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measured like other programs' pages, on Lighthouse's simulated phone. */
export const weight: Row = {
  name: 'weight',
  async measure({ dir, quick }) {
    if (!findChromium()) {
      const found = 'not measured: there is no browser';
      return [{ what: guestPageRow, goal: '', found, met: null, figures: {} }];
    }
    const { env, inviteId } = await fill(dir, { guests: 100 });
    await using festoon = await serve({ kind: 'festoon', env }, null);
    const page = `${festoon.url}${getGuestPath(inviteId)}`;
    const audit = await auditPage(page, { runs: quick ? 1 : 3, categories });
    const { scores, metrics, weights } = audit;
    const kinds = Object.entries(weights).filter(([, kB]) => kB > 0);
    const all = kinds.reduce((sum, [, kB]) => sum + kB, 0);
    const parts = kinds.map(([kind, kB]) => `${kind} ${formatNumber(kB)}`);
    const marks = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
    return [
      {
        what: guestPageRow,
        goal: '',
        found: `${formatNumber(all)} kB (${parts.join(', ')}); ${marks.join(', ')}`,
        met: null,
        figures: {
          'kB in all': all,
          ...Object.fromEntries(kinds.map(([kind, kB]) => [`kB ${kind}`, kB])),
          ...scores,
          'LCP, s': metrics.LCP / 1000,
        },
      },
    ];
  },
};
