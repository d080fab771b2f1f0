import { createCookie } from 'react-router';
import * as v from 'valibot';

import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken, newToken } from '#app/platform/ids.server.ts';

import type { Guest } from './schema.ts';
import { findInvitee } from './store.server.ts';

const rememberedSeconds = 400 * 24 * 60 * 60;

/** What a device keeps of its guest: a token of its own or a personal link's, and whether they skipped the name. */
const ticketSchema = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)),
  unnamed: v.optional(v.boolean(), false),
});

export type Ticket = v.InferOutput<typeof ticketSchema>;

/** The guest who sends a request about one invitation. */
export interface Recognised {
  guest: Guest;
  /** The invitee's name on a personal link, else null. */
  inviteeName: string | null;
  ticket: Ticket;
  /** True when the ticket was made just now, for a device that had none. */
  fresh: boolean;
}

const cookieName = 'festoon.guest';

/** Whether a Cookie header may hold a ticket. */
export function mayHoldTicket(cookies: string | undefined): boolean {
  return cookies?.includes(cookieName) ?? false;
}

const cookies = createCookie(cookieName);

export function newTicket(): Ticket {
  return { token: newToken(), unnamed: false };
}

/**
 * The Set-Cookie value by which a device is known on one invitation's page, and on no other. Every page from
 * memory and every answer carries one, hence written here: React Router's takes ten times as long.
 */
export function keepTicket(origin: string, inviteId: string, ticket: Ticket): string {
  const value = Buffer.from(JSON.stringify(ticket)).toString('base64');
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${encodeURIComponent(value)}; Max-Age=${rememberedSeconds}; Path=/guest/${inviteId}; HttpOnly${secure}; SameSite=Lax`;
}

/** Who sends a request with this Cookie header. Writes nothing; a device without a ticket gets a fresh one to keep. */
export async function recognise(
  db: Db,
  inviteId: string,
  header: string | null,
): Promise<Recognised> {
  const cookie: unknown = await cookies.parse(header);
  const kept = v.safeParse(ticketSchema, cookie);
  const ticket = kept.success ? kept.output : newTicket();
  const invitee = kept.success ? await findInvitee(db, inviteId, ticket.token) : null;
  return {
    guest: invitee ? { inviteeId: invitee.id } : { keyHash: hashToken(ticket.token) },
    inviteeName: invitee?.name ?? null,
    ticket,
    fresh: !kept.success,
  };
}

/** The ticket of a personal link's token (decisions §13), or null for a token that this invitation never gave. */
export async function personalTicket(
  db: Db,
  inviteId: string,
  token: string,
): Promise<Ticket | null> {
  const ticket = v.safeParse(ticketSchema, { token });
  if (!ticket.success) return null;
  return (await findInvitee(db, inviteId, token)) ? ticket.output : null;
}
