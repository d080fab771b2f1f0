import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { readLastBackup } from '#app/platform/db/backup/last-backup.server.ts';
import { connectDatabase, openDatabase } from '#app/platform/db/client.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { readShownAnswer } from '#tests/setup/guest-page.ts';
import { makePostgresPrograms } from '#tests/setup/postgres-programs.ts';
import { createMigratedPostgres, createPostgres } from '#tests/setup/postgres.ts';
import { type ServerProcess, spawnServer } from '#tests/setup/server-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const answers = ['yes', 'no', 'maybe'] as const;
const guestsAtOnce = 8;

let dir: string;
let spawned: ServerProcess[];
const inDir = (name: string) => path.join(dir, name);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'festoon-backup-'));
  spawned = [];
});
afterEach(async () => {
  for (const server of spawned) server.child.kill('SIGKILL');
  await Promise.all(spawned.map((server) => server.exited));
  rmSync(dir, { recursive: true });
});

async function serve(dataDir: string): Promise<string> {
  const server = spawnServer({ DATA_DIR: dataDir, TRUST_PROXY: 'on' });
  spawned.push(server);
  return server.serving;
}

/** Runs a command of package.json as `npm run` does. */
function command(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, `scripts/${name}.ts`), ...args],
      { cwd: root, env: { PATH: process.env['PATH'], DATABASE_URL: '', INIT_CWD: dir, ...env } },
      (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? -1) : 0;
        resolve({ code, output: `${stdout}${stderr}`.trimEnd() });
      },
    );
  });
}

async function storeInvite(dataDir: string): Promise<string> {
  const db = await openDatabase({ DATA_DIR: dataDir });
  const id = await addEvent(db, { invitees: [{ name: 'Ana', email: 'ana@example.org' }] });
  await db.destroy();
  return id;
}

/** Guests answer one after another, each with a cookie of their own, until stopped. */
function answerOnAndOn(page: string) {
  const acknowledged = new Map<string, string>();
  const { promise: enough, resolve: reached } = Promise.withResolvers<void>();
  const until = new AbortController();
  const guest = async (offset: number) => {
    for (let turn = offset; !until.signal.aborted; turn += 1) {
      const answer = answers[turn % answers.length] ?? 'yes';
      const response = await fetch(page, {
        method: 'POST',
        redirect: 'manual',
        // From many addresses, so that no limit per address applies.
        headers: {
          origin: new URL(page).origin,
          'x-forwarded-for': `10.${randomBytes(3).join('.')}`,
        },
        body: new URLSearchParams({ answer }),
      });
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
      if (response.status === 303 && cookie) acknowledged.set(cookie, answer);
      if (acknowledged.size > 60) reached();
    }
  };
  const guests = Promise.all(Array.from({ length: guestsAtOnce }, (_, index) => guest(index)));
  return {
    acknowledged,
    enough,
    stop: () => {
      until.abort();
      return guests;
    },
  };
}

test('a backup under answers holds every answer acknowledged before it, and can be started from (behaviour 23.16)', async () => {
  const id = await storeInvite(inDir('data'));
  const url = await serve(inDir('data'));
  const answering = answerOnAndOn(`${url}${getGuestPath(id)}`);
  await answering.enough;
  const before = new Map(answering.acknowledged);
  const made = await command('backup', ['copy.sqlite'], { DATA_DIR: inDir('data') });
  const during = answering.acknowledged.size - before.size;
  await answering.stop();
  expect(made).toMatchObject({ code: 0 });
  expect(made.output).toMatch(/1 hosts, 1 invites, 1 invitees, \d+ rsvps; .*integrity check: ok$/);
  const db = connectDatabase({ DATA_DIR: inDir('data') });
  expect(Date.now() - ((await readLastBackup(db)) ?? 0)).toBeLessThan(600_000);
  await db.destroy();
  expect(during).toBeGreaterThan(0);
  // The file contains password hashes and personal links.
  expect(statSync(inDir('copy.sqlite')).mode & 0o777).toBe(0o600);
  expect(existsSync(inDir('copy.sqlite.partial'))).toBe(false);

  const restored = await command('restore', ['copy.sqlite'], { DATA_DIR: inDir('new') });
  expect(restored).toMatchObject({ code: 0 });
  const again = await serve(inDir('new'));
  const lost: string[] = [];
  for (const [cookie, answer] of before) {
    const response = await fetch(`${again}${getGuestPath(id)}`, { headers: { cookie } });
    const page = { text: await response.text() } as Parameters<typeof readShownAnswer>[0];
    if (readShownAnswer(page) !== answer) lost.push(cookie);
  }
  expect(lost).toEqual([]);
});

