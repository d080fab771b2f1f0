import { sql } from 'kysely';
import * as v from 'valibot';

import { defineCookie } from '#app/platform/cookie.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { hashToken, createToken } from '#app/platform/ids.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';

import { readProxyUser } from './proxy-user.ts';
import type { Host } from './schema.ts';

const daySeconds = 24 * 60 * 60;
/** The longest session (behaviour 17.33). */
const sessionSeconds = 30 * daySeconds;
/** The longest time without use (behaviour 32.4). */
const idleMs = 14 * daySeconds * 1000;
/** The precision of the last use: each update is a write. */
const noteEveryMs = 60 * 60 * 1000;

export interface SessionServices {
  db: Db;
  clock: () => number;
  /** With https, the cookie is Secure. */
  origin: string;
}

/** Announces the end of a session, so that live streams check theirs. */
export interface SignOutServices extends SessionServices {
  live: Publisher;
}

/** The start, if no use is recorded. */
const lastUse = sql<number>`coalesce(sessions.seen_at, sessions.created_at)`;

export const tokenText = v.pipe(v.string(), v.maxLength(64));

export const sessionCookie = defineCookie('festoon.session', {
  prefix: '__Host-',
  seconds: sessionSeconds,
  schema: tokenText,
});

function readToken({ origin }: SessionServices, request: Request): string | null {
  return sessionCookie.read(origin, request.headers.get('cookie'));
}

export function readSessionKey(services: SessionServices, request: Request): string | null {
  const token = readToken(services, request);
  return token === null ? null : hashToken(token);
}

interface SessionStart {
  /** Browser and system in words. */
  device?: string;
  /** When the host proved who they are, if they did (behaviour 37.5): now unless given. */
  confirmedAt?: number | null;
  /** Whom the reverse proxy names, of a session that it opens. */
  proxyName?: string | null;
}

/** Returns the Set-Cookie value; stores only a hash of the token. */
export async function startSession(
  { db, clock, origin }: SessionServices,
  uid: string,
  { device = '', confirmedAt = clock(), proxyName = null }: SessionStart = {},
): Promise<string> {
  const token = createToken();
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('sessions')
      .where((row) => row.or([row('expires_at', '<=', now), row(lastUse, '<=', now - idleMs)]))
      .execute();
    await trx
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        host_uid: uid,
        created_at: now,
        expires_at: now + sessionSeconds * 1000,
        seen_at: now,
        confirmed_at: confirmedAt,
        device,
        proxy_name: proxyName,
      })
      .execute();
  });
  return sessionCookie.write(origin, token);
}

const hostOfSession = prepareStatement<
  { hash: string; now: number; idleSince: number },
  Host & { seenAt: number | null; proxyName: string | null }
>((db, value) =>
  db
    .selectFrom('sessions')
    .innerJoin('hosts', 'hosts.uid', 'sessions.host_uid')
    .select([
      'hosts.uid',
      'hosts.username',
      'hosts.email',
      'hosts.display_name as displayName',
      'sessions.seen_at as seenAt',
      'sessions.proxy_name as proxyName',
    ])
    .where('sessions.token_hash', '=', value('hash'))
    .where('hosts.locked_at', 'is', null)
    .where('sessions.expires_at', '>', value('now'))
    .where(lastUse, '>', value('idleSince')),
);

const noteUse = prepareStatement<{ hash: string; now: number }, never>((db, value) =>
  db
    .updateTable('sessions')
    .set({ seen_at: value('now') })
    .where('token_hash', '=', value('hash')),
);

const deleteSession = prepareStatement<{ hash: string }, { host_uid: string }>((db, value) =>
  db.deleteFrom('sessions').where('token_hash', '=', value('hash')).returning('host_uid'),
);

/**
 * The signed-in host. A session that the reverse proxy has opened counts only in requests in which it names the same
 * user, and ends where it names another (behaviour 47.16).
 */
