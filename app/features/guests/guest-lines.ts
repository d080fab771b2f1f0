import {
  type Mailbox,
  findMailboxes,
  nameAddress,
  trimSeparators,
} from '#app/platform/mailboxes.ts';
import { isStorable, trimText, unstorable } from '#app/platform/text.ts';

import { isHeading } from './csv-columns.ts';

/** A guest to add. The address may be empty. */
export type NewGuest = Mailbox;

/** One line of a list as it was typed, with its guests or the reason why it has none. */
export type ReadLine = { text: string } & (
  | { guests: NewGuest[]; problem: null }
  | { guests: null; problem: string }
);

/** How long names and addresses may be. */
export interface GuestLimits {
  name: number;
  email: number;
}

/** A bullet, a check box or a number before an entry. */
const marker = /^(?:[-*•–·]\s+|\[[ xX]?\]\s*|\d{1,5}[.)]\s+)+/;
/** A whole name in quotation marks, alone or before an address in angle brackets. */
const quoted = /^"(?<name>(?:[^"]|"")*)"\s*[,;]?\s*(?:<(?<email>[^\s<>]*)>)?$/;
const plainAddress = /^[^\s<>@"(),;]+@[^\s<>@"(),;]+$/;
const visible = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** A line that nobody typed as guests. Longer ones are not looked at. */
const longestLine = 2000;

const tooLong = 'This line is too long to be a guest.';
const noAddress = 'The email address cannot be read.';
const noName = 'There is no name in this line.';

/** The lines of a text that hold anything. */
export function listLines(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map(trimText)
    .filter((line) => line !== '');
}

/**
 * Reads a list of guests line by line (behaviour 33.1). A first line of column headings is left out. A line that cannot
 * be read whole has no guest at all, so that nobody of it is lost.
 */
export function readGuestLines(lines: readonly string[], limits: GuestLimits): ReadLine[] {
  const [first = ''] = lines;
  const cells = first.split(/[,;\t]/).map(trimSeparators);
  const isHeaded = cells.length > 1 && cells.every(isHeading);
  return lines.slice(isHeaded ? 1 : 0).map((text) => readLine(text, limits));
}

function readLine(text: string, limits: GuestLimits): ReadLine {
  const found = findGuests(text.replace(marker, '').replaceAll(/mailto:/gi, ''));
  if (typeof found === 'string') return { text, guests: null, problem: found };
  const guests = found.map(({ name, email }) => ({ name: name.replaceAll(/\s+/g, ' '), email }));
  const problem = guests
    .map((guest) => findGuestProblem(guest, limits))
    .find((one) => one !== null);
  return problem ? { text, guests: null, problem } : { text, guests, problem: null };
}

function findGuests(line: string): NewGuest[] | string {
  if (line.length > longestLine) return tooLong;
  const whole = quoted.exec(line)?.groups;
  if (whole) return readQuoted(whole['name'] ?? '', whole['email']);
  const mailboxes = findMailboxes(line);
  const left = mailboxes.reduce((rest, { email }) => rest.replace(email, ''), line);
  if (left.includes('@') || (mailboxes.length === 0 && /[<>]/.test(line))) return noAddress;
  if (mailboxes.length === 0) return listNames(line).map((name) => ({ name, email: '' }));
  return mailboxes.map(({ name, email }) => ({
    name: name.replaceAll(/\s*;\s*/g, ' ') || nameAddress(email),
    email,
  }));
}

function readQuoted(name: string, email = ''): NewGuest[] | string {
  if (email !== '' && !plainAddress.test(email)) return noAddress;
  const said = trimText(name.replaceAll('""', '"'));
  return [{ name: said || nameAddress(email), email }];
}

/**
 * The names in a line without an address. Semicolons separate names. Commas do where there are two at least: one alone
 * may be that of 'Okafor, Ana'.
 */
function listNames(line: string): string[] {
  const separator = line.includes(';') ? ';' : line.split(',').length > 2 ? ',' : null;
  const pieces = separator === null ? [line] : line.split(separator);
  const names = pieces.map(trimSeparators).filter((name) => name !== '');
  return names.length > 0 ? names : [''];
}

function findGuestProblem({ name, email }: NewGuest, limits: GuestLimits): string | null {
  if (!visible.test(name)) return noName;
  if (name.length > limits.name) return `A name has at most ${limits.name} characters.`;
  if (email.length > limits.email) return `An address has at most ${limits.email} characters.`;
  return isStorable(name) && isStorable(email) ? null : unstorable;
}

/** Writes a guest as a line that reads as this guest again, whatever the name holds. */
export function writeGuestLine({ name, email }: NewGuest): string {
  const flat = trimText(name.replaceAll(/\s+/g, ' '));
  const isPlain = /^\p{L}[\p{L}\p{M}\p{N} .'’-]*$/u.test(flat) && !flat.endsWith("'");
  const word = isPlain ? flat : `"${flat.replaceAll('"', '""')}"`;
  return trimText(email) === '' ? word : `${word} <${trimText(email)}>`;
}