test('neither command writes over anything (behaviour 23.16)', async () => {
  await storeInvite(inDir('data'));
  writeFileSync(inDir('kept'), 'mine');
  const backup = await command('backup', ['kept'], { DATA_DIR: inDir('data') });
  expect(backup).toEqual({
    code: 1,
    output: `${inDir('kept')} exists already. Nothing was changed.`,
  });
  expect(statSync(inDir('kept')).size).toBe(4);
  await command('backup', ['copy'], { DATA_DIR: inDir('data') });
  const restore = await command('restore', ['copy'], { DATA_DIR: inDir('data') });
  expect(restore.code).toBe(1);
  expect(restore.output).toContain('holds data already (festoon.sqlite');
});

test('a file that is damaged or no backup is refused, and leaves nothing behind (behaviour 23.16)', async () => {
  writeFileSync(inDir('letter'), 'Dear reader, this is no database. '.repeat(200));
  const refused = await command('restore', ['letter'], { DATA_DIR: inDir('new') });
  expect(refused).toEqual({
    code: 1,
    output: 'This is no database of Festoon: file is not a database.',
  });
  expect(existsSync(inDir('new/festoon.sqlite'))).toBe(false);
  expect(existsSync(inDir('new/festoon.sqlite.partial'))).toBe(false);
});

test('what cannot be done is said in one line', async () => {
  expect(await command('backup', [], {})).toEqual({
    code: 1,
    output: 'Usage: npm run backup -- FILE',
  });
  expect(await command('backup', ['x'], { DATA_DIR: inDir('none') })).toEqual({
    code: 1,
    output: `There is no database in DATA_DIR ${inDir('none')}.`,
  });
  expect(await command('restore', ['x'], { DATA_DIR: inDir('none') })).toEqual({
    code: 1,
    output: `There is no file ${inDir('x')}.`,
  });
});

test('with PostgreSQL where its programs are missing, the line to run is said', async () => {
  const made = await command('backup', ['dump'], {
    DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x',
    PATH: '',
  });
  expect(made.code).toBe(1);
  expect(made.output).toMatch(
    /^pg_dump is not installed here\. Where it is, run: pg_dump --format/,
  );
  expect(made.output).not.toContain('secret');
});

test('a backup of a PostgreSQL server can be restored', async () => {
  const PATH = `${makePostgresPrograms(dir)}:${process.env['PATH']}`;
  const [from, to] = [await createMigratedPostgres(), await createPostgres()];
  const db = connectDatabase({ DATA_DIR: dir, DATABASE_URL: from.url });
  await addEvent(db);
  await db.destroy();
  const made = await command('backup', ['dump'], { DATABASE_URL: from.url, PATH });
  expect(made).toMatchObject({ code: 0 });
  const restored = await command('restore', ['dump'], { DATABASE_URL: to.url, PATH });
  expect(restored.output).toContain('1 hosts, 1 invites, 3 invitees, 0 rsvps');
  const again = await command('restore', ['dump'], { DATABASE_URL: to.url, PATH });
  expect(again.output).toContain('holds tables of Festoon already');
  await from.drop();
  await to.drop();
});
