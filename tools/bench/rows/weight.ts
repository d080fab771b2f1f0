import { findChromium } from '../../../scripts/find-chromium.mjs';
import { type Audit, auditPage } from '../../lighthouse/audit.ts';
import { openFully, openPage } from '../browser.ts';
import { fill } from '../data.ts';
import type { Finding, Row } from '../harness.ts';
import { computeMedian, formatNumber } from '../harness.ts';
import { type MeasuredServer, serve } from '../measured-server.ts';
import { guestPageRow } from '../peers.ts';

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch'] as const;
type Kind = (typeof kinds)[number];

/** Kilobytes over the wire of everything that a page loads by itself, as the browser counts them. */
async function weigh(url: string, path: string, cookie?: string) {
  const { page, close } = await openPage(url, cookie);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await openFully(page, session, () => page.goto(url + path));
  await close();
  const total = (kind: Kind) =>
    [...sizes]
      .filter(([id]) => types.get(id) === kind)
      .reduce((sum, [, bytes]) => sum + bytes / 1000, 0);
  return Object.fromEntries(kinds.map((kind) => [kind, total(kind)])) as Record<Kind, number>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's scores by category and its largest paint: the medians of this many runs. */
async function auditRuns(url: string, runs: number, cookie?: string) {
  const audits: Audit[] = [];
  while (audits.length < runs) audits.push(await auditPage(url, { categories, cookie }));
  if (runs === 0) return { scores: {}, paint: {} };
  const mark = (category: string) =>
    computeMedian(audits.map(({ scores }) => scores[category] ?? 0));
  return {
    scores: Object.fromEntries(categories.map((category) => [category, mark(category)])),
    paint: { 'LCP, s': computeMedian(audits.map(({ metrics }) => metrics.LCP)) / 1000 },
  };
}

async function finding(
  festoon: MeasuredServer,
  name: string,
  { path, cookie, quick }: { path: string; cookie?: string; quick: boolean },
): Promise<Finding> {
  const weights = await weigh(festoon.url, path, cookie);
  // Lighthouse takes ten seconds, so in a quick run only the guest page is measured, once.
  const runs = quick ? Number(path.startsWith('/guest/')) : 3;
  const { scores, paint } = await auditRuns(festoon.url + path, runs, cookie);
  const all = Object.values(weights).reduce((sum, value) => sum + value, 0);
  const parts = kinds
    .filter((kind) => weights[kind] > 0)
    .map((kind) => `${kind.toLowerCase()} ${formatNumber(weights[kind])}`);
  const marks = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
  return {
    what: name,
    goal: '',
    found: `${formatNumber(all)} kB (${parts.join(', ')}); ${marks.join(', ')}`,
    met: null,
    figures: {
      'kB in all': all,
      ...Object.fromEntries(kinds.map((kind) => [`kB ${kind.toLowerCase()}`, weights[kind]])),
      ...scores,
      ...paint,
    },
  };
}

export const weight: Row = {
  name: 'weight',
  async measure({ dir, quick }) {
    if (!findChromium()) {
      const found = 'not measured: there is no browser';
      return [{ what: 'Page weight and Lighthouse', goal: '', found, met: null, figures: {} }];
    }
    const { env, inviteId, cookie } = await fill(dir, { guests: 100 });
    const festoon = await serve({ kind: 'festoon', env }, null);
    const guest = await finding(festoon, guestPageRow, { path: `/guest/${inviteId}`, quick });
    const home = await finding(festoon, 'Page weight and Lighthouse: home', { path: '/', quick });
    const dashboard = await finding(festoon, 'Page weight and Lighthouse: dashboard', {
      path: `/host/events/${inviteId}`,
      cookie,
      quick,
    });
    await festoon.stop();
    return [guest, home, dashboard];
  },
};
