import * as v from 'valibot';

import { defineCookie } from '#app/platform/cookie.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken, createToken } from '#app/platform/ids.server.ts';

import type { Guest } from './schema.ts';
import { findInvitee } from './store.server.ts';

/** What a device keeps about its guest: its own token or a personal link's, and whether the guest skipped the name. */
export interface Ticket {
  token: string;
  unnamed: boolean;
}

const tokenPattern = /^[\w-]{22,64}$/;

/** Keeps a device's ticket for the page of one invitation, which is its path. */
export const ticketCookie = defineCookie<Ticket>('festoon.guest', {
  prefix: '__Secure-',
  seconds: 400 * 24 * 60 * 60,
  schema: v.strictObject({
    token: v.pipe(v.string(), v.regex(tokenPattern)),
    unnamed: v.optional(v.boolean(), false),
  }),
});

/** The guest who sends a request about one invitation. */
export interface RecognizedGuest {
  guest: Guest;
  /** The invitee's name on a personal link, else null. */
  inviteeName: string | null;
  ticket: Ticket;
  /** True for a new ticket, for a device that had none. */
  fresh: boolean;
}

export function createTicket(): Ticket {
  return { token: createToken(), unnamed: false };
}

/** The token in a request's cookie and its hash; null without a cookie. */
export function readVisitor(
  origin: string,
  header: string | undefined,
): { token: string; keyHash: string } | null {
  const ticket = ticketCookie.read(origin, header);
  return ticket && { token: ticket.token, keyHash: hashToken(ticket.token) };
}

/** Identifies the guest of a request by its Cookie header. Writes nothing. A device without a ticket gets a new one. */
export async function recognizeGuest(
  { db, origin }: { db: Db; origin: string },
  inviteId: string,
  header: string | null | undefined,
): Promise<RecognizedGuest> {
  const kept = ticketCookie.read(origin, header);
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
