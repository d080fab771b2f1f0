import { isMailAddress } from '#app/platform/mail-address.ts';
import { findMailboxes, nameAddress } from '#app/platform/mailboxes.ts';
import { trimText } from '#app/platform/text.ts';

import { limits } from '../limits.ts';
import type { Invitee } from './invitee.ts';

export interface PastedPeople {
  people: Invitee[];
  /** Lines without an address, with text after the last one, with a name or an address that is too long, or with an address that cannot exist. */
  unread: string[];
}

/** One person a line, or several separated by commas or semicolons, with or without a name (behaviour 9.17). */
export function readPeople(pasted: string): PastedPeople {
  const lines = pasted.split(/[\r\n]+/).map(trimText);
  const people: Invitee[] = [];
  const unread: string[] = [];
  for (const line of lines.filter((text) => text !== '')) {
    const found = readLine(line);
    if (found.length > 0 && found.every(fits)) people.push(...found);
    else unread.push(line);
  }
  return { people, unread };
}

function readLine(line: string): Invitee[] {
  const { mailboxes, doubt } = findMailboxes(line);
  if (doubt !== null) return [];
  return mailboxes.map(({ name, email }) => ({ name: name || nameAddress(email), email }));
}

function fits({ name, email }: Invitee): boolean {
  const isShort = name.length <= limits.inviteeName && email.length <= limits.inviteeEmail;
  return isShort && isMailAddress(email);
}

const mostNamed = 3;

/** Says how many people were added and which lines were not read (behaviour 9.17). */
export function describePaste({ people, unread }: PastedPeople): string {
  const count = people.length.toLocaleString('en');
  const added = people.length === 1 ? '1 person added.' : `${count} people added.`;
  if (unread.length === 0) return added;
  const lines = unread.length === 1 ? '1 line' : `${unread.length.toLocaleString('en')} lines`;
  const more = unread.length - mostNamed;
  const named = unread.slice(0, mostNamed).join('; ');
  const rest = more > 0 ? ` and ${more.toLocaleString('en')} more` : '';
  return `${added} ${lines} cannot be read as names with email addresses: ${named}${rest}`;
}
