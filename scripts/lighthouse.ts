/**
 * Lighthouse, as on a phone, on guest pages of the built site: the median of five runs for each theme.
 * `npm run lighthouse`, or with how many runs: `npm run lighthouse -- 1`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { newToken } from '#app/platform/ids.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import type * as source from '#server/start.ts';

import { saveDraft } from '../app/features/invite/service.server.ts';
import { ensureBuilt } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const runs = Number(process.argv[2] ?? 5);
const themes = [
  ['Romantic', 'Pastel', 'Cottagecore'],
  ['Spooky', 'Monochrome', 'Retro'],
  ['Neon', 'Sci-fi', 'Dance Pop'],
];
const categories = ['performance', 'accessibility'] as const;
const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

async function measure(url: string, folder: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const { code, output } = await run(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join()}`,
      `--chrome-flags=${chromeFlags}`,
    ],
    { quiet: true, env: { ...process.env, CHROME_PATH: findChromium() ?? '' } },
  );
  if (code !== 0) throw new Error(output);
  const { default: report } = (await import(`${file}?${newToken()}`, {
    with: { type: 'json' },
  })) as { default: Report };
  return report;
}

/** What kept a report from full marks, by name. */
function shortcomings({ categories: found, audits }: Report): string[] {
  const refs = Object.values(found).flatMap(({ auditRefs }) => auditRefs);
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim());
}

await ensureBuilt(root);
const folder = mkdtempSync(path.join(tmpdir(), 'festoon-lighthouse-'));
const built = '#build/server/start.js';
const { start } = (await import(built)) as Pick<typeof source, 'start'>;
const quiet = { info() {}, warn() {}, error() {} };
const off = { PHOTON_URL: 'off', NOMINATIM_URL: 'off', MAP_TILES_URL: 'off' };
const settings = readSettings({ PORT: '0', DATA_DIR: folder, ...off });
const site = await start(settings, { log: quiet });
const { db, clock } = site.services;
const host = { uid: 'host', username: 'host', email: 'host@hosts.festoon.invalid' };
await db
  .insertInto('hosts')
  .values({ ...host, display_name: 'Host', password_hash: '', recovery_hash: '', created_at: 0 })
  .execute();

let short = 0;
for (const theme of themes) {
  const id = await saveDraft(
    { db, clock },
    { ...host, displayName: 'Host' },
    {
      draftId: newToken(),
      eventName: 'Maya & Jonah’s Garden Supper',
      eventType: ['Dinner Party'],
      theme,
      date: '2027-06-12',
      startTime: '16:00',
      endTime: '22:00',
      endsNextDay: false,
      timeZone: 'Europe/London',
      location: 'Orchard House, 14 Mill Lane, Bath',
      lat: 51.38,
      lng: -2.36,
      showMap: true,
      customMessage: 'Wear something you can sit on the grass in.',
      activities: [{ id: 1, name: 'Supper', time: 1110 }],
      invitees: [],
    },
  );
  const reports: Report[] = [];
  while (reports.length < runs) reports.push(await measure(`${site.url}/guest/${id}`, folder));
  const scores = categories.map((category) =>
    median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100))),
  );
  const times = metrics.map((metric) => reports.at(-1)?.audits[metric]?.displayValue);
  console.log(
    `${theme.join(', ')}: ${categories.map((name, at) => `${name} ${scores[at]}`).join(', ')}`,
  );
  console.log(`  FCP, LCP, TBT: ${times.join(', ')}`);
  const last = reports.at(-1);
  for (const line of last ? shortcomings(last) : []) console.log(`  ${line}`);
  if (scores.some((score) => score < 100)) short++;
}
await site.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = short === 0 ? 0 : 1;
