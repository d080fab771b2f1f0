// `npm run check:imap`: the reader of returned mail on Dovecot. A report that arrives is applied at once (IDLE), also after
// the server was away, after a folder was made anew (UIDVALIDITY) and beside a second process. Needs Dovecot, which it
// installs as root on Debian.
import { strict as assert } from 'node:assert';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { ImapFlow } from 'imapflow';

import { openImapMailbox } from '#app/features/mail/returned/imap-mailbox.server.ts';
import {
  createMailReader,
  createReturnedCounts,
} from '#app/features/mail/returned/mail-reader.server.ts';
import { type Db, openDialect } from '#app/platform/db/client.server.ts';
import { createSqliteDialect } from '#app/platform/db/dialects.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { plainSamples } from '#tests/fixtures/returned-mail/plain-reports.ts';
import { sampleToken } from '#tests/fixtures/returned-mail/sample.ts';
import { prepareInvitations, createQueue } from '#tests/setup/mail.ts';

import { CommandError } from '../../scripts/command-error.mjs';
import { installFromDebian, isRootOnDebian } from '../../scripts/debian.mjs';
import { findFreePort, untilListening } from '../ports.ts';

const program = '/usr/sbin/dovecot';
const withinMs = 60_000;
const folder = 'Returned';

async function startDovecot(dir: string, port: number): Promise<ChildProcess> {
  const file = path.join(dir, 'dovecot.conf');
  writeFileSync(path.join(dir, 'users'), 'bounces:{PLAIN}secret::::::\n');
  mkdirSync(path.join(dir, 'mail'), { recursive: true });
  chmodSync(dir, 0o755);
  chmodSync(path.join(dir, 'mail'), 0o777);
  writeFileSync(
    file,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${dir}/run
state_dir = ${dir}/state
log_path = ${dir}/log
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${dir}/mail/%u
service imap-login {
  inet_listener imap {
    port = ${port}
  }
}
passdb {
  driver = passwd-file
  args = ${dir}/users
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${dir}/mail/%u
}
`,
  );
  const child = spawn(program, ['-F', '-c', file], { stdio: 'inherit' });
  await untilListening(child, port);
  return child;
}

async function stopDovecot(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function asClient<Value>(port: number, work: (client: ImapFlow) => Promise<Value>) {
  const auth = { user: 'bounces', pass: 'secret' };
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.logout();
  }
}

/** Messages that were sent to guests. */
async function addSent(db: Db, count: number): Promise<string[]> {
  const guests = Array.from({ length: count }, (_, at) => ({
    name: `Guest ${at}`,
    email: `guest-${at}@guests.example`,
  }));
  const { mails } = await prepareInvitations(db, guests);
  await db.transaction().execute((trx) => createQueue(Date.now).enqueue(trx, mails));
  await db.updateTable('outbox').set({ state: 'sent' }).execute();
  const rows = await db.selectFrom('outbox').select('message_id as id').orderBy('id').execute();
  return rows.map(({ id }) => id.split('@')[0] ?? '');
}

async function countFailed(db: Db): Promise<number> {
  const query = db.selectFrom('outbox').where('state', '=', 'failed').select('id');
  return (await query.execute()).length;
}

/** Milliseconds until `count` messages have failed. */
async function untilFailed(db: Db, count: number): Promise<number> {
  const start = performance.now();
  while ((await countFailed(db)) < count) {
    if (performance.now() - start > withinMs) throw new Error(`${count} reports were not applied.`);
    await setTimeout(20);
  }
  assert.equal(await countFailed(db), count);
  return Math.round(performance.now() - start);
}

function hire(db: Db, url: string) {
  const { IMAP_URL } = readSettings({
    IMAP_URL: url,
    SMTP_URL: 'file:/nowhere',
    MAIL_FROM: 'invitations@festoon.example',
  });
  assert(IMAP_URL);
  const counts = createReturnedCounts();
  const reader = createMailReader({
    db,
    clock: Date.now,
    log: { info() {}, warn() {}, error: console.error },
    open: () => openImapMailbox(IMAP_URL),
    domain: 'festoon.example',
    counts,
    announce() {},
    pauses: { lookMs: 60_000, firstMs: 200, longestMs: 1000 },
  });
  reader.begin();
  return { reader, counts };
}

async function check(dir: string, db: Db): Promise<void> {
  const port = await findFreePort();
  let dovecot = await startDovecot(dir, port);
  const tokens = await addSent(db, 40);
  const deliver = (count: number) =>
    asClient(port, async (client) => {
      for (const token of tokens.splice(0, count)) {
        await client.append(folder, (plainSamples[0]?.raw ?? '').replaceAll(sampleToken, token));
      }
    });
  await asClient(port, (client) => client.mailboxCreate(folder));
  const url = `imap://bounces:secret@127.0.0.1:${port}/${folder}`;
  const readers = [hire(db, url), hire(db, url)];
  const connected = () => readers.filter(({ counts }) => counts.isConnected).length;
  while (connected() === 0) await setTimeout(20);
  await setTimeout(3000);
  assert.equal(connected(), 1);
  await deliver(1);
  console.log(
    `A report was applied after ${await untilFailed(db, 1)} ms, by one of two processes.`,
  );
  await deliver(19);
  console.log(`19 more after ${await untilFailed(db, 20)} ms.`);
  await stopDovecot(dovecot);
  await setTimeout(3000);
  dovecot = await startDovecot(dir, port);
  await deliver(10);
  console.log(`After a lost connection 10 more after ${await untilFailed(db, 30)} ms.`);
  await stopDovecot(dovecot);
  rmSync(path.join(dir, 'mail', 'bounces', `.${folder}`, 'dovecot-uidlist'));
  dovecot = await startDovecot(dir, port);
  await deliver(10);
  console.log(`After a new UIDVALIDITY the last 10 after ${await untilFailed(db, 40)} ms.`);
  await setTimeout(1000);
  await asClient(port, async (client) => {
    const left = await client.status(folder, { messages: true });
    const kept = await client.status('Festoon-read', { messages: true });
    assert.deepEqual([left && left.messages, kept && kept.messages], [0, 40]);
  });
  await Promise.all(readers.map(({ reader }) => reader.stop()));
  await stopDovecot(dovecot);
  console.log('Nothing was deleted: 40 messages are in the folder of what was read.');
}

if (!existsSync(program) && !(isRootOnDebian() && (await installFromDebian(['dovecot-imapd'])))) {
  throw new CommandError('Install Dovecot first.');
}
const dir = mkdtempSync(path.join(tmpdir(), 'festoon-imap-'));
const db = await openDialect(createSqliteDialect(dir));
try {
  await check(dir, db);
} finally {
  await db.destroy();
}
rmSync(dir, { recursive: true });
process.exit(0);
