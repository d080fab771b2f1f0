import { nameForGuests } from '#app/features/invitation/local/guest-facts.ts';
import { inLanguage } from '#app/features/invite/own-words/in-language.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { setAddressLanguage } from '#app/features/mail/guest-addresses.server.ts';
import {
  type RecognizedGuest,
  type Ticket,
  recognizeGuest,
  setInviteeLanguage,
  ticketCookie,
} from '#app/features/rsvp/guest.server.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import { readTextField } from '#app/platform/form.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import {
  addLanguage,
  languageField,
  languageParameter,
} from '#app/platform/language/language-query.ts';
import { type Language, findLanguage } from '#app/platform/language/languages.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import type { GuestContext } from '../guest-context.ts';

/** The language that the address names; null for none and for an unknown one. */
export const findAsked = (c: GuestContext): Language | null =>
  findLanguage(c.req.query(languageParameter) ?? '');

interface Sources {
  known?: Pick<RecognizedGuest, 'language'> | null;
  invite: { language: Language } | null;
}

/** The language of a guest's request: the address, then the guest, then the event (behaviour 49.3). */
export function findGuestLanguage(c: GuestContext, { known, invite }: Sources): Language {
  return findAsked(c) ?? known?.language ?? invite?.language ?? 'en';
}

export const findPageWords = (c: GuestContext, sources: Sources): GuestWords =>
  getGuestWords(findGuestLanguage(c, sources));

/** The title as guests of the language read it. */
export const nameEventIn = (invite: Invite, language: Language): string =>
  nameForGuests(inLanguage(invite, language), getGuestWords(language));

/** What the device remembers, where nobody can be recognized: on the page of a missing invitation. */
export function findDeviceLanguage(c: GuestContext): { language: Language | null } {
  const ticket = ticketCookie.read(c.var.services.origin, c.req.header('Cookie'));
  return { language: ticket?.language ?? null };
}

/**
 * Keeps a guest's language with the invitee of a personal link, else in the ticket and with the address that the guest
 * has left. Null is no choice.
 */
async function remember(
  c: GuestContext,
  inviteId: string,
  { ticket, language }: { ticket: Ticket; language: Language | null },
): Promise<Ticket> {
  if (language === null) return ticket;
  const { db } = c.var.services;
  const { token } = ticket;
  if (await setInviteeLanguage(db, { inviteId, token, language })) return ticket;
  await setAddressLanguage(db, { inviteId, keyHash: hashToken(token), language });
  return { ...ticket, language };
}

/** Remembers a guest's language, and gives the ticket to the device. */
export async function keepLanguage(
  c: GuestContext,
  inviteId: string,
  choice: { ticket: Ticket; language: Language | null },
): Promise<Ticket> {
  const ticket = await remember(c, inviteId, choice);
  const path = getGuestPath(inviteId);
  c.header('Set-Cookie', ticketCookie.write(c.var.services.origin, ticket, path));
  return ticket;
}

/** Remembers what was pressed in the switch. Null for an unknown language, which changes nothing (behaviour 49.5). */
export async function takeLanguage(
  c: GuestContext,
  inviteId: string,
  form: FormData,
): Promise<{ language: Language; ticket: Ticket } | null> {
  const language = findLanguage(readTextField(form, languageField));
  if (language === null) return null;
  const { ticket } = await recognizeGuest(c.var.services, inviteId, c.req.header('Cookie'));
  return { language, ticket: await keepLanguage(c, inviteId, { ticket, language }) };
}

/** The switch at the foot of a page, which `path` names. */
export async function changeLanguage(
  c: GuestContext,
  inviteId: string,
  { form, path }: { form: FormData; path: string },
): Promise<Response> {
  const taken = await takeLanguage(c, inviteId, form);
  return c.redirect(addLanguage(path, taken?.language ?? null), 303);
}
