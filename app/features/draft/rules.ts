import { type Result, fail, ok } from '#app/platform/result.ts';
import { trimText } from '#app/platform/text.ts';

import { partyTypes } from './catalogue.ts';
import { type Invitee, type PartName, limits, tooManyEntries, tooManyInvitees } from './schema.ts';
import { type StepValue, emptyStep, toPart } from './steps.ts';

/** `next`, except that fields which are the same in `base` and `next` are taken from `newest`. */
export function mergeFields<Value extends object>(base: Value, next: Value, newest: Value): Value {
  const untouched = (Object.keys(next) as (keyof Value)[]).filter(
    (key) => Object.hasOwn(newest, key) && Object.is(base[key], next[key]),
  );
  const kept = Object.fromEntries(untouched.map((key) => [key, newest[key]]));
  return { ...next, ...kept };
}

/** The list with `entry` taken out, or put at its end. */
function without(list: readonly string[], entry: string): string[] {
  return list.filter((other) => other !== entry);
}

/**
 * Takes a chosen entry out of the list, or puts one in at its end (spec §4). The error is a sentence: the
 * list holds at most 50 (decisions §12).
 */
export function toggleEntry(list: readonly string[], entry: string): Result<string[], string> {
  if (list.includes(entry)) return ok(without(list, entry));
  return list.length >= limits.listEntries ? fail(tooManyEntries) : ok([...list, entry]);
}

const sameText = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/**
 * Adds a typed occasion: trimmed, and only when it is not empty and not there yet in any case of letters
 * (spec §5). One of the eight types is chosen under its own spelling. Null when there is nothing to add.
 */
export function addOccasion(
  list: readonly string[],
  typed: string,
): Result<string[] | null, string> {
  const text = trimText(typed);
  if (text === '' || list.some((entry) => sameText(entry, text))) return ok(null);
  return toggleEntry(list, partyTypes.find((type) => sameText(type, text)) ?? text);
}

/**
 * Adds a typed invitee at the end, trimmed. Null when the name or the e-mail is empty: nothing happens
 * (spec §5). Duplicates are allowed. The error is a sentence: at most 10,000 (decisions §12).
 */
export function addInvitee(
  invitees: readonly Invitee[],
  typed: { name: string; email: string },
): Result<Invitee[] | null, string> {
  const name = trimText(typed.name);
  const email = trimText(typed.email);
  if (name === '' || email === '') return ok(null);
  return invitees.length >= limits.invitees
    ? fail(tooManyInvitees)
    : ok([...invitees, { name, email }]);
}

/** The list without this invitee, or without the first equal one when the list was read anew since. */
export function removeInvitee(invitees: readonly Invitee[], invitee: Invitee): Invitee[] {
  const { id, name, email } = invitee;
  const same = invitees.indexOf(invitee);
  const place =
    same === -1
      ? invitees.findIndex((one) => one.id === id && one.name === name && one.email === email)
      : same;
  return invitees.filter((_, index) => index !== place);
}

/** The names that more than one invitee has: their chips show the e-mail too (spec §2). */
export function sharedNames(invitees: readonly Invitee[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { name } of invitees) (seen.has(name) ? shared : seen).add(name);
  return shared;
}

/**
 * The date and times with the zone of the event's place, unless the host has chosen a zone (decisions §7).
 * The same object when nothing changes, as with '', a place whose zone is not known.
 */
export function withPlaceZone(
  value: StepValue<'dateTime'>,
  timeZone: string,
): StepValue<'dateTime'> {
  const settled = value.zoneChosen || timeZone === '' || timeZone === value.timeZone;
  return settled ? value : { ...value, timeZone };
}

/** True when the step adds something to the invitation; inputs still being typed do not count. */
export function isFilled<Name extends PartName>(name: Name, value: StepValue<Name>): boolean {
  const part = Object.entries(toPart(name, value));
  const empty = new Map<string, unknown>(Object.entries(toPart(name, emptyStep(name))));
  return part.some(([key, held]: [string, unknown]) => {
    if (key === 'timeZone') return false;
    return Array.isArray(held) ? held.length > 0 : held !== empty.get(key);
  });
}
