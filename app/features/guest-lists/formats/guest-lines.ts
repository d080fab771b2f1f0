import { holdsPhone, takePhones, writePhone } from '#app/features/draft/phone-text.ts';
import { labelLimits, readLabel } from '#app/features/labels/labels.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { isMailAddress } from '#app/platform/mail-address.ts';
import {
  type Mailbox,
  findMailboxes,
  nameAddress,
  trimSeparators,
} from '#app/platform/mailboxes.ts';
import { hasWords, isStorable, trimText, unstorable } from '#app/platform/text.ts';

import {
  type GuestExtras,
  type NewGuest,
  type TakenExtras,
  type WrittenGuest,
  takeExtras,
  writeExtras,
} from './line-extras.ts';
import { readTable } from './pasted-table.ts';
import { quote, unquote } from './written-list.ts';

export type ReadLine = { text: string } & (
  | { guests: NewGuest[]; problem: null }
  | { guests: null; problem: string }
);

export interface GuestLimits {
  name: number;
  email: number;
  people: number;
  companions: number;
}

/** A bullet, a check box or a number before an entry. */
const marker = /^(?:[-*•–·]\s+|\[[ xX]?\]\s*|\d{1,5}[.)]\s+)+/;
/** A whole name in quotation marks, alone or before an address in angle brackets. */
const quoted = /^"(?<name>(?:[^"]|"")*)"[\s,;]*(?:<(?<email>[^\s<>]*)>)?$/;

/** Most characters of a line, and of its part without households and labels. */
const longestLine = 12_000;
const longestNames = 2000;

const tooLong = texts('This line is too long to be a guest.');
const noAddress = texts('We can’t read this address.');
const doubts = texts({
  textAfter: 'There is text after the address. One guest per line, please: name, then address.',
  unclearNames: 'One guest per line, please: name, then address.',
});
const columnAfter = texts(
  'There is another column after the address. Please remove the other columns, or put a line with the headings of all columns first.',
);
const noName = texts('There is no name in this line.');
const sayLabelTooLong = () =>
  say('A label has at most {most, number} characters.', { most: labelLimits.length });
const sayTooManyLabels = () =>
  say('A guest has at most {most, number} labels.', { most: labelLimits.guest });
const tooFewPeople = texts('A household has at least two people.');
const unreadCompanions = texts('How many people a guest may bring is a number, as in +2.');
const notOneGuest = texts(
  'Please give a guest with a household or a number of people a line of their own.',
);
const notOnePhone = texts('Please give a guest with a phone number a line of their own.');
const unreadPhone = texts('We can’t read this phone number.');
const manyPhones = texts('There are several phone numbers here. One per guest, please.');

const manyLanguages = texts('There are several languages here. One per guest, please.');

/** The lines that are not empty, with the leading tabs of rows whose first cell is empty. */
export function listLines(text: string): string[] {
  return text.split(/[\r\n\u2028\u2029]+/).filter((line) => trimText(line) !== '');
}

/**
 * Reads guests line by line (behaviour 33.1). Column headings in the first line apply to the others. A line with a
 * problem yields no guest, so that all of it stays in the field.
 */
export function readGuestLines(lines: readonly string[], limits: GuestLimits): ReadLine[] {
  return readTable(lines).map((one) =>
    readLine(typeof one === 'string' ? trimText(one) : writeGuestLine(one), limits),
  );
}

function readLine(text: string, limits: GuestLimits): ReadLine {
  const found = text.length > longestLine ? tooLong : findGuests(text, limits);
  return typeof found === 'string'
    ? { text, guests: null, problem: found }
    : { text, guests: found, problem: null };
}

function findGuests(text: string, limits: GuestLimits): NewGuest[] | string {
  const taken = takeExtras(flatten(text).replace(marker, ''));
  const { rest, phones } = takePhones(taken.rest);
  const line = flatten(rest);
  if (line.length > longestNames) return tooLong;
  const whole = quoted.exec(line)?.groups;
  const found = whole ? readQuoted(whole['name'] ?? '', whole['email']) : findPlain(line);
  if (typeof found === 'string')
    return found === doubts.textAfter && text.includes('\t') ? columnAfter : found;
  const extras = checkExtras(taken, found.length, limits);
  if (typeof extras === 'string') return extras;
  const phone = checkPhones(phones, found.length);
  if (typeof phone === 'string') return phone;
  const guests = found.map(({ name, email }) => ({
    name: flatten(name),
    email,
    ...phone,
    ...extras,
  }));
  const problems = guests.map(
    (guest) =>
      // Quoted text is a name, whatever it contains.
      (whole || hasWords(guest.name) ? null : noName) ?? findGuestProblem(guest, limits),
  );
  return problems.find((one) => one !== null) ?? guests;
}

const flatten = (name: string) => trimText(name.replaceAll(/\s+/g, ' '));

