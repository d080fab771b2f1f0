import * as v from 'valibot';

import { ownLanguageSchema } from '#app/platform/language/language-schema.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { defineBoundedList, defineTrimmedText } from '#app/platform/text-schema.ts';
import { trimText } from '#app/platform/text.ts';

import { limits } from '../limits.ts';
import { definePart } from './define-part.ts';
import { partScreens } from './part-screens.ts';
import { cutLines, defineEntries, typedText } from './step-fields.ts';

export const tooManyInvitees = texts('The list is full at 10,000 guests.');

export const nameRequired = texts('Please enter a name.');
export const emailRequired = texts('Please enter a mail address.');

export const tooManyPeople = texts('A household has at most 20 people.');
export const tooManyCompanions = texts('Guests may bring at most 10 people.');

const personSchema = v.object({
  /** Set on a stored person. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  name: v.pipe(defineTrimmedText(limits.inviteeName), v.nonEmpty(nameRequired)),
  child: v.optional(v.boolean(), false),
});

export const companionCount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(limits.companions, tooManyCompanions),
);

/** As typed, or in E.164; the server reads it (behaviour 52.1). */
export const phoneSchema = defineTrimmedText(
  limits.phone,
  texts('A phone number has at most 40 characters.'),
);

const inviteeSchema = v.object({
  /** Set on a stored invitee. */
  id: v.optional(v.pipe(v.string(), v.maxLength(40))),
  name: v.pipe(defineTrimmedText(limits.inviteeName), v.nonEmpty(nameRequired)),
  /** May be empty (behaviour 9.22). */
  email: defineTrimmedText(limits.inviteeEmail),
  /** Undefined keeps the stored number. */
  phone: v.optional(phoneSchema),
  /** '' for the event's. Undefined keeps the stored one. */
  language: v.exactOptional(ownLanguageSchema),
  /** Empty for one person. Undefined keeps the stored people. */
  people: v.optional(defineBoundedList(personSchema, limits.people, tooManyPeople)),
  /** Null for the event's number. Undefined keeps the stored number. */
  companions: v.optional(v.nullable(companionCount)),
});

export type Invitee = v.InferOutput<typeof inviteeSchema>;

const keptInvitee = v.object({
  id: v.optional(v.string()),
  name: v.string(),
  email: v.string(),
  phone: v.optional(v.string()),
  people: v.optional(
    v.array(
      v.object({
        id: v.optional(v.string()),
        name: v.string(),
        child: v.optional(v.boolean(), false),
      }),
    ),
  ),
  companions: v.optional(v.nullable(v.number())),
});

export const invitee = definePart({
  ...partScreens.invitee,
  screen: texts({ title: 'Who’s coming', lead: 'Only you see this list.' }),
  schema: v.object({
    invitees: defineBoundedList(inviteeSchema, limits.invitees, tooManyInvitees),
  }),
  storageKey: 'festoon.invitees',
  stepSchema: v.object({ invitees: defineEntries(keptInvitee), name: typedText, email: typedText }),
  empty: { invitees: [], name: '', email: '' },
  toPart: ({ invitees }) => ({ invitees }),
  fromPart: ({ invitees }) => ({ invitees, name: '', email: '' }),
  isFilled: ({ invitees }) => invitees.length > 0,
  describe: ({ invitees }) => cutLines(invitees.map(describeInvitee)),
});

function describeInvitee({
  name,
  email,
  phone = '',
  people = [],
  companions = null,
}: Invitee): string {
  const members = people.map((person) =>
    person.child ? say('{name} (child)', { name: person.name }) : person.name,
  );
  const bring = companions === null ? [] : [say('may bring {companions, number}', { companions })];
  return [
    email === '' ? name : `${name} (${email})`,
    ...(phone === '' ? [] : [phone]),
    ...members,
    ...bring,
  ].join(' · ');
}

/** If the list was read again since, `old` is the first equal invitee. */
export function replaceInvitee(
  invitees: readonly Invitee[],
  old: Invitee,
  next: Invitee,
): Invitee[] {
  const place = findInvitee(invitees, old);
  return place === -1 ? [...invitees] : invitees.toSpliced(place, 1, next);
}

/** Ignores case (behaviour 9.18). */
export function isInvited(
  invitees: readonly Invitee[],
  typed: { name: string; email: string },
): boolean {
  const key = ({ name, email }: typeof typed) =>
    JSON.stringify([trimText(name), trimText(email)]).toLowerCase();
  const sought = key(typed);
  return invitees.some((one) => key(one) === sought);
}

/** If the list was read again since, the first equal invitee is removed. */
export function removeInvitee(invitees: readonly Invitee[], removed: Invitee): Invitee[] {
  const place = findInvitee(invitees, removed);
  return invitees.filter((_, index) => index !== place);
}

function findInvitee(invitees: readonly Invitee[], sought: Invitee): number {
  const { id, name, email } = sought;
  const same = invitees.indexOf(sought);
  return same === -1
    ? invitees.findIndex((one) => one.id === id && one.name === name && one.email === email)
    : same;
}

export function findSharedNames(invitees: readonly Invitee[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { name } of invitees) (seen.has(name) ? shared : seen).add(name);
  return shared;
}
