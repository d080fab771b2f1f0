import { trimText } from '#app/platform/text.ts';

import { limits } from '../limits.ts';
import type { Invitee } from './invitee.ts';

const address = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g;
/** What may stand around a name: separators, brackets and quotation marks. */
const around = /^[\s,;:<>()"']+|[\s,;:<>()"']+$/g;

export interface PastedPeople {
  people: Invitee[];
  /** Lines without an address, or with a name or an address that is too long. */
  unread: string[];
}

/**
 * The people in a pasted text (behaviour 9.17), one a line or several separated by commas or semicolons:
 * 'Ana <ana@…>', 'Ben, ben@…', 'ben@… Ben', also with tabs and semicolons. An address alone is named by what
 * stands before its @.
 */
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
  const matches = [...line.matchAll(address)];
  const ends = matches.map(({ 0: email, index }) => index + email.length);
  const before = matches.map(({ index }, at) => clean(line.slice(ends[at - 1] ?? 0, index)));
  const rest = clean(line.slice(ends.at(-1) ?? 0));
  return matches.map(({ 0: email }, at) => {
    // A name after the address counts only on a line with one person.
    const name = before[at] || (matches.length === 1 ? rest : '');
    return { name: name || (email.split('@')[0] ?? email), email };
  });
}

function clean(text: string): string {
  return trimText(text.replaceAll('\t', ' ').replace(around, ''));
}

function fits({ name, email }: Invitee): boolean {
  return name.length <= limits.inviteeName && email.length <= limits.inviteeEmail;
}
