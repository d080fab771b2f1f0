// `npm run check:nginx` and `npm run check:caddy`: run the example of docs/operations/ in front of the built server
// and walk through it as a host and guests. Needs the proxy's program and openssl, so it is not part of `npm test`.
// With DATABASE_URL, an empty PostgreSQL database, there are two nodes.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { findAccount } from '#app/features/host/store.server.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { openDatabase } from '#app/platform/db/client.server.ts';
import { listTokens } from '#tests/setup/invites.ts';
import { spawnServer } from '#tests/setup/server-process.ts';
import { draft } from '#tests/setup/stored-invite.ts';

import { ensureBuilt } from '../../scripts/build.mjs';
import { Browser, site } from './browser.ts';
import { findFreePort, makeCertificate, programs } from './programs.ts';
import { Walk } from './walk.ts';

const timeLimitMs = 15_000;

const [name = ''] = process.argv.slice(2);
const startProxy = programs[name];
if (!startProxy) throw new Error(`Usage: tools/proxy/main.ts ${Object.keys(programs).join('|')}`);

await ensureBuilt(path.resolve(import.meta.dirname, '../..'));
const dir = mkdtempSync(path.join(tmpdir(), `festoon-${name}-`));
const { DATABASE_URL } = process.env;
const database = DATABASE_URL ? { DATABASE_URL } : { DATA_DIR: dir };
const place = {
  dir,
  nodes: DATABASE_URL ? [await findFreePort(), await findFreePort()] : [await findFreePort()],
  http: await findFreePort(),
  https: await findFreePort(),
};
const ca = makeCertificate(dir);
const servers = place.nodes.map((port) =>
  spawnServer({
    ...database,
    PORT: String(port),
    APP_ORIGIN: site,
    TRUST_PROXY: 'on',
    PHOTON_URL: 'off',
    NOMINATIM_URL: 'off',
  }),
);
await Promise.all(servers.map(({ serving }) => serving));
const proxy = startProxy(place);
const ended = new AbortController();
proxy.once('error', (error) => {
  console.error(`${name} does not start: ${error.message}.`);
  ended.abort();
});
proxy.once('exit', () => ended.abort());

async function saveInvite(username: string): Promise<{ id: string; token: string }> {
  const db = await openDatabase({ DATA_DIR: dir, DATABASE_URL });
  const host = await findAccount(db, { username });
  if (!host) throw new Error('The account is not there.');
  const id = await saveDraft({ db, clock: Date.now }, host, {
    ...draft,
    draftId: `proxy-${Date.now()}`,
  });
  const [token = ''] = await listTokens(db, id);
  await db.destroy();
  return { id, token };
}

/** nginx writes a log as soon as it has answered. Caddy's example has none. */
function readLogs(): string {
  const logs = readdirSync(dir).filter((file) => file.endsWith('.log'));
  return logs.map((file) => readFileSync(path.join(dir, file), 'utf8')).join('');
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

let failed = 0;
while (!ended.signal.aborted && !(await accepts(place.https))) await wait(50);
const walk = ended.signal.aborted
  ? []
  : new Walk({ open: () => new Browser(place, ca), saveInvite, readLogs }).steps;
for (const [sentence, step] of walk) {
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
for (const { child } of servers) child.kill();
await Promise.all(servers.map(({ exited }) => exited));
rmSync(dir, { recursive: true, force: true });
console.log(`${name}: ${walk.length - failed} of ${walk.length} hold`);
process.exit(failed > 0 || walk.length === 0 ? 1 : 0);
