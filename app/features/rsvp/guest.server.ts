import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken, createToken } from '#app/platform/ids.server.ts';

import type { Guest } from './schema.ts';
import { findInvitee } from './store.server.ts';

const rememberedSeconds = 400 * 24 * 60 * 60;

/** What a device keeps about its guest: its own token or a personal link's, and whether the guest skipped the name. */
export interface Ticket {
  token: string;
  unnamed: boolean;
}

const tokenPattern = /^[\w-]{22,64}$/;
/**
 * A ticket as JSON. Matched by a pattern, because every view of a page reads one, and parsing and checking take three
 * times as long.
 */
const ticketPattern = /^\{"token":"([\w-]{22,64})"(?:,"unnamed":(true|false))?\}$/;
/** Characters of the longest ticket in a cookie. */
const maxCookie = 160;

/** The guest who sends a request about one invitation. */
export interface RecognizedGuest {
  guest: Guest;
  /** The invitee's name on a personal link, else null. */
  inviteeName: string | null;
  ticket: Ticket;
  /** True for a new ticket, for a device that had none. */
  fresh: boolean;
}

const cookieName = 'festoon.guest';

/** The name over https. The prefix keeps pages of plain http from setting the cookie. */
const secureName = `__Secure-${cookieName}`;

export function createTicket(): Ticket {
  return { token: createToken(), unnamed: false };
}

/**
 * The Set-Cookie value that identifies a device on the page of one invitation only. Written by hand, because every
 * page and answer carries one and React Router's serializer takes ten times as long.
 */
export function formatTicketCookie(origin: string, inviteId: string, ticket: Ticket): string {
  const value = Buffer.from(JSON.stringify(ticket)).toString('base64');
  const [name, flag] = origin.startsWith('https:') ? [secureName, '; Secure'] : [cookieName, ''];
  return `${name}=${encodeURIComponent(value)}; Max-Age=${rememberedSeconds}; Path=/guest/${inviteId}; HttpOnly${flag}; SameSite=Lax`;
}

const patterns = {
  plain: new RegExp(`(?:^|;) *${cookieName}=([^;]*)`),
  secure: new RegExp(`(?:^|;) *${secureName}=([^;]*)`),
};

/** Reads what `formatTicketCookie` writes, from the first such cookie. Null for none or another text. */
function readTicket(header: string | null | undefined): Ticket | null {
  if (!header?.includes(cookieName)) return null;
  const pattern = header.includes(`${secureName}=`) ? patterns.secure : patterns.plain;
  const value = pattern.exec(header)?.[1];
  if (value === undefined || value.length > maxCookie) return null;
  // Only the padding may be percent-encoded. Any other encoding fails the pattern.
  const text = Buffer.from(value.replaceAll('%3D', ''), 'base64').toString('latin1');
  const [, token, unnamed] = ticketPattern.exec(text) ?? [];
  return token === undefined ? null : { token, unnamed: unnamed === 'true' };
}

/** The token in a request's cookie and its hash; null without a cookie. */
export function readVisitor(header: string | undefined): { token: string; keyHash: string } | null {
  const ticket = readTicket(header);
  return ticket && { token: ticket.token, keyHash: hashToken(ticket.token) };
}

/** Identifies the guest of a request by its Cookie header. Writes nothing. A device without a ticket gets a new one. */
export async function recognizeGuest(
  db: Db,
  inviteId: string,
  header: string | null,
): Promise<RecognizedGuest> {
  const kept = readTicket(header);
  const ticket = kept ?? createTicket();
  const invitee = kept ? await findInvitee(db, inviteId, ticket.token) : null;
  return {
    guest: invitee ? { inviteeId: invitee.id } : { keyHash: hashToken(ticket.token) },
    inviteeName: invitee?.name ?? null,
    ticket,
    fresh: !kept,
  };
}

/**
 * The ticket and the name for a personal link's token (behaviour 14.11), or null for a token that this invitation
 * does not have.
 */
export async function findPersonalTicket(
  db: Db,
  inviteId: string,
  token: string,
): Promise<{ ticket: Ticket; name: string } | null> {
  if (!tokenPattern.test(token)) return null;
  const invitee = await findInvitee(db, inviteId, token);
  return invitee && { ticket: { token, unnamed: false }, name: invitee.name };
}
