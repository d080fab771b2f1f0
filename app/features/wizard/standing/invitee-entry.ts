import { limits } from '#app/features/draft/limits.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import {
  type Invitee,
  emailRequired,
  nameRequired,
  tooManyInvitees,
} from '#app/features/draft/parts/invitee.ts';
import type { ReadLine } from '#app/features/guest-lists/formats/guest-lines.ts';
import type { NewGuest } from '#app/features/guest-lists/formats/line-extras.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';

import { type Settled, settled } from './settled.ts';

type Value = StepValue<'invitee'>;

/**
 * Null while it is being fetched: then a plain name counts, and what may hold more waits. Undefined if it does not come:
 * then the two fields count as they stand.
 */
export type ReadGuests = ((lines: readonly string[]) => ReadLine[]) | null | undefined;

const states = texts({
  fresh: 'new',
  lone: 'no email',
  known: 'already there',
  badAddress: 'not an address',
  unread: 'not read',
});

export type RowState = (typeof states)[keyof typeof states];

/** One guest of a list, or a line that is none. */
export interface ListRow {
  text: string;
  email: string;
  phone?: string | undefined;
  state: RowState;
  /** Why a line is no guest; null for a guest. */
  problem: string | null;
}

/** What stands in the fields of the Invitees step. */
export type InviteeEntry =
  | { kind: 'none' }
  /** Not complete; what is missing, by field. */
  | { kind: 'open'; name?: string; email?: string }
  /** `isLone` without an email address: only Next and 'Add without email' take it. */
  | { kind: 'one'; invitee: Invitee; isLone: boolean }
  | { kind: 'list'; fresh: Invitee[]; rows: ListRow[]; invalid: string[] };

export const notReadYet = texts('This list is still being read. Please try again in a moment.');
const labelsLater = texts(
  'Labels are given on the guest list, after saving. Please take them out here.',
);

function refuseLines(): string {
  const count = limits.invitees;
  const most = say('At most {count, number} lines can be added at once.', { count });
  return `${most} ${say('Please take some out.')}`;
}

/** The lines that are not empty. */
export const listTypedLines = (text: string): string[] =>
  text.split(/[\r\n\u2028\u2029]+/).filter((line) => trimText(line) !== '');

const longestShown = 60;

/** 'Fix or clear tom@example', cut where it is long. */
function askToFix(invalid: readonly string[]): string {
  const [first = '', ...more] = invalid.map(trimText);
  const shown = first.length > longestShown ? `${first.slice(0, longestShown)}…` : first;
  return say(
    '{count, plural, =0 {Fix or clear {line}} one {Fix or clear {line} and # more line} other {Fix or clear {line} and # more lines}}',
    { line: shown, count: more.length },
  );
}

function toInvitee({ name, email, phone, people, companions }: NewGuest): Invitee {
  return {
    name,
    email,
    ...(phone === undefined ? {} : { phone }),
    ...(people && {
      people: people.map((person) => ({ ...person, child: person.child ?? false })),
    }),
    ...(companions === undefined ? {} : { companions }),
  };
}

const keyOf = (text: string) => trimText(text).toLowerCase();

/** Emails by name, ignoring case. The same name with another address is somebody else. */
class KnownPeople {
  readonly #emails = new Map<string, Set<string>>();

  constructor(invitees: readonly Invitee[]) {
    for (const invitee of invitees) this.add(invitee);
  }

  add({ name, email }: Invitee): void {
    const key = keyOf(name);
    const emails = this.#emails.get(key) ?? new Set();
    emails.add(keyOf(email));
    this.#emails.set(key, emails);
  }

  has({ name, email }: Invitee): boolean {
    const emails = this.#emails.get(keyOf(name));
    return emails !== undefined && (email === '' || emails.has(keyOf(email)));
  }
}

function readList(read: readonly ReadLine[], invitees: readonly Invitee[]): InviteeEntry {
  const known = new KnownPeople(invitees);
  const rows: ListRow[] = [];
  const fresh: Invitee[] = [];
  const invalid: string[] = [];
  for (const { text, guests, problem } of read) {
    const why = problem ?? (guests.some(({ labels }) => labels) ? labelsLater : null);
    if (why !== null) {
      const state = text.includes('@') ? states.badAddress : states.unread;
      rows.push({ text, email: '', state, problem: why });
      invalid.push(text);
      continue;
    }
    for (const invitee of (guests ?? []).map(toInvitee)) {
      const isThere = known.has(invitee);
      const state = isThere ? states.known : invitee.email === '' ? states.lone : states.fresh;
      const { name: said, email, phone } = invitee;
      rows.push({
        text: said,
        email,
        ...(phone === undefined ? {} : { phone }),
        state,
        problem: null,
      });
      if (!isThere) fresh.push(invitee);
      known.add(invitee);
    }
  }
  return { kind: 'list', fresh, rows, invalid };
}

