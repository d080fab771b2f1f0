// `npm run check:nginx` and `npm run check:caddy`: walk through the built server behind the example proxies. Need the
// program and openssl. With DATABASE_URL, an empty PostgreSQL database, there are two nodes.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { openSite } from '#tests/setup/site.ts';

import { findFreePort, untilListening } from '../ports.ts';
import { makeCertificate, programs } from './programs.ts';
import { Walk } from './walk.ts';

const timeLimitMs = 15_000;

const [name = ''] = process.argv.slice(2);
const startProxy = programs[name];
if (!startProxy) throw new Error(`Usage: tools/proxy/main.ts ${Object.keys(programs).join('|')}`);

const dir = mkdtempSync(path.join(tmpdir(), `festoon-${name}-`));
setDefaultCACertificates([...getCACertificates(), makeCertificate(dir)]);
const [http, https] = [await findFreePort(), await findFreePort()];
const [url, plainUrl] = [`https://localhost:${https}`, `http://localhost:${http}`];
const { DATABASE_URL } = process.env;
const env = { APP_ORIGIN: url, TRUST_PROXY: 'on', ...(DATABASE_URL ? { DATABASE_URL } : {}) };
const site = await openSite(env);
const sites = DATABASE_URL ? [site, await openSite(env)] : [site];
const nodes = sites.map((node) => Number(new URL(node.url).port));
const proxy = startProxy({ dir, url, nodes, http, https });
await untilListening(proxy, https);

/** nginx logs each answer. Caddy's example has no log. */
function readLogs(): string {
  const logs = readdirSync(dir).filter((file) => file.endsWith('.log'));
  return logs.map((file) => readFileSync(path.join(dir, file), 'utf8')).join('');
}

let failed = 0;
const { steps } = new Walk({ site, url, plainUrl, readLogs });
for (const [sentence, step] of steps) {
  const late = wait(timeLimitMs, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${timeLimitMs} ms`);
  });
  try {
    await Promise.race([step(), late]);
    console.log(`✓ ${sentence}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${sentence}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
proxy.kill();
await Promise.all(sites.map((node) => node.close()));
rmSync(dir, { recursive: true, force: true });
console.log(`${name}: ${steps.length - failed} of ${steps.length} hold`);
process.exit(failed > 0 ? 1 : 0);
