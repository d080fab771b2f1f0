import * as v from 'valibot';

import { limits } from '#app/features/draft/limits.ts';
import { nameRequired, tooManyInvitees } from '#app/features/draft/parts/invitee.ts';
import type { KnownGuest } from '#app/features/guests/sort-guests.ts';
import { defineBoundedList, defineTrimmedText } from '#app/platform/text-schema.ts';

const unreadable = 'This list could not be read. Please reload the page and try again.';

const guestSchema = v.pipe(
  v.strictTuple(
    [
      v.pipe(defineTrimmedText(limits.inviteeName), v.nonEmpty(nameRequired)),
      defineTrimmedText(limits.inviteeEmail),
    ],
    unreadable,
  ),
  v.transform(([name, email]) => ({ name, email })),
);

/** The guests to add, and the version that the host has seen the list at. Pairs take a third less than objects. */
export const addSchema = v.object(
  {
    version: v.pipe(v.number(unreadable), v.safeInteger(unreadable), v.minValue(1, unreadable)),
    guests: v.pipe(
      v.array(v.unknown(), unreadable),
      defineBoundedList(guestSchema, limits.invitees, tooManyInvitees),
      v.minLength(1, 'There is nobody to add.'),
    ),
  },
  unreadable,
);

export interface AddRequest {
  version: number;
  guests: [name: string, email: string][];
}

export type AddReply =
  | { ok: true; added: number }
  | {
      ok: false;
      message: string;
      signedOut?: boolean;
      /** The list has changed since the page was loaded. */
      stale?: boolean;
    };

/** What the screen that adds guests needs of an event. */
export interface AddGuestsView {
  inviteId: string;
  version: number;
  /** Everybody who is on the list. */
  known: readonly KnownGuest[];
}