/** As much as an email field of the browser asks for. */
const isAddressTyped = (email: string) => /^[^\s@]+@[^\s@]+$/.test(email);

/** True for text that may be more than one name: with an address, a number, a comma, a mark of a list. */
const mayHoldMore = (name: string) => /^-|[^\p{L}\p{M}\s.'’&-]/u.test(name);

function readFields(value: Value, line: string, readGuests: ReadGuests): InviteeEntry {
  const name = trimText(line);
  const email = trimText(value.email);
  if (name === '') return { kind: 'open', name: nameRequired };
  if (email !== '') {
    return isAddressTyped(email)
      ? { kind: 'one', invitee: { name, email }, isLone: false }
      : { kind: 'open', email: askToFix([email]) };
  }
  if (readGuests === null && mayHoldMore(name)) return { kind: 'open', name: notReadYet };
  const [read] = readGuests?.([name]) ?? [];
  const guests = read?.guests?.some(({ labels }) => labels) ? null : (read?.guests ?? null);
  if (guests && guests.length > 1 && read) return readList([read], value.invitees);
  const [guest] = guests ?? [];
  if (!guest && name.includes('@')) return { kind: 'open', name: askToFix([name]) };
  if (name.length > limits.inviteeName && !guest) {
    const count = limits.inviteeName;
    return { kind: 'open', name: say('A name has at most {count, number} characters.', { count }) };
  }
  const invitee = guest ? toInvitee(guest) : { name, email: '' };
  return { kind: 'one', invitee, isLone: invitee.email === '' };
}

/**
 * One guest, whose name field may also hold the address, or a list of one guest a line (behaviour 9.21, 9.17). The same
 * name without an address, or with the same one, is already there.
 */
export function readInviteeEntry(value: Value, readGuests: ReadGuests): InviteeEntry {
  const lines = listTypedLines(value.name);
  if (lines.length > limits.invitees) return { kind: 'open', name: refuseLines() };
  if (lines.length > 1) {
    return readGuests
      ? readList(readGuests(lines), value.invitees)
      : { kind: 'open', name: notReadYet };
  }
  const [line = ''] = lines;
  if (line === '' && trimText(value.email) === '') return { kind: 'none' };
  return readFields(value, line, readGuests);
}

/** The step with what its fields hold; lines that are no guests stay. Null when the list would be too long. */
export function takeInvitees(value: Value, entry: InviteeEntry): Value | null {
  const taken = entry.kind === 'one' ? [entry.invitee] : entry.kind === 'list' ? entry.fresh : [];
  if (value.invitees.length + taken.length > limits.invitees) return null;
  const invitees = [...value.invitees, ...taken];
  if (entry.kind === 'one') return { invitees, name: '', email: '' };
  return entry.kind === 'list' ? { ...value, invitees, name: entry.invalid.join('\n') } : value;
}

/** A guest is taken along, also without an address; what is none stays and is asked about (behaviour 3.17, 9.22). */
export function settleInvitees(value: Value, readGuests: ReadGuests): Settled<Value> {
  const entry = readInviteeEntry(value, readGuests);
  if (entry.kind === 'open') return settled(value, entry.name ?? entry.email ?? emailRequired);
  if (entry.kind === 'none') return settled(value);
  const taken = takeInvitees(value, entry);
  if (taken === null) return settled(value, tooManyInvitees);
  const isLeft = entry.kind === 'list' && entry.invalid.length > 0;
  return settled(taken, isLeft ? askToFix(entry.invalid) : null);
}

/** 'Next takes Chiara along, without an email.'; null when nothing is taken. `button` leaves the step. */
export function announceInvitees(entry: InviteeEntry, button: string): string | null {
  if (entry.kind === 'one') {
    const who = { button: say(button), name: entry.invitee.name };
    return entry.isLone
      ? say('{button} takes {name} along, without an email.', who)
      : say('{button} takes {name} along.', who);
  }
  if (entry.kind !== 'list' || entry.fresh.length === 0) return null;
  return say(
    '{count, plural, one {{button} takes # guest along.} other {{button} takes # guests along.}}',
    { count: entry.fresh.length, button: say(button) },
  );
}

/** Whom the card greets: the guest in the fields, else the last one of the list. */
export function findGreeted(value: Value, readGuests: ReadGuests): string | undefined {
  const entry = /[\r\n]/.test(value.name) ? null : readInviteeEntry(value, readGuests);
  return entry?.kind === 'one' ? entry.invitee.name : value.invitees.at(-1)?.name;
}
