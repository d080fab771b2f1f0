import * as v from 'valibot';

import { limits } from '#app/features/draft/limits.ts';
import {
  companionCount,
  nameRequired,
  phoneSchema,
  tooManyInvitees,
  tooManyPeople,
} from '#app/features/draft/parts/invitee.ts';
import { labelLimits, readLabel } from '#app/features/labels/labels.ts';
import { languageSchema } from '#app/platform/language/language-schema.ts';
import { say, texts } from '#app/platform/language/say.ts';
import {
  defineBoundedList,
  defineMailAddress,
  defineTrimmedText,
} from '#app/platform/text-schema.ts';
import { versionSchema } from '#app/platform/version-schema.ts';

import type { ListedGuest } from '../formats/sort-guests.ts';

const unreadable = texts('This list could not be read. Please reload the page and try again.');

export const tooManyLabels = texts(
  'An event has at most 50 labels, and with this list it would have more. Please take some out.',
);

const name = v.pipe(defineTrimmedText(limits.inviteeName), v.nonEmpty(nameRequired));

const personSchema = v.object({ name, child: v.boolean(unreadable) }, unreadable);

/** Labels are indexes into the request's list of labels. */
const extrasSchema = v.object(
  {
    labels: v.optional(
      v.pipe(
        v.array(v.pipe(v.number(unreadable), v.integer(unreadable), v.minValue(0)), unreadable),
        v.maxLength(labelLimits.guest, () =>
          say('A guest has at most {most, number} labels.', { most: labelLimits.guest }),
        ),
      ),
      [],
    ),
    people: v.optional(
      v.pipe(
        defineBoundedList(personSchema, limits.people, tooManyPeople),
        v.check(({ length }) => length !== 1, texts('A household has at least two people.')),
      ),
    ),
    companions: v.optional(companionCount),
    phone: v.optional(phoneSchema),
    language: v.exactOptional(v.message(languageSchema, unreadable)),
  },
  unreadable,
);

const guestSchema = v.pipe(
  v.strictTuple(
    [name, defineMailAddress(limits.inviteeEmail), v.optional(extrasSchema, {})],
    unreadable,
  ),
  v.transform(([said, email, extras]) => ({ name: said, email, ...extras })),
);

const labelSchema = v.pipe(
  v.string(unreadable),
  v.check((label) => readLabel(label, []) === label, unreadable),
);

/** `version` is the list that the host has seen. Guests are arrays, which take a third less space than objects. */
export const addSchema = v.pipe(
  v.object(
    {
      version: v.message(versionSchema, unreadable),
      labels: v.optional(defineBoundedList(labelSchema, labelLimits.event, tooManyLabels), []),
      guests: v.pipe(
        v.array(v.unknown(), unreadable),
        defineBoundedList(guestSchema, limits.invitees, tooManyInvitees),
        v.minLength(1, texts('There is nobody to add.')),
      ),
    },
    unreadable,
  ),
  v.check(
    ({ labels, guests }) =>
      guests.every((guest) => guest.labels.every((index) => index < labels.length)),
    unreadable,
  ),
);

export type AddedGuests = v.InferOutput<typeof addSchema>;

export type AddRequest = v.InferInput<typeof addSchema>;

export type AddReply =
  | { ok: true; added: number }
  | {
      ok: false;
      message: string;
      signedOut?: boolean;
      /** The list has changed since the page was loaded. */
      stale?: boolean;
    };

/** The parameter of the address that asks for the host's other events, or names one. */
export const earlierName = 'earlier';

export interface EarlierEvent {
  id: string;
  title: string;
  /** YYYY-MM-DD or empty. */
  date: string;
  /** Its invitees. */
  count: number;
}

/** The invitees of an earlier event, a line for each. */
export interface EarlierGuests {
  title: string;
  lines: string[];
}

export interface AddGuestsView {
  inviteId: string;
  version: number;
  known: readonly ListedGuest[];
  labels: readonly string[];
  /** Where the address asks for the host's other events. */
  earlier?: readonly EarlierEvent[];
  /** Where it names one of them; null for one that there is not. */
  taken?: EarlierGuests | null;
}
