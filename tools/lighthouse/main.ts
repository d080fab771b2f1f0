/**
 * Runs Lighthouse as on a phone on pages of the built site: guest pages in three themes, which must have full
 * scores, and on the home page, the wizard's first step and a dashboard. States the median of five runs each, with
 * the processor slowed down to that of a phone; `npm run lighthouse -- 1` sets the number of runs.
 */
import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { openSite } from '#tests/setup/site.ts';

import { auditPage, measureSlowdown } from './audit.ts';

const runs = Number(process.argv[2] ?? 5);
const themes = [
  ['Romantic', 'Pastel', 'Cottagecore'],
  ['Spooky', 'Monochrome', 'Retro'],
  ['Neon', 'Sci-fi', 'Dance Pop'],
];
const full = { performance: 100, accessibility: 100 };
const almost = { performance: 98, accessibility: 100 };

interface Goal {
  /** The least score by category. */
  scores: Record<string, number>;
  /** Largest contentful paint, in milliseconds. */
  lcp?: number;
  cookie?: string;
}

/** False when a page misses its goal. */
async function measure(
  name: string,
  path: string,
  { scores: least, lcp = Infinity, cookie }: Goal,
) {
  const options = { runs, categories: Object.keys(least), cookie, slowdown };
  const { scores, metrics, shortcomings } = await auditPage(site.url + path, options);
  const { FCP, LCP, TBT } = metrics;
  const marks = Object.entries(scores).map(([id, score]) => `${id} ${score}`);
  console.log(`${name}: ${marks.join(', ')}`);
  console.log(`  FCP ${FCP.toFixed(0)} ms, LCP ${LCP.toFixed(0)} ms, TBT ${TBT.toFixed(0)} ms`);
  for (const line of shortcomings) console.log(`  ${line}`);
  return Object.entries(least).every(([id, score]) => (scores[id] ?? 0) >= score) && LCP <= lcp;
}

const site = await openSite();
const slowdown = await measureSlowdown(site.url);
console.log(`Processor slowed down ${slowdown.toFixed(1)} times`);
const { host, cookie } = await logIn(site, 'host');
const met: boolean[] = [];
let event = '';
for (const theme of themes) {
  event = await addEvent(site.db, { host, theme });
  met.push(await measure(theme.join(', '), getGuestPath(event), { scores: full, lcp: 1200 }));
}
met.push(
  await measure('Home', '/', { scores: full }),
  await measure('Wizard', '/eventName', { scores: almost }),
  await measure('Dashboard', getDashboardPath(event), {
    scores: almost,
    lcp: 1800,
    cookie: `${cookie.name}=${cookie.value}`,
  }),
);
await site.close();
process.exitCode = met.every(Boolean) ? 0 : 1;
