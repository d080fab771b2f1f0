import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDialect } from '#app/platform/db/client.server.ts';
import { sqliteDialect } from '#app/platform/db/dialects.server.ts';
import { saveInvite } from '#tests/setup/invites.ts';

const rounds = 6;
const guestsAtOnce = 24;
const answers = ['yes', 'no', 'maybe'] as const;

type Given = (typeof answers)[number];

interface Serving {
  url: string;
  child: ChildProcess;
}

/** An acknowledged answer: the cookie that it was given with, and what it was last. */
type Acknowledged = Map<string, Given>;

const dataDir = mkdtempSync(path.join(tmpdir(), 'festoon-crash-'));
let inviteId: string;
let serving: Serving;

beforeAll(async () => {
  const db = await openDialect(sqliteDialect(dataDir));
  inviteId = await saveInvite(db);
  await db.destroy();
});
afterAll(async () => {
  await kill(serving);
  rmSync(dataDir, { recursive: true });
});

/** Starts the built server as a process of its own and waits until it says where it serves. */
async function serve(): Promise<Serving> {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      APP_ORIGIN: '',
      TRUST_PROXY: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { event, url } = JSON.parse(line) as { event: string; url?: string };
    if (event === 'serving' && url) {
      child.stdout.resume();
      return { url, child };
    }
  }
  throw new Error('The server stopped before it served.');
}

/** Ends the server as a power cut would: at once, between any two of its instructions. */
async function kill({ child }: Serving): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Guests come from everywhere, so that no limit per address is met. */
function anyAddress(): string {
  const [a, b, c] = randomBytes(3);
  return `10.${a}.${b}.${c}`;
}

/** Sends one answer; null when the server is gone before it acknowledged. */
async function post(url: string, cookie: string, answer: Given): Promise<string | null> {
  try {
    const response = await fetch(`${url}/guest/${inviteId}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: url,
        'x-forwarded-for': anyAddress(),
        ...(cookie ? { cookie } : {}),
      },
      body: new URLSearchParams({ answer }),
    });
    const [kept = ''] = response.headers.getSetCookie();
    return response.status === 303 ? (kept.split(';')[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** One guest after another answers, and each changes their mind, until the server is gone. */
async function answerUntilGone(
  url: string,
  acknowledged: Acknowledged,
  onAcknowledged: () => void,
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    let cookie = '';
    for (const offset of [0, 1]) {
      const answer = answers[(turn + offset) % answers.length] ?? 'yes';
      const kept = await post(url, cookie, answer);
      if (kept === null) {
        // Whether an unacknowledged change was stored is open: either answer is right.
        acknowledged.delete(cookie);
        return;
      }
      cookie = kept;
      acknowledged.set(cookie, answer);
      onAcknowledged();
    }
  }
}

/** The answers that the site no longer shows to those who gave them. */
async function findLost(url: string, acknowledged: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  for (const [cookie, answer] of acknowledged) {
    const response = await fetch(`${url}/guest/${inviteId}`, { headers: { cookie } });
    const buttons = (await response.text()).match(/<button[^>]*name="answer"[^>]*>/g) ?? [];
    const pressed = buttons.filter((button) => button.includes('aria-pressed="true"'));
    if (!pressed.join().includes(`value="${answer}"`)) lost.push(`${cookie}: ${answer}`);
  }
  return lost;
}

test('no acknowledged answer is lost, whenever the server is killed', async () => {
  const kept = { acknowledged: 0, lost: [] as string[] };
  serving = await serve();
  expect(serving.url).toMatch(/^http:\/\/localhost:[1-9]\d*$/);
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged: Acknowledged = new Map();
    const { url } = serving;
    const enough = guestsAtOnce + Math.random() * 200;
    const { promise: moment, resolve: reached } = Promise.withResolvers<void>();
    const guests = Array.from({ length: guestsAtOnce }, () =>
      answerUntilGone(url, acknowledged, () => acknowledged.size > enough && reached()),
    );
    await moment;
    await kill(serving);
    await Promise.all(guests);
    serving = await serve();
    kept.acknowledged += acknowledged.size;
    kept.lost.push(...(await findLost(serving.url, acknowledged)));
  }
  process.stdout.write(
    `${rounds} kills: ${kept.acknowledged} answers acknowledged, ${kept.lost.length} lost\n`,
  );
  expect(kept.acknowledged).toBeGreaterThan((rounds * guestsAtOnce) / 2);
  expect(kept.lost).toEqual([]);
});
