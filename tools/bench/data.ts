import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { hash } from '@node-rs/argon2';

import { type AnswerSettings, usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import type { Host } from '#app/features/host/schema.ts';
import { sessionCookie } from '#app/features/host/sessions.server.ts';
import { invitesPerDay, saveDraft } from '#app/features/invite/save-draft.server.ts';
import { type Db, openDatabase } from '#app/platform/db/client.server.ts';
import { hashToken, createId, createToken } from '#app/platform/ids.server.ts';

import { nextYear } from '../next-year.ts';

const host: Host = {
  uid: 'bench-host',
  username: 'bench',
  email: 'bench@hosts.festoon.invalid',
  displayName: 'bench',
};
export const password = 'bench-password';

/** An invitation with everything on it. */
export const party: Omit<Draft, 'draftId' | 'invitees'> = {
  eventName: 'Midsummer night in the garden',
  eventType: ['Birthday Party', 'Night Party'],
  theme: ['Gold & Glitter', 'Dreamy', 'Indie', 'Fairytale', 'Fireflies'],
  date: `${nextYear}-06-19`,
  startTime: '18:00',
  endTime: '01:30',
  endsNextDay: true,
  timeZone: 'Europe/Berlin',
  location: 'Gärten der Welt, Blumberger Damm 44, 12685 Berlin',
  lat: 52.5394,
  lng: 13.5757,
  showMap: true,
  customMessage: 'Wear something that catches the light. We dance until the last lantern goes out.',
  hostedBy: 'Maya & Jonah',
  answerSettings: usualAnswers,
  activities: [
    { id: 1, name: 'Welcome drinks', time: 1080 },
    { id: 2, name: 'Dinner at the long table', time: 1170 },
    { id: 3, name: 'Lanterns', time: 1320 },
    { id: 4, name: 'Last dance', time: 1500 },
  ],
};

export interface Filled {
  /** The settings that start the site over this database. */
  env: { DATA_DIR: string } | { DATA_DIR: string; DATABASE_URL: string };
  inviteId: string;
  /** The session cookie of the invitation's host. */
  cookie: string;
}

/** A new database with a host and one invitation with this many invitees, all of whom have answered. */
export async function fill(
  dir: string,
  {
    guests = 0,
    databaseUrl,
    settings = {},
  }: { guests?: number; databaseUrl?: string; settings?: Partial<AnswerSettings> } = {},
): Promise<Filled> {
  const dataDir = mkdtempSync(path.join(dir, 'data-'));
  const db = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  await db
    .insertInto('hosts')
    .values({
      uid: host.uid,
      username: host.username,
      email: host.email,
      display_name: host.displayName,
      password_hash: await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      recovery_hash: hashToken(createToken()),
      created_at: Date.now(),
    })
    .execute();
  const invitees = Array.from({ length: guests }, (_, index) => ({
    name: `Guest Number ${index + 1}`,
    email: `guest-${index + 1}@example.org`,
  }));
  const answerSettings = { ...usualAnswers, ...settings };
  const draft = { ...party, answerSettings, invitees, draftId: createToken() };
  const inviteId = await saveDraft({ db, clock: Date.now }, host, draft);
  await answerAll(db, inviteId);
  const [cookie = ''] = await openSessions(db, 1);
  await db.destroy();
  const env = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  return { env, inviteId, cookie };
}

async function answerAll(db: Db, inviteId: string): Promise<void> {
  const invitees = await db
    .selectFrom('invitees')
    .select('id')
    .where('invite_id', '=', inviteId)
    .execute();
  const answers = ['yes', 'no', 'yes', 'maybe'] as const;
  const rows = invitees.map(({ id }, index) => ({
    id: createId(),
    invite_id: inviteId,
    invitee_id: id,
    guest_key_hash: null,
    name: '',
    answer: answers[index % answers.length] ?? 'yes',
    extra: index % 4 === 0 ? 1 : 0,
    created_at: index,
    updated_at: index,
  }));
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto('rsvps')
      .values(rows.slice(start, start + 500))
      .execute();
  }
}

/** The bench's own host has saved one already. */
const savesPerHost = invitesPerDay - 1;

/** Uids of as many hosts as may save this many invitations in a day: the bench's own, and copies of it. */
async function addHosts(db: Db, saves: number): Promise<string[]> {
  const own = await db.selectFrom('hosts').selectAll().where('uid', '=', host.uid).execute();
  const copies = Array.from({ length: Math.ceil(saves / savesPerHost) - 1 }, (_, index) =>
    own.map((row) => ({
      ...row,
      uid: `${row.uid}-${index}`,
      username: `${row.username}-${index}`,
      email: `${index}-${row.email}`,
    })),
  ).flat();
  for (let start = 0; start < copies.length; start += 500) {
    await db
      .insertInto('hosts')
      .values(copies.slice(start, start + 500))
      .execute();
  }
  return [host.uid, ...copies.map(({ uid }) => uid)];
}

/** The cookies of this many sessions, with each of which an invitation can be saved. The first is the host's. */
export async function openSessions(db: Db, count: number): Promise<string[]> {
  const uids = await addHosts(db, count);
  const tokens = Array.from({ length: count }, createToken);
  const now = Date.now();
  const rows = tokens.map((token, index) => ({
    token_hash: hashToken(token),
    host_uid: uids[Math.floor(index / savesPerHost)] ?? host.uid,
    created_at: now,
    expires_at: now + 24 * 60 * 60 * 1000,
  }));
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < rows.length; start += 500) {
      await trx
        .insertInto('sessions')
        .values(rows.slice(start, start + 500))
        .execute();
    }
  });
  return tokens.map((token) => sessionCookie.write('', token).split(';')[0] ?? '');
}

/**
 * Copies the invitation this many times, each with one answer, by SQL in one transaction. Returns the ids of
 * `sample` of them.
 */
export function multiply({ env, inviteId }: Filled, count: number, sample: number): string[] {
  const db = new DatabaseSync(path.join(env.DATA_DIR, 'festoon.sqlite'));
  db.exec('pragma synchronous = off; pragma cache_size = -1000000; begin');
  const columns = (table: string) =>
    (db.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[]).map(
      ({ name }) => name,
    );
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  const random = 'lower(hex(randomblob(11)))';
  const copied = columns('invites').map((name) => (/^(?:draft_)?id$/.test(name) ? random : name));
  db.prepare(
    `${numbers} insert into invites select ${copied.join(', ')} from n, invites where id = ?`,
  ).run(inviteId);
  db.exec(
    `insert into rsvps (id, invite_id, guest_key_hash, name, answer, extra, created_at, updated_at)
     select ${random}, id, ${random}, '', 'yes', 0, 1, 1 from invites; commit`,
  );
  const ids = db.prepare(`select id from invites order by id limit ? offset ?`);
  const offset = Math.max(0, Math.floor((count - sample) / 2));
  const rows = ids.all(sample, offset) as { id: string }[];
  db.exec('pragma wal_checkpoint(truncate)');
  db.close();
  return rows.map(({ id }) => id);
}
