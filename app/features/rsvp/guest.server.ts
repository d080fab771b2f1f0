import { createCookie } from 'react-router';
import * as v from 'valibot';

import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken, createToken } from '#app/platform/ids.server.ts';

import type { Guest } from './schema.ts';
import { findInvitee, isGuest } from './store.server.ts';

const rememberedSeconds = 400 * 24 * 60 * 60;

/** What a device keeps about its guest: its own token or a personal link's, and whether the guest skipped the name. */
const ticketSchema = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)),
  unnamed: v.optional(v.boolean(), false),
});

export type Ticket = v.InferOutput<typeof ticketSchema>;

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

/** True when a Cookie header may hold a ticket. */
export function mayHoldTicket(cookies: string | undefined): boolean {
  return cookies?.includes(cookieName) ?? false;
}

/** Over https. The prefix keeps pages of plain http from setting it. */
const secureName = `__Secure-${cookieName}`;

const plain = createCookie(cookieName);
const secure = createCookie(secureName);

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

async function readTicket(header: string | null): Promise<Ticket | null> {
  const kind = header?.includes(`${secureName}=`) ? secure : plain;
  const cookie: unknown = await kind.parse(header);
  const kept = v.safeParse(ticketSchema, cookie);
  return kept.success ? kept.output : null;
}

/**
 * Whether a Cookie header belongs to a guest with a page of their own, to a device that has not answered, or to
 * nobody. The last two get the same page.
 */
export async function classifyGuest(
  db: Db,
  inviteId: string,
  header: string | undefined,
): Promise<'guest' | 'device' | 'nobody'> {
  const ticket = mayHoldTicket(header) ? await readTicket(header ?? null) : null;
  if (!ticket) return 'nobody';
  const { token } = ticket;
  const known = await isGuest(db, { inviteId, token, keyHash: hashToken(token) });
  return known ? 'guest' : 'device';
}

/** Identifies the guest of a request by its Cookie header. Writes nothing. A device without a ticket gets a new one. */
export async function recognizeGuest(
  db: Db,
  inviteId: string,
  header: string | null,
): Promise<RecognizedGuest> {
  const kept = await readTicket(header);
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
  const ticket = v.safeParse(ticketSchema, { token });
  if (!ticket.success) return null;
  const invitee = await findInvitee(db, inviteId, token);
  return invitee && { ticket: ticket.output, name: invitee.name };
}
