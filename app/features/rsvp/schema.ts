import * as v from 'valibot';

import type { Recording } from '#app/features/invite/schema.ts';
import { trimmedText } from '#app/platform/text.ts';

import { messages } from './messages.ts';

export const guestNameMax = 200;

/** Spec §2 and decisions §1: Yes and No, and the quieter Maybe. */
export const answerSchema = v.picklist(['yes', 'no', 'maybe'], messages.unknownAnswer);

export type Answer = v.InferOutput<typeof answerSchema>;

/** How many people a guest brings, as a form sends it (spec §9: +1 is the only value besides 0). */
export const extraSchema = v.pipe(
  v.picklist(['0', '1'], messages.unknownExtra),
  v.transform((digit): Extra => (digit === '1' ? 1 : 0)),
);

export type Extra = 0 | 1;

export const guestNameSchema = trimmedText(guestNameMax, messages.nameTooLong);

/** One thing that a guest's form says. */
export type Change =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'extra'; extra: Extra }
  | { kind: 'name'; name: string };

/** Whose answer it is: an invitee's on a personal link, else a device's, known by the hash of its token. */
export type Guest = { inviteeId: string } | { keyHash: string };

/** A guest's own answer. */
export interface OwnAnswer {
  answer: Answer;
  extra: Extra;
  /** What somebody on the open link calls themselves; empty when they did not say. */
  name: string;
}

/** An answer as the host reads it. */
export interface ListedAnswer extends OwnAnswer {
  id: string;
  /** Null for somebody on the open link. */
  inviteeId: string | null;
  /** The host's word for the guest, until the guest says it themselves. */
  recordedByHost: boolean;
  updatedAt: number;
}

/** A guest as the host's list shows them. */
export interface ListedGuest {
  /** The invitee's id, or the answer's where there is no invitee. */
  id: string;
  name: string;
  /** Null for somebody on the open link, as is the token. */
  email: string | null;
  token: string | null;
  /** Null while nothing was answered. */
  answer: Answer | null;
  extra: Extra;
  recordedByHost: boolean;
}

/** A page of the host's list, and how many guests it is taken from. */
export interface GuestPage {
  invited: number;
  /** Those who answered over the open link: they come after the invitees. */
  open: number;
  rows: ListedGuest[];
}

const rowId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** What the dashboard sends to record a guest's answer by hand. */
export const recordingSchema = v.object({
  record: v.union([v.strictObject({ inviteeId: rowId }), v.strictObject({ answerId: rowId })]),
  as: v.picklist(['yes', 'yes+1', 'maybe', 'no', 'none']),
}) satisfies v.GenericSchema<unknown, Recording>;

/** What a guest's page says of its guest: their own answer, and nobody else's (decisions §2). */
export interface RsvpView {
  answer: Answer | null;
  extra: Extra;
  name: string;
  /** True on a personal link: the name is the host's word, not the guest's. */
  personal: boolean;
  /** True once somebody on the open link chose not to say their name. */
  unnamed: boolean;
}

/** What it says to somebody who has never been here. */
export const unanswered: RsvpView = {
  answer: null,
  extra: 0,
  name: '',
  personal: false,
  unnamed: false,
};
