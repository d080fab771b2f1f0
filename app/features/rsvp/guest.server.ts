import * as v from 'valibot';

import { defineCookie } from '#app/platform/cookie.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { hashToken, createToken } from '#app/platform/ids.server.ts';
import { type Language, findLanguage, languageCodes } from '#app/platform/language/languages.ts';

import type { Guest } from './schema.ts';
import { findInvitee } from './store.server.ts';

/** A device's own token or a personal link's, and whether the guest skipped the name. */
export interface Ticket {
  token: string;
  unnamed: boolean;
  /** Of a personal link that was opened on the device of somebody else, until they have chosen. */
  opened?: string | undefined;
  /** Chosen by a guest of the open link. An invitee's is stored with them. */
  language?: Language | undefined;
}

const tokenPattern = /^[\w-]{22,64}$/;

/** The cookie's path is the invitation's page. */
export const ticketCookie = defineCookie<Ticket>('festoon.guest', {
  prefix: '__Secure-',
  seconds: 400 * 24 * 60 * 60,
  schema: v.strictObject({
    token: v.pipe(v.string(), v.regex(tokenPattern)),
    unnamed: v.optional(v.boolean(), false),
    opened: v.optional(v.pipe(v.string(), v.regex(tokenPattern))),
    // Nobody is forgotten for the language of another release.
    language: v.optional(v.fallback(v.optional(v.picklist(languageCodes)), undefined)),
  }),
});

export interface RecognizedGuest {
  guest: Guest;
  inviteeName: string | null;
  /** The guest's choice, or what a host has set; null for the event's. */
  language: Language | null;
  ticket: Ticket;
  /** The device had no ticket. */
  fresh: boolean;
}

export function createTicket(): Ticket {
  return { token: createToken(), unnamed: false };
}

/** Identifies a guest by cookie, or creates a ticket. Writes nothing. */
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
    language: invitee ? findLanguage(invitee.language) : (ticket.language ?? null),
    ticket,
    fresh: !kept,
  };
}

/** Null for a token that this invitation does not have (behaviour 14.11). */
export async function findPersonalTicket(
  db: Db,
  inviteId: string,
  token: string,
): Promise<{ ticket: Ticket; name: string } | null> {
  if (!tokenPattern.test(token)) return null;
  const invitee = await findInvitee(db, inviteId, token);
  return invitee && { ticket: { token, unnamed: false }, name: invitee.name };
}

/** False for a token of no invitee. Writes nothing where the language is the same. */
export async function setInviteeLanguage(
  db: Db,
  { inviteId, token, language }: { inviteId: string; token: string; language: Language },
): Promise<boolean> {
  const invitee = await findInvitee(db, inviteId, token);
  if (!invitee) return false;
  if (invitee.language === language) return true;
  await db.updateTable('invitees').set({ language }).where('id', '=', invitee.id).execute();
  return true;
}
