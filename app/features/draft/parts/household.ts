import * as v from 'valibot';

import { trimText } from '#app/platform/text.ts';

import { limits } from '../limits.ts';
import { type Invitee, invitee as inviteePart } from './invitee.ts';

type Person = NonNullable<Invitee['people']>[number];

/** The people stay while it is one person, in case it becomes a household again. */
export interface InviteeDetails {
  name: string;
  email: string;
  phone: string;
  isHousehold: boolean;
  people: Person[];
  companions: number | null;
}

export function toDetails(invitee: Invitee): InviteeDetails {
  const { name, email, phone = '', people = [], companions = null } = invitee;
  return { name, email, phone, isHousehold: people.length > 0, people, companions };
}

const nobodyYet: Person = { name: '', child: false };

/** One person becomes the first of a household, with room for another (behaviour 27.12). */
export function makeHousehold(details: InviteeDetails): InviteeDetails {
  const first = { name: details.name, child: false };
  const people = details.people.length > 0 ? details.people : [first, nobodyYet];
  return { ...details, isHousehold: true, people };
}

export function makeOnePerson(details: InviteeDetails): InviteeDetails {
  return { ...details, isHousehold: false };
}

export function addPerson(details: InviteeDetails): InviteeDetails {
  return hasRoom(details) ? { ...details, people: [...details.people, nobodyYet] } : details;
}

export function hasRoom({ people }: Pick<InviteeDetails, 'people'>): boolean {
  return people.length < limits.people;
}

/** A field that was never set stays absent, so that a save keeps the stored value. */
export function applyDetails(invitee: Invitee, details: InviteeDetails): Invitee {
  const { name, email, phone, isHousehold, companions } = details;
  const people = isHousehold
    ? details.people.map((person) => ({ ...person, name: trimText(person.name) }))
    : [];
  return {
    ...invitee,
    name: trimText(name),
    email: trimText(email),
    ...(trimText(phone) === '' && invitee.phone === undefined ? {} : { phone: trimText(phone) }),
    ...(isHousehold || invitee.people ? { people } : {}),
    ...(companions === null && invitee.companions === undefined ? {} : { companions }),
  };
}

/** A sentence for each field, such as 'name' or 'people.1.name'. */
export function findInviteeProblems(invitee: Invitee): ReadonlyMap<string, string> {
  const parsed = v.safeParse(inviteePart.schema, { invitees: [invitee] });
  const problems = new Map<string, string>();
  for (const { path = [], message } of parsed.issues ?? []) {
    const keys = path.slice(2).map(({ key }) => key);
    const field = keys.join('.');
    if (!problems.has(field)) problems.set(field, message);
  }
  return problems;
}
