import { hasWords, trimText } from './text.ts';

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

export interface FoundMailboxes {
  /** The addresses, each with the name beside it. */
  mailboxes: Mailbox[];
  /** The words after the last address, unless they are a name. */
  left: string;
}

/** Finds the addresses in a line of text. */
export function findMailboxes(line: string): FoundMailboxes {
  const one = bracketed.exec(trimText(line))?.groups;
  if (one) {
    const { before = '', email = '' } = one;
    return { mailboxes: [{ name: trimSeparators(before), email }], left: '' };
  }
  const matches = [...line.matchAll(address)];
  const ends = matches.map(({ 0: email, index }) => index + email.length);
  const mailboxes = matches.map(({ 0: email, index }, at) => ({
    name: trimSeparators(line.slice(ends[at - 1] ?? 0, index)),
    email,
  }));
  const rest = trimSeparators(line.slice(ends.at(-1) ?? 0));
  const [first] = mailboxes;
  if (!first) return { mailboxes, left: '' };
  // On a line with one person the name may follow the address.
  if (mailboxes.length > 1 || first.name !== '') {
    return { mailboxes, left: hasWords(rest) ? rest : '' };
  }
  return { mailboxes: [{ ...first, name: rest }], left: '' };
}

/** A name for a person who is known only by an address: the part before its @. */
export function nameAddress(email: string): string {
  return email.split('@')[0] ?? email;
}

/** The text without separators, brackets and quotation marks at its ends. */
export function trimSeparators(text: string): string {
  return trimText(enclosed.exec(text.replaceAll('\t', ' '))?.groups?.['inner'] ?? '');
}
