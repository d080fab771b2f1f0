// `npm run check:pooler`: two nodes on PostgreSQL through pgbouncer in transaction mode. An answer on one shows on the
// other's dashboard within three seconds, and many at once are all stored. Needs pgbouncer, which it installs as root on
// Debian.
import { strict as assert } from 'node:assert';
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { getEventDataPath, getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { listAnswers } from '#tests/setup/guest-page.ts';
import { ana, findHost, logInByPassword, signUp } from '#tests/setup/log-in-screen.ts';
import { createPostgres } from '#tests/setup/postgres.ts';
import { startPostgres } from '#tests/setup/postgres/server.ts';
import { type Site, openSite } from '#tests/setup/site.ts';

import { CommandError } from '../../scripts/command-error.mjs';
import { installFromDebian, isRootOnDebian } from '../../scripts/debian.mjs';
import { findFreePort, untilListening } from '../ports.ts';

const program = '/usr/sbin/pgbouncer';
const withinMs = 3000;
const rounds = 10;
const crowd = 200;

/** The settings are those of docs/operations.md. */
async function startPooler(
  dir: string,
  database: URL,
): Promise<{ url: string; child: ChildProcess }> {
  const port = await findFreePort();
  const { hostname, username, password } = database;
  const file = path.join(dir, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${database.port} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
ignore_startup_parameters = extra_float_digits, statement_timeout, idle_in_transaction_session_timeout
`,
  );
  // It refuses to run as root.
  chmodSync(dir, 0o755);
  const user = process.getuid?.() === 0 ? ['--user=nobody'] : [];
  const child = spawn(program, ['--quiet', ...user, file], { stdio: 'inherit' });
  await untilListening(child, port);
  const url = new URL(database);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, child };
}

/** How long each answer on one node takes to the other's dashboard, in milliseconds. */
async function measureDelays([one, other]: [Site, Site]): Promise<number[]> {
  await signUp(one.visitor());
  const host = other.visitor();
  await logInByPassword(host);
  const id = await addEvent(one.db, { host: await findHost(one, ana.username) });
  const stream = host.follow(getEventDataPath('live', id));
  await stream.next();
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { status } = await one.visitor().post(getGuestPath(id), { answer: 'yes' });
    assert.equal(status, 303);
    const began = performance.now();
    for await (const text of stream) if (text.includes('data:')) break;
    delays.push(performance.now() - began);
  }
  return delays;
}

/** Returns how many of the answers that were acknowledged are stored, and how many were. */
async function answerAtOnce(nodes: [Site, Site]): Promise<[stored: number, acknowledged: number]> {
  const id = await addEvent(nodes[0].db, {});
  const sent = Array.from({ length: crowd }, async (_, index) => {
    const from = { 'x-forwarded-for': `10.0.${index % 250}.${Math.floor(index / 250)}` };
    const site = nodes[index % 2 === 0 ? 0 : 1];
    return (await site.visitor().post(getGuestPath(id), { answer: 'maybe' }, from)).status;
  });
  const acknowledged = (await Promise.all(sent)).filter((status) => status === 303).length;
  return [(await listAnswers(nodes[0].db, id)).length, acknowledged];
}

if (!existsSync(program) && !(isRootOnDebian() && (await installFromDebian(['pgbouncer'])))) {
  throw new CommandError('The check of the pooler needs Debian’s package pgbouncer.');
}
const dir = mkdtempSync(path.join(tmpdir(), 'festoon-pooler-'));
const server = await startPostgres();
const database = await createPostgres(server.url);
const { url, child } = await startPooler(dir, new URL(database.url));
const env = { DATABASE_URL: url, TRUST_PROXY: 'on' };
const nodes: [Site, Site] = [await openSite(env), await openSite(env)];
try {
  const delays = await measureDelays(nodes);
  const longest = Math.max(...delays);
  console.log(`An answer shows on the other node after ${Math.round(longest)} ms at most.`);
  assert.ok(longest <= withinMs, `that is more than ${withinMs} ms`);
  const [stored, acknowledged] = await answerAtOnce(nodes);
  console.log(
    `${acknowledged} of ${crowd} answers at once were acknowledged, ${stored} are stored.`,
  );
  assert.equal(acknowledged, crowd);
  assert.equal(stored, crowd);
} finally {
  await Promise.all(nodes.map((node) => node.close()));
  child.kill();
  await database.drop();
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}
console.log('The pooler holds.');
process.exit(0);
