import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Db, openDatabase } from '#app/platform/db/client.server.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { createTestWorker } from '#tests/setup/mail-worker.ts';
import { createQueue, prepareInvitations } from '#tests/setup/mail.ts';
import { createPostgres, longTimeLimits } from '#tests/setup/postgres.ts';
import { type PostgresServer, startPostgres } from '#tests/setup/postgres/server.ts';
import { type ServerProcess, spawnServer } from '#tests/setup/server-process.ts';
import { type SmtpSink, openSmtpSink } from '#tests/setup/smtp-server.ts';

const messages = 60;

/** The test run's own server does not wait for the disk. */
let durable: PostgresServer;
let sink: SmtpSink;
let running: ServerProcess[] = [];
let remove: () => Promise<void>;

beforeAll(async () => {
  durable = await startPostgres({ durable: true });
});
afterAll(() => durable.stop());
beforeEach(async () => {
  sink = await openSmtpSink();
});
afterEach(async () => {
  await Promise.all(running.map(kill));
  running = [];
  await sink.stop();
  await remove();
});

async function keepSqlite(): Promise<Record<string, string>> {
  const dir = mkdtempSync(path.join(tmpdir(), 'festoon-mail-crash-'));
  remove = async () => rmSync(dir, { recursive: true });
  return { DATA_DIR: dir };
}

async function keepPostgres(): Promise<Record<string, string>> {
  const database = await createPostgres(durable.url);
  remove = () => database.drop();
  return { DATABASE_URL: database.url, ...longTimeLimits };
}

