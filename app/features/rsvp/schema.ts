import * as v from 'valibot';

import { defineTrimmedText } from '#app/platform/text.ts';

import { messages } from './messages.ts';

export const guestNameMax = 200;

export const answerSchema = v.picklist(['yes', 'no', 'maybe'], messages.unknownAnswer);

export type Answer = v.InferOutput<typeof answerSchema>;

/** How many companions a guest brings, as a form sends it: at most one (behaviour 14.3). */
export const extraSchema = v.pipe(
  v.picklist(['0', '1'], messages.unknownExtra),
  v.transform((digit): Extra => (digit === '1' ? 1 : 0)),
);

export type Extra = 0 | 1;

export const guestNameSchema = defineTrimmedText(guestNameMax, messages.nameTooLong);

/** One thing that a guest's form says. */
export type Change =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'extra'; extra: Extra }
  | { kind: 'name'; name: string };

/** Who gives an answer: an invitee on a personal link, or a device on the open link, known by its token's hash. */
export type Guest = { inviteeId: string } | { keyHash: string };

/** A guest's own answer. */
export interface OwnAnswer {
  answer: Answer;
  extra: Extra;
  /** The name that a guest of the open link entered; empty without one. */
  name: string;
}

/** An answer as the host's screens show it. */
export interface ListedAnswer extends OwnAnswer {
  id: string;
  /** Null for a guest of the open link. */
  inviteeId: string | null;
  /** The host recorded the answer, and the guest has not answered since. */
  recordedByHost: boolean;
  updatedAt: number;
}

/** Why a guest's form was refused. */
export interface FormProblem {
  status: 400 | 404 | 409 | 413 | 422 | 429;
  message: string;
  /** The field that the message is about; absent when it is about the whole form. */
  field?: 'name';
  /** The name as it was typed, so that it is not lost. */
  typedName?: string;
}

/** What the guest page shows of the guest's own answer. */
export interface RsvpView {
  answer: Answer | null;
  extra: Extra;
  name: string;
  /** True on a personal link: the name is the one that the host entered. */
  personal: boolean;
  /** True once a guest of the open link has skipped the question for a name. */
  unnamed: boolean;
}
