// `npm run check:nginx` and `npm run check:caddy`: walk through the built server behind the example proxies, and then
// with single sign-on in front. Need the program and openssl. With DATABASE_URL, an empty PostgreSQL database, there are
// two nodes.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { forwardAuth } from '#tests/setup/proxy-user.ts';
import { openSite } from '#tests/setup/site.ts';

import { findFreePort, untilListening } from '../ports.ts';
import { makeCertificate, programs } from './programs.ts';
import { SignOnWalk } from './sign-on-walk.ts';
import { startSignOn } from './sign-on.ts';
import { type Step, Walk, type Way } from './walk.ts';

const timeLimitMs = 15_000;

const [name = ''] = process.argv.slice(2);
const program = programs[name];
if (!program) throw new Error(`Usage: tools/proxy/main.ts ${Object.keys(programs).join('|')}`);

const startProxy = program;
const dir = mkdtempSync(path.join(tmpdir(), `festoon-${name}-`));
setDefaultCACertificates([...getCACertificates(), makeCertificate(dir)]);
const { DATABASE_URL } = process.env;

/** nginx logs each answer. Caddy's example has no log. */
function readLogs(): string {
  const logs = readdirSync(dir).filter((file) => file.endsWith('.log'));
  return logs.map((file) => readFileSync(path.join(dir, file), 'utf8')).join('');
}

async function runStep([sentence, step]: Step): Promise<boolean> {
  const late = wait(timeLimitMs, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${timeLimitMs} ms`);
  });
  try {
    await Promise.race([step(), late]);
    console.log(`✓ ${sentence}`);
    return true;
  } catch (error) {
    console.log(`✗ ${sentence}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Starts the servers and the proxy, and walks. Returns the outcome of each step. */
async function walk(
  given: Record<string, string>,
  signOn: number | null,
  plan: (way: Way) => { steps: readonly Step[] },
): Promise<boolean[]> {
  const [http, https] = [await findFreePort(), await findFreePort()];
  const [url, plainUrl] = [`https://localhost:${https}`, `http://localhost:${http}`];
  const own = { APP_ORIGIN: url, TRUST_PROXY: 'on', ...given };
  const env = { ...own, ...(DATABASE_URL ? { DATABASE_URL } : {}) };
  const site = await openSite(env);
  const sites = DATABASE_URL ? [site, await openSite(env)] : [site];
  const nodes = sites.map((node) => Number(new URL(node.url).port));
  const proxy = startProxy({ dir, url, nodes, http, https, signOn });
  await untilListening(proxy, https);
  const outcomes: boolean[] = [];
  for (const step of plan({ site, url, plainUrl, readLogs }).steps) {
    outcomes.push(await runStep(step));
  }
  const ended = new Promise((resolve) => {
    proxy.once('exit', resolve);
  });
  proxy.kill();
  await ended;
  await Promise.all(sites.map((node) => node.close()));
  return outcomes;
}

const signOn = await startSignOn();
const outcomes = [
  ...(await walk({}, null, (way) => new Walk(way))),
  ...(await walk(forwardAuth, signOn.port, (way) => new SignOnWalk(way))),
];
signOn.close();
rmSync(dir, { recursive: true, force: true });
const held = outcomes.filter(Boolean).length;
console.log(`${name}: ${held} of ${outcomes.length} hold`);
process.exit(held < outcomes.length ? 1 : 0);
