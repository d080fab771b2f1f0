import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { runHousekeeping } from '#app/features/invite/lifecycle/housekeeping.server.ts';
import { deleteEvent } from '#app/features/invite/lifecycle/lifecycle.server.ts';
import { findOwnInvite, updateInvite } from '#app/features/invite/service.server.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { type Db, openDialect } from '#app/platform/db/client.server.ts';
import { createSqliteDialect } from '#app/platform/db/dialects.server.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { secretHost } from '#tests/setup/hosts.ts';
import { makeTree } from '#tests/setup/tree.ts';

const root = path.resolve(import.meta.dirname, '../..');

let dir: string;
let db: Db;
let now = 1_000_000;

beforeEach(async () => {
  dir = makeTree({});
  db = await openDialect(createSqliteDialect(dir));
});
afterEach(() => db.destroy());

const services = () => ({ db, live: { publish() {} }, clock: () => now, settings: {} });

/** How many of the words are in any of the database's files, including the log. */
function countFound(words: readonly string[]): number {
  const files = readdirSync(dir)
    .filter((name) => name.startsWith('festoon.sqlite'))
    .map((name) => readFileSync(path.join(dir, name)));
  return words.filter((word) => files.some((bytes) => bytes.includes(word))).length;
}

/** Enough answers to split, free and reuse pages of the file. */
async function fill(name: string, count: number): Promise<string> {
  const invitees = Array.from({ length: count }, (_, at) => ({
    name: `${name} guest ${at} ${'x'.repeat(at % 150)}`,
    email: `${name}-${at}@private.example`,
  }));
  const id = await addEvent(db, { eventName: `${name} party`, invitees });
  for (let at = 0; at < 40; at += 1) {
    await addAnswer(db, { inviteId: id, answer: 'yes', name: `${name} answers ${at}` });
  }
  return id;
}

async function remove(id: string): Promise<void> {
  const found = await findOwnInvite(db, id, secretHost, 'own');
  if (!found.ok) throw new Error(found.error);
  const update = { name: 'message', part: { customMessage: 'quixotic last words' } } as const;
  await updateInvite(services(), found.value, { version: 1, update });
  await deleteEvent(services(), found.value);
}

test('nothing of a deleted event is left in any byte of the database’s files, nor in a backup (behaviour 34.8)', async () => {
  const gone = await fill('quixotic', 700);
  const kept = await fill('steadfast', 300);
  const words = ['quixotic', 'quixotic guest 1', 'quixotic-699@private.example', gone];
  await remove(gone);
  expect(countFound(words)).toBe(words.length);
  now += 10 * 60_000;
  await runHousekeeping(services());
  expect(countFound(words)).toBe(0);
  expect(countFound([kept, 'steadfast-299@private.example'])).toBe(2);
  const backup = path.join(dir, 'backup.file');
  execFileSync(process.execPath, [path.join(root, 'scripts/backup.ts'), backup], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dir, DATABASE_URL: '' },
  });
  const bytes = readFileSync(backup);
  expect(words.filter((word) => bytes.includes(word))).toEqual([]);
  expect(bytes.includes('steadfast-299@private.example')).toBe(true);
  expect((await findInvite(db, kept))?.eventName).toBe('steadfast party');
});

test('while a backup reads the files they are erased by a later turn (behaviour 34.8)', async () => {
  const gone = await fill('quixotic', 50);
  await remove(gone);
  now += 10 * 60_000;
  const reader = new DatabaseSync(path.join(dir, 'festoon.sqlite'), { readOnly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from invites').get();
  await runHousekeeping(services());
  expect(countFound(['quixotic'])).toBe(1);
  reader.exec('commit');
  reader.close();
  await runHousekeeping(services());
  expect(countFound(['quixotic'])).toBe(0);
});