function findPlain(typed: string): Mailbox[] | string {
  // A full-width comma is never part of a name.
  const line = typed.replaceAll(/mailto:/gi, '').replaceAll(/[，、；]/g, ';');
  const { mailboxes, doubt } = findMailboxes(line);
  const words = mailboxes.reduce((rest, { email }) => rest.replace(email, ''), line);
  if (!mailboxes.every(({ email }) => isMailAddress(email))) return noAddress;
  if (words.includes('@') || (mailboxes.length === 0 && /[<>]/.test(line))) return noAddress;
  if (doubt !== null) return doubts[doubt];
  if (mailboxes.length === 0) return listNames(line).map((name) => ({ name, email: '' }));
  return mailboxes.map(({ name, email }) => ({
    name: name.replaceAll(/\s*;\s*/g, ' ') || nameAddress(email),
    email,
  }));
}

function readQuoted(name: string, email = ''): Mailbox[] | string {
  if (email !== '' && !isMailAddress(email)) return noAddress;
  return [{ name: trimText(unquote(name)) || nameAddress(email), email }];
}

/** Semicolons separate names. Commas do if there are two or more: one may be part of a name, as in 'Okafor, Ana'. */
function listNames(line: string): string[] {
  const separator = line.includes(';') ? ';' : line.split(',').length > 2 ? ',' : null;
  const pieces = separator === null ? [line] : line.split(separator);
  const names = pieces.map(trimSeparators).filter((name) => name !== '');
  return names.length > 0 ? names : [''];
}

function checkPhones(
  phones: readonly (string | null)[],
  guests: number,
): Pick<GuestExtras, 'phone'> | string {
  const [phone] = phones;
  if (phone === undefined) return {};
  if (phone === null) return unreadPhone;
  if (phones.length > 1) return manyPhones;
  return guests > 1 ? notOnePhone : { phone };
}

/** Labels and the language apply to all guests of a line; a household or companions need a line with one guest. */
function checkExtras(
  taken: TakenExtras,
  guests: number,
  limits: GuestLimits,
): GuestExtras | string {
  const { people, companions } = taken;
  const [language, another] = taken.languages;
  const labels = new Map<string, string>();
  for (const typed of taken.labels) {
    const label = readLabel(typed, [...labels.values()]);
    if (label !== null) labels.set(label.toLowerCase(), label);
    else if (!isStorable(typed)) return unstorable;
    else if (trimText(typed) !== '') return sayLabelTooLong();
  }
  if (labels.size > labelLimits.guest) return sayTooManyLabels();
  if (another !== undefined) return manyLanguages;
  if (companions.length > 1 || (guests > 1 && people.length + companions.length > 0)) {
    return notOneGuest;
  }
  const [bring] = companions;
  if (bring === null) return unreadCompanions;
  if ((bring ?? 0) > limits.companions) {
    return say('A guest may bring at most {most, number}.', { most: limits.companions });
  }
  if (people.length === 1) return tooFewPeople;
  if (people.length > limits.people) {
    return say('A household has at most {most, number} people.', { most: limits.people });
  }
  const problem = people
    .map(({ name }) => findNameProblem(name, limits))
    .find((one) => one !== null);
  return (
    problem ?? {
      ...(language === undefined ? {} : { language }),
      ...(labels.size > 0 ? { labels: [...labels.values()] } : {}),
      ...(people.length > 0 ? { people } : {}),
      ...(bring === undefined ? {} : { companions: bring }),
    }
  );
}

function findNameProblem(name: string, limits: GuestLimits): string | null {
  if (name === '') return noName;
  if (name.length > limits.name) {
    return say('A name has at most {most, number} characters.', { most: limits.name });
  }
  return isStorable(name) ? null : unstorable;
}

function findGuestProblem({ name, email }: Mailbox, limits: GuestLimits): string | null {
  const problem = findNameProblem(name, limits);
  if (problem !== null) return problem;
  if (email.length > limits.email) {
    return say('An address has at most {most, number} characters.', { most: limits.email });
  }
  return isStorable(email) ? null : unstorable;
}

/** Writes a line that `readGuestLines` reads as the same guest, whatever the name contains. */
export function writeGuestLine({ name, email, phone = '', ...extras }: WrittenGuest): string {
  const flat = flatten(name);
  // A dash beside a space is read as what separates a name from its address.
  const isPlain =
    /^\p{L}[\p{L}\p{M}\p{N} .'’-]*$/u.test(flat) &&
    !/'$|-(?: |$)| -/.test(flat) &&
    !holdsPhone(flat) &&
    // Digits beside a number would be read as its beginning.
    !(phone !== '' && /\p{Nd}[\P{L}]*$|\b(?:tel|phone|mobile|cell)\.*$/iu.test(flat));
  const word = isPlain || flat === '' ? flat : quote(flat);
  const address = trimText(email) === '' ? '' : `<${trimText(email)}>`;
  const number = trimText(phone) === '' ? '' : writePhone(phone);
  return [word, address, number, writeExtras(extras)].filter((part) => part !== '').join(' ');
}
