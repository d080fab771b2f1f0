import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { type AnswerSettings, usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { Draft } from '#app/features/draft/schema.ts';
import { sessionCookie, startSession } from '#app/features/host/sessions.server.ts';
import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { openDatabase } from '#app/platform/db/client.server.ts';
import { getDatabaseFile } from '#app/platform/db/dialects.server.ts';
import { createToken, hashToken } from '#app/platform/ids.server.ts';
import { makeDraft, makeInvitees } from '#tests/fixtures/drafts.ts';
import { addHost } from '#tests/setup/hosts.ts';

import { party } from '../party.ts';

export interface Filled {
  env: { DATA_DIR: string; DATABASE_URL?: string };
  inviteId: string;
  /** The host's session. */
  cookie: string;
}

interface Contents {
  guests?: number;
  /** False for guests without answers. */
  answered?: boolean;
  settings?: Partial<AnswerSettings>;
  /** Replaces that of the party. */
  date?: Draft['date'];
  /** Replaces the file, for guests without answers. */
  databaseUrl?: string;
}

/** A host with an invitation, all of whose invitees have answered. */
export async function fill(
  dir: string,
  { guests = 0, answered = true, settings = {}, date = party.date, databaseUrl }: Contents = {},
): Promise<Filled> {
  const dataDir = mkdtempSync(path.join(dir, 'data-'));
  const env = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const db = await openDatabase(env);
  const host = await addHost(db, 'bench');
  const answerSettings = { ...usualAnswers, ...settings };
  const invitees = makeInvitees(guests);
  const draft = makeDraft({ ...party, date, answerSettings, invitees });
  const inviteId = await saveDraft({ db, clock: Date.now }, host, draft);
  const session = await startSession({ db, clock: Date.now, origin: '' }, host.uid);
  await db.destroy();
  if (answered && !databaseUrl) answerAll(dataDir);
  return { env, inviteId, cookie: toCookie(session) };
}

export function openFile(dataDir: string): DatabaseSync {
  return new DatabaseSync(getDatabaseFile(dataDir));
}

function answerAll(dataDir: string): void {
  const db = openFile(dataDir);
  db.exec(
    `insert into rsvps (id, invite_id, invitee_id, name, answer, extra, created_at, updated_at)
     select printf('%022d', position), invite_id, id, '',
       case position % 4 when 1 then 'no' when 3 then 'maybe' else 'yes' end,
       position % 4 = 0, position, position from invitees`,
  );
  db.close();
}

/** The name and value of a Set-Cookie value. */
export const toCookie = (written: string) => written.split(';')[0] ?? '';

/** Each of a host of its own, because a host saves few invitations a day. */
export function openSessions({ env }: Filled, count: number): string[] {
  const db = openFile(env.DATA_DIR);
  const addOne = db.prepare(
    `insert into hosts (uid, username, email, display_name, password_hash, recovery_hash, created_at)
     values (?1, ?1, ?1, ?1, '', '', 0)`,
  );
  const open = db.prepare(
    'insert into sessions (token_hash, host_uid, created_at, expires_at) values (?, ?, ?, ?)',
  );
  const now = Date.now();
  const tokens = Array.from({ length: count }, createToken);
  db.exec('begin');
  for (const [at, token] of tokens.entries()) {
    addOne.run(`saver-${at}`);
    open.run(hashToken(token), `saver-${at}`, now, now + 24 * 60 * 60 * 1000);
  }
  db.exec('commit');
  db.close();
  return tokens.map((token) => toCookie(sessionCookie.write('', token)));
}

/** Copies the invitation with one answer each, in one transaction. Returns `sample` of the ids. */
export function multiply({ env, inviteId }: Filled, count: number, sample: number): string[] {
  const db = openFile(env.DATA_DIR);
  db.exec('pragma synchronous = off; pragma cache_size = -1000000; begin');
  const columns = db.prepare("select name from pragma_table_info('invites')").all() as {
    name: string;
  }[];
  const random = 'lower(hex(randomblob(11)))';
  const copied = columns.map(({ name }) => (/^(?:draft_)?id$/.test(name) ? random : name));
  db.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
     insert into invites select ${copied.join(', ')} from n, invites where id = ?`,
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
