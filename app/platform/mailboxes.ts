import { hasWords, trimText } from './text.ts';

const word = /[^\s<>()[\]"',;:|，、；：＜＞]+/g;
/** One address in angle brackets at the end, where it may hold an apostrophe. */
const bracketed = /^(?<before>[^@<>]*)<\s*(?<email>[^\s<>@,;]+@[^\s<>@,;]+)\s*>$/;
/** A text between separators, brackets and quotation marks. One pass finds it, however many there are. */
const enclosed = /^[\s,;:<>()[\]|"'，、；：＜＞]*(?<inner>.*[^\s,;:<>()[\]|"'，、；：＜＞])?/su;
/** A dash that stands alone at an end. */
const dash = /^[-–—]{1,3}(?=\s)|(?<=\s)[-–—]{1,3}$/gu;
const afterAddress = /^[\s>)"']*;/;
const wholeQuoted = /^[^"\p{L}]*"[^"]*"[^"\p{L}]*$/u;

export interface Mailbox {
  /** Empty where only an address stands. */
  name: string;
  email: string;
}

export interface FoundMailboxes {
  mailboxes: Mailbox[];
  /** Why the names may be wrong: words that are nobody's name, or that may be somebody else's. */
  doubt: 'textAfter' | 'unclearNames' | null;
}

/** Words with an '@' inside. Each word is looked at once, so that a long text takes no longer than its length. */
function findAddresses(line: string): { email: string; index: number }[] {
  return [...line.matchAll(word)].flatMap(({ 0: whole, index }) => {
    const email = whole.replace(/^@+/, '');
    const at = email.indexOf('@');
    const isAddress = at !== -1 && at < email.length - 1;
    return isAddress ? [{ email, index: index + whole.length - email.length }] : [];
  });
}

export function findMailboxes(line: string): FoundMailboxes {
  const one = bracketed.exec(trimText(line))?.groups;
  if (one) {
    const { before = '', email = '' } = one;
    return { mailboxes: [{ name: trimSeparators(before), email }], doubt: null };
  }
  const found = findAddresses(line);
  const ends = found.map(({ email, index }) => index + email.length);
  const befores = found.map(({ index }, at) => line.slice(ends[at - 1] ?? 0, index));
  const mailboxes = found.map(({ email }, at) => ({
    name: trimSeparators(befores[at] ?? ''),
    email,
  }));
  const rest = trimSeparators(line.slice(ends.at(-1) ?? 0));
  const [first] = mailboxes;
  // On a line with one person the name may follow the address.
  if (first?.name === '' && mailboxes.length === 1) {
    return { mailboxes: [{ ...first, name: rest }], doubt: null };
  }
  if (first && hasWords(rest)) return { mailboxes, doubt: 'textAfter' };
  return { mailboxes, doubt: mayBeMixedUp(befores) ? 'unclearNames' : null };
}

/** For words before an address that may belong to the one before it. */
const mayFollow = (before: string) => hasWords(before) && !before.trimEnd().endsWith('<');

/** `befores` are the texts before each address of a line. */
function mayBeMixedUp(befores: readonly string[]): boolean {
  const [first = '', ...others] = befores;
  if (others.length === 0) return false;
  if (!hasWords(first) && others.some(mayFollow)) return true;
  // Between semicolons, a comma is part of a name, as in 'Okafor, Ana'.
  const separators = others.every((before) => afterAddress.test(before)) ? /[;；]/ : /[;,；，、]/;
  return befores.some(
    (before) => !wholeQuoted.test(before) && separators.test(trimSeparators(before)),
  );
}

export function nameAddress(email: string): string {
  return email.split('@')[0] ?? email;
}

export function trimSeparators(text: string): string {
  const inner = enclosed.exec(text.replaceAll('\t', ' '))?.groups?.['inner'] ?? '';
  return trimText(inner.replaceAll(dash, ''));
}