export async function findCurrentHost(
  services: SessionServices,
  request: Request,
): Promise<Host | null> {
  const token = readToken(services, request);
  if (token === null) return null;
  const hash = hashToken(token);
  const now = services.clock();
  const { rows } = await hostOfSession(services.db, { hash, now, idleSince: now - idleMs });
  const [found] = rows;
  if (!found) return null;
  const { seenAt, proxyName, ...host } = found;
  const named = readProxyUser(request);
  if (proxyName !== null && proxyName !== named) {
    if (named !== null) await deleteSession(services.db, { hash });
    return null;
  }
  if (now - (seenAt ?? 0) >= noteEveryMs) await noteUse(services.db, { hash, now });
  return host;
}

/** Whom the reverse proxy named when it opened the session of a request; null for any other session. */
export async function findProxyName(
  services: SessionServices,
  request: Request,
): Promise<string | null> {
  const key = readSessionKey(services, request);
  if (key === null) return null;
  const row = await services.db
    .selectFrom('sessions')
    .select('proxy_name')
    .where('token_hash', '=', key)
    .executeTakeFirst();
  return row?.proxy_name ?? null;
}

export interface OpenSession {
  /** Derived from the stored key, which stays on the server. */
  id: string;
  device: string;
  since: number;
  seenAt: number;
  current: boolean;
}

/** Open sessions, the last used first (behaviour 32.3). */
export async function listSessions(
  { db, clock }: SessionServices,
  uid: string,
  currentKey: string | null,
): Promise<OpenSession[]> {
  const now = clock();
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'device', 'created_at as since', lastUse.as('seenAt')])
    .where('host_uid', '=', uid)
    .where('expires_at', '>', now)
    .where(lastUse, '>', now - idleMs)
    .orderBy('seenAt', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows.map(({ token_hash: key, ...row }) => ({
    ...row,
    id: toSessionId(key),
    current: key === currentKey,
  }));
}

function toSessionId(key: string): string {
  return hashToken(key).slice(0, 22);
}

/** False when there is no such session (behaviour 32.3). */
export async function endSessionById(db: Db, uid: string, id: string): Promise<boolean> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('host_uid', '=', uid)
    .execute();
  const key = rows.find((row) => toSessionId(row.token_hash) === id)?.token_hash;
  if (key === undefined) return false;
  await db.deleteFrom('sessions').where('token_hash', '=', key).execute();
  return true;
}

/** How long a proof counts for further changes in its session (behaviour 32.10). */
export const confirmedMs = 10 * 60 * 1000;

export async function noteConfirmed(
  { db, clock }: SessionServices,
  key: string,
  at = clock(),
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: at })
    .where('token_hash', '=', key)
    .execute();
}

/** Whether the password or a passkey was used in the session within the last ten minutes. */
export async function isConfirmed({ db, clock }: SessionServices, key: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', key)
    .where('confirmed_at', '>', clock() - confirmedMs)
    .executeTakeFirst();
  return session !== undefined;
}

/** Returns the Set-Cookie value that deletes the cookie. */
export async function endSession(services: SignOutServices, request: Request): Promise<string> {
  const token = readToken(services, request);
  if (token !== null) {
    const { rows } = await deleteSession(services.db, { hash: hashToken(token) });
    const [ended] = rows;
    if (ended) services.live.publish(ended.host_uid);
  }
  return sessionCookie.clear(services.origin);
}

/**
 * Ends sessions except `keep`, because other devices have to log in with a new password, and every ticket that would
 * sign the host in without it (behaviour 17.48).
 */
export async function endSessionsOf(
  db: Db,
  uid: string,
  exceptKey: string | null = null,
): Promise<void> {
  await db.deleteFrom('desk_tickets').where('host_uid', '=', uid).execute();
  const query = db.deleteFrom('sessions').where('host_uid', '=', uid);
  await (exceptKey === null ? query : query.where('token_hash', '!=', exceptKey)).execute();
}
