import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';

import { findChromium } from '../../scripts/find-chromium.mjs';
import { findFreePort } from '../proxy/programs.ts';

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export type Metric = keyof typeof metrics;

/** The result of one Lighthouse run. */
export interface Audit {
  /** Scores out of 100 by category. */
  scores: Record<string, number>;
  /** FCP, LCP and TBT in milliseconds; CLS without a unit. */
  metrics: Record<Metric, number>;
  /** The audits that cost points, by name. */
  shortcomings: string[];
}

export interface AuditOptions {
  categories: string[];
  /** Sent with every request. */
  cookie?: string | undefined;
}

type Report = RunnerResult['lhr'];

/** Runs Lighthouse in a browser of its own, as its command does. Throws when the run gave no result. */
async function runOnce(url: string, { categories, cookie }: AuditOptions): Promise<Report> {
  const port = await findFreePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: categories,
      ...(cookie ? { extraHeaders: { cookie } } : {}),
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.code);
    const unmarked = Object.values(lhr.categories).filter(({ score }) => score === null);
    if (unmarked.length > 0) throw new Error(`No marks for ${unmarked.map(({ id }) => id).join()}`);
    return lhr;
  } finally {
    await browser.close();
  }
}

/** How many failures of the tool in a row are retried. They are no measurements. */
const mostRelaunches = 4;

/** Calls `run` until it returns. Reports each failure with `say` and gives up after `mostRelaunches` retries. */
export async function runWithRelaunches<T>(run: () => Promise<T>, say: (line: string) => void) {
  for (let relaunches = 0; ; relaunches++) {
    try {
      return await run();
    } catch (error) {
      if (relaunches === mostRelaunches) throw error;
      say(`Lighthouse failed (${(error as Error).message}): launched again`);
    }
  }
}

/** Measures one page with Lighthouse's simulated phone. */
export async function auditPage(url: string, options: AuditOptions): Promise<Audit> {
  const { categories, audits } = await runWithRelaunches(() => runOnce(url, options), console.log);
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ) as Record<Metric, number>,
    shortcomings: refs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim()),
  };
}
