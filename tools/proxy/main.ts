// `npm run check:nginx` and `npm run check:caddy`: walk through the built server behind the example proxies, and then
// with single sign-on in front, and then with two nodes on PostgreSQL, of which one is killed. Need the program and
// openssl. The PostgreSQL is the tests' own, or the server that TEST_DATABASE_URL names.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { openTwoNodes } from '#tests/setup/nodes.ts';
import setUpPostgres from '#tests/setup/postgres/global-setup.ts';
import { forwardAuth } from '#tests/setup/proxy-user.ts';
import { createSiteDatabase } from '#tests/setup/site-database.ts';
import { openSite } from '#tests/setup/site.ts';

import { findFreePort, untilListening } from '../ports.ts';
import { NodesWalk } from './nodes-walk.ts';
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

interface Servers {
  urls: string[];
  plan(way: { url: string; plainUrl: string }): { steps: readonly Step[] };
  close(): Promise<unknown>;
}

/** Starts the servers and the proxy, and walks. Returns the outcome of each step. */
async function walk(
  signOn: number | null,
  open: (env: Record<string, string>) => Promise<Servers>,
): Promise<boolean[]> {
  const [http, https] = [await findFreePort(), await findFreePort()];
  const [url, plainUrl] = [`https://localhost:${https}`, `http://localhost:${http}`];
  const sent = signOn === null ? {} : forwardAuth;
  const servers = await open({ APP_ORIGIN: url, TRUST_PROXY: 'on', ...sent });
  const nodes = servers.urls.map((node) => Number(new URL(node).port));
  const proxy = startProxy({ dir, url, nodes, http, https, signOn });
  await untilListening(proxy, https);
  const outcomes: boolean[] = [];
  for (const step of servers.plan({ url, plainUrl }).steps) outcomes.push(await runStep(step));
  const ended = new Promise((resolve) => {
    proxy.once('exit', resolve);
  });
  proxy.kill();
  await ended;
  await servers.close();
  return outcomes;
}

const openOne = (Plan: typeof Walk | typeof SignOnWalk) => async (env: Record<string, string>) => {
  const site = await openSite(env);
  const plan = (way: Omit<Way, 'site' | 'readLogs'>) => new Plan({ ...way, site, readLogs });
  return { urls: [site.url], plan, close: () => site.close() };
};

/** The same steps over two nodes in this process. */
const openTwo = (Plan: typeof Walk | typeof SignOnWalk) => async (env: Record<string, string>) => {
  const site = await openSite(env, { database: await createSiteDatabase('postgres') });
  const other = await openSite(env, { database: site.database });
  const plan = (way: Omit<Way, 'site' | 'readLogs'>) => new Plan({ ...way, site, readLogs });
  const close = async () => {
    await Promise.all([site.close(), other.close()]);
    await site.database.remove();
  };
  return { urls: [site.url, other.url], plan, close };
};

async function openNodes(env: Record<string, string>): Promise<Servers> {
  const cluster = await openTwoNodes(env);
  const urls = cluster.nodes.map((node) => node.url);
  return { urls, plan: (way) => new NodesWalk(way, cluster), close: () => cluster.close() };
}

const signOn = await startSignOn();
const stopPostgres = await setUpPostgres();
const outcomes = [
  ...(await walk(null, openOne(Walk))),
  ...(await walk(signOn.port, openOne(SignOnWalk))),
];
console.log('With two nodes:');
outcomes.push(
  ...(await walk(null, openTwo(Walk))),
  ...(await walk(signOn.port, openTwo(SignOnWalk))),
);
outcomes.push(...(await walk(signOn.port, openNodes)));
await stopPostgres?.();
signOn.close();
rmSync(dir, { recursive: true, force: true });
const held = outcomes.filter(Boolean).length;
console.log(`${name}: ${held} of ${outcomes.length} hold`);
process.exit(held < outcomes.length ? 1 : 0);