/** Ends the server between any two instructions, as a power cut would. */
async function kill({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** When in a conversation the process is killed. */
const phases = ['recipient', 'data', 'accepted'] as const;

/** Kills `doomed` in the middle of a conversation, after some messages. */
function killIn(phase: (typeof phases)[number], doomed: () => ServerProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = 15;
  const reach = () => {
    left -= 1;
    if (left !== 0) return false;
    void kill(doomed()).then(resolve);
    return true;
  };
  sink.atRecipient = () => (phase === 'recipient' && reach() ? 'cut' : null);
  sink.atData = () => (phase === 'data' && reach() ? 'cut' : null);
  // The server has the message, and the sender dies before it learns of it.
  sink.afterData = async () => {
    if (phase === 'accepted' && reach()) await promise;
    return null;
  };
  return promise;
}

async function queueMail(db: Db): Promise<void> {
  const { mails } = await prepareInvitations(db, makeInvitees(messages));
  await db.transaction().execute((trx) => createQueue(Date.now).enqueue(trx, mails));
}

function spawn(env: Record<string, string>): ServerProcess {
  const server = spawnServer({
    ...env,
    SMTP_URL: sink.url,
    MAIL_FROM: 'Festoon <invitations@festoon.example>',
    MAIL_RATE: '100000',
    MAIL_YOUNG_LIMIT: '500',
  });
  running.push(server);
  return server;
}

/** Two servers on one database, which both lease messages before the first is accepted. */
function spawnTwo(env: Record<string, string>): [ServerProcess, ServerProcess] {
  const servers: [ServerProcess, ServerProcess] = [spawn(env), spawn(env)];
  const begun = Promise.all(servers.map(({ serving }) => serving));
  const { atData } = sink;
  sink.atData = async (address) => {
    await begun;
    return atData(address);
  };
  return servers;
}

/** Every message came, and copies have its Message-ID. Returns the number of copies. */
async function countCopies(db: Db): Promise<number> {
  const rows = await db.selectFrom('outbox').select(['state', 'message_id as messageId']).execute();
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  const came = sink.received.map(({ messageId }) => messageId);
  expect(new Set(came)).toEqual(new Set(rows.map(({ messageId }) => messageId)));
  expect(new Set(sink.received.map(({ to }) => to)).size).toBe(messages);
  return came.length - messages;
}

const engines = [
  { name: 'SQLite', keep: keepSqlite },
  { name: 'PostgreSQL', keep: keepPostgres },
];
const cases = engines.flatMap((engine) => phases.map((phase) => ({ ...engine, phase })));

test.each(cases)(
  'no message is lost when the server is killed at “$phase” on $name, and what comes twice has the same Message-ID (behaviour 29.5)',
  async ({ name, keep, phase }) => {
    const env = await keep();
    const db = await openDatabase(readSettings(env));
    await queueMail(db);
    // On SQLite only one process at a time can open the database.
    await db.destroy();
    let server: ServerProcess | undefined;
    const killed = killIn(phase, () => server!);
    server = spawn(env);
    await killed;
    const after = await openDatabase(readSettings(env));
    // Another process, after the killed one's leases have run out.
    const now = Date.now() + 10 * 60_000;
    await createTestWorker({ db: after, clock: () => now, url: sink.url }).drain();
    const twice = await countCopies(after);
    await after.destroy();
    // Only messages of the five open conversations, or accepted and not yet recorded.
    expect(twice).toBeLessThanOrEqual(10);
    process.stdout.write(
      `${name}, killed at ${phase}: ${messages} messages, 0 lost, ${twice} twice\n`,
    );
  },
);

test.each(engines)(
  'no message is lost when the server on $name is killed after it has taken messages and before it has tried to send one (behaviour 29.5)',
  async ({ keep }) => {
    const env = await keep();
    const db = await openDatabase(readSettings(env));
    await queueMail(db);
    await db.destroy();
    const { promise: killed, resolve } = Promise.withResolvers<void>();
    sink.atConnection = () => {
      void kill(server).then(resolve);
      return 'cut';
    };
    const server = spawn(env);
    await killed;
    sink.atConnection = () => null;
    expect(sink.asked).toEqual([]);
    const after = await openDatabase(readSettings(env));
    const early = createTestWorker({ db: after, clock: Date.now, url: sink.url });
    const taken = await after
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'leased')
      .execute();
    expect(taken.length).toBeGreaterThan(0);
    // Until the lease runs out, another process gets only what was not leased.
    await early.drain();
    expect(sink.received).toHaveLength(messages - taken.length);
    const now = Date.now() + 10 * 60_000;
    await createTestWorker({ db: after, clock: () => now, url: sink.url }).drain();
    expect(await countCopies(after)).toBe(0);
    await after.destroy();
  },
);

test('two servers share the mail of one PostgreSQL, and nothing is sent twice (behaviour 29.5)', async () => {
  const env = await keepPostgres();
  const db = await openDatabase(readSettings(env));
  await queueMail(db);
  spawnTwo(env);
  const waiting = () =>
    db.selectFrom('outbox').select('id').where('state', '!=', 'sent').limit(1).execute();
  await expect.poll(waiting).toEqual([]);
  expect(await countCopies(db)).toBe(0);
  await db.destroy();
});

test.each(phases)(
  'no message is lost when one of two servers on PostgreSQL is killed at “%s” (behaviour 29.5)',
  async (phase) => {
    const env = await keepPostgres();
    const db = await openDatabase(readSettings(env));
    await queueMail(db);
    const servers: ServerProcess[] = [];
    const killed = killIn(phase, () => servers[0]!);
    servers.push(...spawnTwo(env));
    await killed;
    const [, other] = servers;
    // It releases what it has not begun.
    other?.child.kill('SIGTERM');
    await other?.exited;
    const now = Date.now() + 10 * 60_000;
    await createTestWorker({ db, clock: () => now, url: sink.url }).drain();
    const twice = await countCopies(db);
    await db.destroy();
    // Each has five conversations, and as many messages accepted and not yet recorded.
    expect(twice).toBeLessThanOrEqual(20);
    process.stdout.write(
      `Two on PostgreSQL, one killed at ${phase}: ${messages} messages, 0 lost, ${twice} twice\n`,
    );
  },
);
