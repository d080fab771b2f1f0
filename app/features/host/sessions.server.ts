import { createCookie } from 'react-router';

import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { hashToken, createToken } from '#app/platform/ids.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';

import type { Host } from './schema.ts';

const sessionSeconds = 30 * 24 * 60 * 60;

export interface SessionServices {
  db: Db;
  clock: () => number;
  /** The site's origin. With https the cookie is Secure. */
  origin: string;
}

/** Announces the end of a session, so that the live streams of its host can check theirs. */
export interface SignOutServices extends SessionServices {
  live: Publisher;
}

const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
const cookies = {
  plain: createCookie('festoon.session', attributes),
  // The prefix keeps pages of other subdomains and of plain http from setting it.
  secure: createCookie('__Host-festoon.session', { ...attributes, secure: true }),
};

function sessionCookie(origin: string) {
  return origin.startsWith('https:') ? cookies.secure : cookies.plain;
}

async function readToken(services: SessionServices, request: Request): Promise<string | null> {
  const value: unknown = await sessionCookie(services.origin).parse(request.headers.get('cookie'));
  return typeof value === 'string' && value.length <= 64 ? value : null;
}

/** Opens a session for a host and returns the Set-Cookie value; only a hash of its token is stored. */
export async function startSession(services: SessionServices, uid: string): Promise<string> {
  const { db, clock, origin } = services;
  const token = createToken();
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await trx
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        host_uid: uid,
        created_at: now,
        expires_at: now + sessionSeconds * 1000,
      })
      .execute();
  });
  return sessionCookie(origin).serialize(token, { maxAge: sessionSeconds });
}

const hostOfSession = prepareStatement<{ hash: string; now: number }, Host>((db, value) =>
  db
    .selectFrom('sessions')
    .innerJoin('hosts', 'hosts.uid', 'sessions.host_uid')
    .select(['hosts.uid', 'hosts.username', 'hosts.email', 'hosts.display_name as displayName'])
    .where('sessions.token_hash', '=', value('hash'))
    .where('sessions.expires_at', '>', value('now')),
);

const deleteSession = prepareStatement<{ hash: string }, { host_uid: string }>((db, value) =>
  db.deleteFrom('sessions').where('token_hash', '=', value('hash')).returning('host_uid'),
);

/** The host whose session the request carries, or null. */
export async function findCurrentHost(
  services: SessionServices,
  request: Request,
): Promise<Host | null> {
  const token = await readToken(services, request);
  if (token === null) return null;
  const { rows } = await hostOfSession(services.db, {
    hash: hashToken(token),
    now: services.clock(),
  });
  return rows[0] ?? null;
}

/** Ends the request's session on the server and returns the Set-Cookie value that deletes the cookie. */
export async function endSession(services: SignOutServices, request: Request): Promise<string> {
  const token = await readToken(services, request);
  if (token !== null) {
    const { rows } = await deleteSession(services.db, { hash: hashToken(token) });
    const [ended] = rows;
    if (ended) services.live.publish(ended.host_uid);
  }
  return sessionCookie(services.origin).serialize('', { maxAge: 0 });
}

/** Ends every session of a host: after a new password, all devices have to log in again. */
export async function endSessionsOf(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('sessions').where('host_uid', '=', uid).execute();
}
