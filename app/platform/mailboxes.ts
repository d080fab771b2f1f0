import { trimText } from './text.ts';

const address = /[^\s@<>()[\]"',;:][^\s<>()[\]"',;:]*@[^\s<>()[\]"',;:]+/g;
/** One address in angle brackets at the end, where it may hold an apostrophe. */
const bracketed = /^(?<before>[^@<>]*)<\s*(?<email>[^\s<>@,;]+@[^\s<>@,;]+)\s*>$/;
/** A text between separators, brackets and quotation marks. One pass finds it, however many there are. */
const enclosed = /^[\s,;:<>()"']*(?<inner>.*[^\s,;:<>()"'])?/su;

export interface Mailbox {
  /** Empty where only an address stands. */
  name: string;
  email: string;
}

/** The addresses of a line of text, each with the name beside it; none when it has no address. */
export function findMailboxes(line: string): Mailbox[] {
  const one = bracketed.exec(trimText(line))?.groups;
  if (one) return [{ name: trimSeparators(one['before'] ?? ''), email: one['email'] ?? '' }];
  const matches = [...line.matchAll(address)];
  const ends = matches.map(({ 0: email, index }) => index + email.length);
  const before = matches.map(({ index }, at) =>
    trimSeparators(line.slice(ends[at - 1] ?? 0, index)),
  );
  const rest = trimSeparators(line.slice(ends.at(-1) ?? 0));
  return matches.map(({ 0: email }, at) => {
    // A name after the address counts only on a line with one person.
    const name = before[at] || (matches.length === 1 ? rest : '');
    return { name, email };
  });
}

/** A name for a person who is known only by an address: the part before its @. */
export function nameAddress(email: string): string {
  return email.split('@')[0] ?? email;
}

/** The text without separators, brackets and quotation marks at its ends. */
export function trimSeparators(text: string): string {
  return trimText(enclosed.exec(text.replaceAll('\t', ' '))?.groups?.['inner'] ?? '');
}
