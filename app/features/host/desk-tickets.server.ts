import * as v from 'valibot';

import * as addresses from '#app/platform/addresses.ts';
import { defineCookie } from '#app/platform/cookie.server.ts';
import { createStrongToken, hashToken } from '#app/platform/ids.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import { readProxyUser } from './proxy-user.ts';
import { normalizeUsername } from './rules.ts';
import type { Host } from './schema.ts';
import { type SessionServices, tokenText } from './sessions.server.ts';

const validMinutes = 30;
const validSeconds = validMinutes * 60;
/** Longer than a ticket is valid, so that the login can fill in the username of one that has expired. */
const cookieSeconds = 24 * 60 * 60;

const ticketSchema = v.object({
  token: tokenText,
  inviteId: v.pipe(v.string(), v.maxLength(64)),
  username: v.pipe(v.string(), v.maxLength(30)),
});

export type DeskTicket = v.InferOutput<typeof ticketSchema>;

/** Sent to the login alone. */
const ticketCookie = defineCookie('festoon.desk', {
  prefix: '__Secure-',
  seconds: cookieSeconds,
  schema: ticketSchema,
});

/** Sent to one invitation's page, which shows the live layer for it. It signs nobody in. */
export const liveCookie = defineCookie('festoon.live', {
  prefix: '__Secure-',
  seconds: validSeconds,
  schema: tokenText,
});

/**
 * Makes a ticket for the desk of an event that `host` has just saved: valid for 30 minutes, for one use (behaviour
 * 17.47), and only while the reverse proxy names the same user, if its session is the proxy's (behaviour 47.16). Returns
 * two Set-Cookie values: the ticket for the login, and another secret for the event's page. Stores only
 * hashes, and removes what has expired.
 */
export async function issueDeskTicket(
  { db, clock, origin }: SessionServices,
  { uid, username }: Host,
  { inviteId, proxyName }: { inviteId: string; proxyName: string | null },
): Promise<string[]> {
  const [token, view] = [createStrongToken(), createStrongToken()];
  const now = clock();
  await db.deleteFrom('desk_tickets').where('expires_at', '<=', now).execute();
  await db
    .insertInto('desk_tickets')
    .values({
      token_hash: hashToken(token),
      view_hash: hashToken(view),
      host_uid: uid,
      invite_id: inviteId,
      expires_at: now + validSeconds * 1000,
      used_at: null,
      proxy_name: proxyName,
    })
    .execute();
  return [
    ticketCookie.write(origin, { token, inviteId, username }, addresses.hostLogIn),
    liveCookie.write(origin, view, getGuestPath(inviteId)),
  ];
}

/** This browser's ticket for an event, valid or not; null without one. Its username is a name and proves nothing. */
export function readDeskTicket(
  { origin }: Pick<SessionServices, 'origin'>,
  request: Request,
  inviteId: string,
): DeskTicket | null {
  const ticket = ticketCookie.read(origin, request.headers.get('cookie'));
  if (ticket?.inviteId !== inviteId) return null;
  return { ...ticket, username: normalizeUsername(ticket.username) };
}

const hostColumns = [
  'hosts.uid',
  'hosts.username',
  'hosts.email',
  'hosts.display_name as displayName',
] as const;

export interface TicketHost extends Host {
  /** Whom the reverse proxy named in the session that made the ticket; null for any other. */
  proxyName: string | null;
}

/** The host whom an unused, valid ticket would sign in; null for any other. Uses nothing up. */
export async function findTicketHost(
  { db, clock }: SessionServices,
  request: Request,
  { token, inviteId }: DeskTicket,
): Promise<TicketHost | null> {
  const row = await db
    .selectFrom('desk_tickets')
    .innerJoin('hosts', 'hosts.uid', 'desk_tickets.host_uid')
    .select([...hostColumns, 'desk_tickets.proxy_name as proxyName'])
    .where('token_hash', '=', hashToken(token))
    .where('invite_id', '=', inviteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  const counts = row && (row.proxyName === null || row.proxyName === readProxyUser(request));
  return counts ? row : null;
}

/** True for exactly one of the requests that use a ticket, however many come at once (behaviour 17.47). */
export async function spendDeskTicket(
  { db, clock }: SessionServices,
  { token, inviteId }: DeskTicket,
): Promise<boolean> {
  const now = clock();
  const result = await db
    .updateTable('desk_tickets')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('invite_id', '=', inviteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * The uid of the host who sees the live layer of an event in this browser, also once the ticket is used; null for
 * everybody else (behaviour 12.19).
 */
export async function findLiveHost(
  { db, clock, origin }: SessionServices,
  cookies: string | undefined,
  inviteId: string,
): Promise<string | null> {
  const view = liveCookie.read(origin, cookies);
  if (view === null) return null;
  const row = await db
    .selectFrom('desk_tickets')
    .select('host_uid as uid')
    .where('view_hash', '=', hashToken(view))
    .where('invite_id', '=', inviteId)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return row?.uid ?? null;
}

/** Ends what `findLiveHost` finds, and every ticket of that host for the event. Returns the Set-Cookie value. */
export async function hideLive(
  services: SessionServices,
  cookies: string | undefined,
  inviteId: string,
): Promise<string> {
  const uid = await findLiveHost(services, cookies, inviteId);
  if (uid !== null) {
    await services.db
      .deleteFrom('desk_tickets')
      .where('host_uid', '=', uid)
      .where('invite_id', '=', inviteId)
      .execute();
  }
  return liveCookie.clear(services.origin, getGuestPath(inviteId));
}
