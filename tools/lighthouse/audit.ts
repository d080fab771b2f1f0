import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';

import { flags } from '#tests/setup/launch-browser.ts';

import { findChromium } from '../../scripts/find-chromium.mjs';
import { computeMedian } from '../bench/harness.ts';
import { findFreePort } from '../ports.ts';

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const;

type Metric = keyof typeof metrics;

/** Medians of several runs. */
export interface Audit {
  /** Out of 100 by category. */
  scores: Record<string, number>;
  /** Milliseconds. */
  metrics: Record<Metric, number>;
  /** The names of audits that cost points. */
  shortcomings: string[];
  /** Kilobytes over the wire by the kind of file. */
  weights: Record<string, number>;
}

interface AuditOptions {
  runs: number;
  categories: readonly string[];
  cookie?: string | undefined;
  /** How many times as fast as the phone this machine is taken to be; Lighthouse's own four where it is left out. */
  slowdown?: number;
}

type Report = RunnerResult['lhr'];

/** Throws when the run gave no result. */
async function runOnce(
  url: string,
  { categories, cookie, slowdown }: AuditOptions,
): Promise<Report> {
  const port = await findFreePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...flags, `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      ...(cookie ? { extraHeaders: { cookie } } : {}),
      ...(slowdown ? { throttling: { cpuSlowdownMultiplier: slowdown } } : {}),
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

/** Failures of the tool are no measurements, and this many in a row are retried. */
const mostRelaunches = 4;

/** Reports failures with `say` and gives up after `mostRelaunches` retries. */
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

function listShortcomings({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim());
}

function weigh({ audits }: Report): Record<string, number> {
  const requests = audits['network-requests']?.details as unknown as {
    items: { resourceType: string; transferSize: number }[];
  };
  const weights: Record<string, number> = {};
  for (const { resourceType, transferSize } of requests.items) {
    const kind = resourceType.toLowerCase();
    weights[kind] = (weights[kind] ?? 0) + transferSize / 1000;
  }
  return weights;
}

/** Lighthouse's index of a phone in the middle of the market, by which Chromium's developer tools calibrate. */
const phoneIndex = 1000;

/** How many times as fast as such a phone this machine is: at least 1. Lighthouse's own four suits few machines. */
export async function measureSlowdown(url: string): Promise<number> {
  const indexes: number[] = [];
  while (indexes.length < 3) {
    const options = { runs: 1, categories: ['performance'] };
    const { environment } = await runWithRelaunches(() => runOnce(url, options), console.log);
    indexes.push(environment.benchmarkIndex);
  }
  return Math.max(1, computeMedian(indexes) / phoneIndex);
}

/** With Lighthouse's simulated phone. */
export async function auditPage(url: string, options: AuditOptions): Promise<Audit> {
  const reports: Report[] = [];
  while (reports.length < options.runs) {
    reports.push(await runWithRelaunches(() => runOnce(url, options), console.log));
  }
  const median = (read: (report: Report) => number | null | undefined) =>
    computeMedian(reports.map((report) => read(report) ?? Number.NaN));
  const medians = (entries: [string, (report: Report) => number | null | undefined][]) =>
    Object.fromEntries(entries.map(([name, read]) => [name, median(read)]));
  return {
    scores: medians(
      options.categories.map((id) => [
        id,
        ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100),
      ]),
    ),
    metrics: medians(
      Object.entries(metrics).map(([name, id]) => [name, ({ audits }) => audits[id]?.numericValue]),
    ) as Record<Metric, number>,
    shortcomings: [...new Set(reports.flatMap(listShortcomings))],
    weights: reports[0] ? weigh(reports[0]) : {},
  };
}
