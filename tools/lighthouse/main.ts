/**
 * Runs Lighthouse as on a phone on pages of the built site: guest pages in three themes, which must have full
 * scores, and on the home page, the wizard's first step and a dashboard. States the median of five runs each;
 * `npm run lighthouse -- 1` sets the number of runs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { startSession } from '#app/features/host/sessions.server.ts';
import { createToken } from '#app/platform/ids.server.ts';
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import type * as source from '#server/start.ts';

import { saveDraft } from '../../app/features/invite/save-draft.server.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { computeMedian } from '../bench/harness.ts';
import { nextYear } from '../next-year.ts';
import { type Audit, type Metric, auditPage } from './audit.ts';

const root = path.resolve(import.meta.dirname, '../..');
const runs = Number(process.argv[2] ?? 5);
const themes = [
  ['Romantic', 'Pastel', 'Cottagecore'],
  ['Spooky', 'Monochrome', 'Retro'],
  ['Neon', 'Sci-fi', 'Dance Pop'],
];
const categories = ['performance', 'accessibility'];
const full = { performance: 100, accessibility: 100 };

interface Goal {
  /** The least score by category. */
  scores: Record<string, number>;
  /** The latest largest paint, in milliseconds. */
  lcp?: number;
  cookie?: string | undefined;
}

/** Measures a page. Returns false when it misses its goal. */
async function measure(name: string, url: string, goal: Goal): Promise<boolean> {
  const audits: Audit[] = [];
  const { cookie, lcp = Infinity } = goal;
  while (audits.length < runs) audits.push(await auditPage(url, { categories, cookie }));
  const scores = categories.map((id) => ({
    id,
    score: computeMedian(audits.map((audit) => audit.scores[id] ?? 0)),
  }));
  const time = (metric: Metric) =>
    Math.round(computeMedian(audits.map(({ metrics }) => metrics[metric])));
  console.log(`${name}: ${scores.map(({ id, score }) => `${id} ${score}`).join(', ')}`);
  console.log(`  FCP ${time('FCP')} ms, LCP ${time('LCP')} ms, TBT ${time('TBT')} ms`);
  const shortcomings = new Set(audits.flatMap((audit) => audit.shortcomings));
  for (const line of shortcomings) console.log(`  ${line}`);
  return scores.every(({ id, score }) => score >= (goal.scores[id] ?? 0)) && time('LCP') <= lcp;
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

const met: boolean[] = [];
let event = '';
for (const theme of themes) {
  const id = await saveDraft({ db, clock }, host, {
    draftId: createToken(),
    eventName: 'Maya & Jonah’s Garden Supper',
    eventType: ['Dinner Party'],
    theme,
    date: `${nextYear}-06-12`,
    startTime: '16:00',
    endTime: '22:00',
    endsNextDay: false,
    timeZone: 'Europe/London',
    location: 'Orchard House, 14 Mill Lane, Bath',
    lat: 51.38,
    lng: -2.36,
    showMap: true,
    customMessage: 'Wear something you can sit on the grass in.',
    hostedBy: 'Nora',
    answerSettings: usualAnswers,
    activities: [{ id: 1, name: 'Supper', time: 1110 }],
    invitees: [],
  });
  event = id;
  met.push(
    await measure(theme.join(', '), site.url + getGuestPath(id), { scores: full, lcp: 1200 }),
  );
}
met.push(await measure('Home', site.url, { scores: full }));
const almost = { performance: 98, accessibility: 100 };
met.push(await measure('Wizard', `${site.url}/eventName`, { scores: almost }));
const session = await startSession(site.services, host.uid);
const cookie = session.split(';')[0];
met.push(
  await measure('Dashboard', site.url + getDashboardPath(event), { scores: almost, cookie }),
);
await site.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = met.every(Boolean) ? 0 : 1;
