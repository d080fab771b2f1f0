import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { type Db, openDatabase, openDialect } from '#app/platform/db/client.server.ts';
import { createSqliteDialect } from '#app/platform/db/dialects.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { readSettings } from '#app/platform/settings.server.ts';
import { addEvent } from '#tests/setup/events.ts';
import { createPostgres, longTimeLimits } from '#tests/setup/postgres.ts';
import { type PostgresServer, startPostgres } from '#tests/setup/postgres/server.ts';

const rounds = 2;
const guestsAtOnce = 24;
const answers = ['yes', 'no', 'maybe'] as const;

type Given = (typeof answers)[number];

interface Serving {
  url: string;
  child: ChildProcess;
}

type Acknowledged = Map<string, Given>;

/** Used by several servers, one after another. */
interface Kept {
  name: string;
  env: Record<string, string>;
  open(): Promise<Db>;
  remove(): Promise<void>;
}

async function keepSqlite(): Promise<Kept> {
  const dir = mkdtempSync(path.join(tmpdir(), 'festoon-crash-'));
  return {
    name: 'SQLite',
    env: { DATA_DIR: dir, DATABASE_URL: '' },
    open: () => openDialect(createSqliteDialect(dir)),
    remove: async () => rmSync(dir, { recursive: true }),
  };
}

async function keepPostgres(): Promise<Kept> {
  const database = await createPostgres(durable.url);
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: database.url, ...longTimeLimits },
    open: () => openDatabase(readSettings({ DATABASE_URL: database.url })),
    remove: () => database.drop(),
  };
}

/** The test run's own server does not wait for the disk. */
let durable: PostgresServer;
let kept: Kept;
let inviteId: string;
let running: Serving[] = [];

beforeAll(async () => {
  durable = await startPostgres({ durable: true });
});
afterAll(() => durable.stop());
afterEach(async () => {
  await Promise.all(running.map(kill));
  running = [];
  await kept.remove();
});

async function serve(): Promise<Serving> {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      ...kept.env,
      APP_ORIGIN: '',
      TRUST_PROXY: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { event, url } = JSON.parse(line) as { event: string; url?: string };
    if (event === 'serving' && url) {
      child.stdout.resume();
      const serving = { url, child };
      running.push(serving);
      return serving;
    }
  }
  throw new Error('The server stopped before it served.');
}

/** Ends the server between any two instructions, as a power cut would. */
async function kill({ child }: Serving): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Many addresses, so that no limit per address applies. */
function anyAddress(): string {
  const [a, b, c] = randomBytes(3);
  return `10.${a}.${b}.${c}`;
}

/** Null when the server died before it acknowledged. */
async function post(url: string, cookie: string, answer: Given): Promise<string | null> {
  try {
    const response = await fetch(`${url}${getGuestPath(inviteId)}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: url,
        'x-forwarded-for': anyAddress(),
        ...(cookie ? { cookie } : {}),
      },
      body: new URLSearchParams({ answer }),
    });
    const [sent = ''] = response.headers.getSetCookie();
    return response.status === 303 ? (sent.split(';')[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** Each guest answers, then changes the answer, until the server dies or `isOver`. */
async function answerUntil(
  url: string,
  acknowledged: Acknowledged,
  { onAcknowledged, isOver }: { onAcknowledged: () => void; isOver: () => boolean },
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    let cookie = '';
    for (const offset of [0, 1]) {
      const answer = answers[(turn + offset) % answers.length] ?? 'yes';
      const ticket = await post(url, cookie, answer);
      if (ticket === null) {
        // An unacknowledged change may or may not be stored.
        acknowledged.delete(cookie);
        return;
      }
      cookie = ticket;
      acknowledged.set(cookie, answer);
      onAcknowledged();
    }
  }
}

/** The acknowledged answers that the site does not show. */
async function findLost(url: string, acknowledged: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  for (const [cookie, answer] of acknowledged) {
    const response = await fetch(`${url}${getGuestPath(inviteId)}`, { headers: { cookie } });
    const buttons = (await response.text()).match(/<button[^>]*name="answer"[^>]*>/g) ?? [];
    const pressed = buttons.filter((button) => button.includes('aria-pressed="true"'));
    if (!pressed.join().includes(`value="${answer}"`)) lost.push(`${cookie}: ${answer}`);
  }
  return lost;
}

async function prepare(keep: () => Promise<Kept>): Promise<void> {
  kept = await keep();
  const db = await kept.open();
  inviteId = await addEvent(db);
  await db.destroy();
}

/** Guests answer on every node until `doomed` is killed. */
async function killUnderAnswers(nodes: readonly Serving[], doomed: Serving): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  const enough = guestsAtOnce * (2 + 2 * Math.random());
  const { promise: moment, resolve: reached } = Promise.withResolvers<void>();
  let gone = false;
  const guests = Array.from({ length: guestsAtOnce }, (_, index) => {
    const { url } = nodes[index % nodes.length] ?? doomed;
    const onAcknowledged = () => acknowledged.size > enough && reached();
    return answerUntil(url, acknowledged, { onAcknowledged, isOver: () => gone });
  });
  await moment;
  await kill(doomed);
  gone = true;
  await Promise.all(guests);
  return acknowledged;
}

function report(acknowledged: number, lost: readonly string[]): void {
  process.stdout.write(
    `${kept.name}: ${rounds} kills, ${acknowledged} answers acknowledged, ${lost.length} lost\n`,
  );
}

const engines = [
  { name: 'SQLite', keep: keepSqlite },
  { name: 'PostgreSQL', keep: keepPostgres },
];

test.each(engines)(
  'no acknowledged answer is lost, whenever the server is killed, on $name (behaviour 23.20)',
  async ({ keep }) => {
    await prepare(keep);
    let total = 0;
    const lost: string[] = [];
    let serving = await serve();
    expect(serving.url).toMatch(/^http:\/\/localhost:[1-9]\d*$/);
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged = await killUnderAnswers([serving], serving);
      serving = await serve();
      total += acknowledged.size;
      lost.push(...(await findLost(serving.url, acknowledged)));
    }
    report(total, lost);
    expect(total).toBeGreaterThan((rounds * guestsAtOnce) / 2);
    expect(lost).toEqual([]);
  },
);

test('no acknowledged answer is lost when one of two nodes is killed, and the other shows them all', async () => {
  await prepare(keepPostgres);
  let total = 0;
  const lost: string[] = [];
  const survivor = await serve();
  for (let round = 0; round < rounds; round += 1) {
    const doomed = await serve();
    const acknowledged = await killUnderAnswers([survivor, doomed], doomed);
    total += acknowledged.size;
    lost.push(...(await findLost(survivor.url, acknowledged)));
  }
  report(total, lost);
  expect(total).toBeGreaterThan((rounds * guestsAtOnce) / 2);
  expect(lost).toEqual([]);
});
