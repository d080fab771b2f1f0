import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';

import { findChromium } from '../find-chromium.mjs';
import { freePort } from '../proxy/programs.ts';

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export type Metric = keyof typeof metrics;

/** What one run of Lighthouse said. */
export interface Audit {
  /** Marks out of 100, by category. */
  scores: Record<string, number>;
  /** FCP, LCP and TBT in milliseconds; CLS as it is. */
  metrics: Record<Metric, number>;
  /** What kept the page from full marks, by name. */
  shortcomings: string[];
}

export interface AuditOptions {
  categories: string[];
  /** Sent along with every request. */
  cookie?: string | undefined;
}

type Report = RunnerResult['lhr'];

/** As Lighthouse's command does, in a browser of its own; a run that came to nothing throws. */
async function runOnce(url: string, { categories, cookie }: AuditOptions): Promise<Report> {
  const port = await freePort();
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

/** Runs that failed in the tool itself are no measurements: so often in a row they are tried again. */
const mostRelaunches = 4;

/** What `run` finds; as long as it throws it is run again, which is said each time, but not for ever. */
export async function relaunching<T>(run: () => Promise<T>, say: (line: string) => void) {
  for (let relaunches = 0; ; relaunches++) {
    try {
      return await run();
    } catch (error) {
      if (relaunches === mostRelaunches) throw error;
      say(`Lighthouse failed (${(error as Error).message}): launched again`);
    }
  }
}

/** Lighthouse's simulated phone on one page. */
export async function auditPage(url: string, options: AuditOptions): Promise<Audit> {
  const { categories, audits } = await relaunching(() => runOnce(url, options), console.log);
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
