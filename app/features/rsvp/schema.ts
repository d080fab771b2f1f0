import * as v from 'valibot';

import type { AnswerSettings, StoredQuestion } from '#app/features/invite/schema.ts';
import { defineTrimmedText } from '#app/platform/text.ts';

import { messages } from './messages.ts';
import type { Answering } from './reply/deadline-rules.ts';
import type { Answer, Party, Reply, ReplyProblem } from './reply/reply.ts';

export const guestNameMax = 200;

export const answerSchema = v.picklist(['yes', 'no', 'maybe'], messages.unknownAnswer);

export type { Answer };

/** The most companions that any event allows. */
const companionsMax = 10;

/** How many companions a guest brings, as a form sends it (behaviour 14.3). */
export const extraSchema = v.pipe(
  v.string(messages.unknownExtra),
  v.regex(/^\d{1,2}$/, messages.unknownExtra),
  v.transform(Number),
  v.maxValue(companionsMax, messages.unknownExtra),
);

export const guestNameSchema = defineTrimmedText(guestNameMax, messages.nameTooLong);

export const noteMax = 2000;
export const noteSchema = defineTrimmedText(noteMax, messages.noteTooLong);

/** YYYY-MM-DD, or empty. */
export const decideBySchema = v.pipe(
  v.string(messages.unreadable),
  v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, messages.unreadable),
);

/** Companions' names in their order; an empty one is not known. */
export const companionsSchema = v.pipe(
  v.array(guestNameSchema),
  v.maxLength(companionsMax, messages.unreadable),
);

/** One thing that a guest's form says. */
export type Change =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'extra'; extra: number }
  | { kind: 'name'; name: string };

/**
 * Whose answer it is: an invitee's, or a device's on the open link, known by its token's hash. A host names a reply of
 * the open link by its id.
 */
export type Guest = { inviteeId: string } | { keyHash: string } | { replyId: string };

/** An answer as the host's screens show it. */
export interface ListedAnswer {
  id: string;
  answer: Answer;
  extra: number;
  /** The invitee's name, or the one that a guest of the open link entered; empty without one. */
  name: string;
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
  field?: 'name' | 'note';
  /** The name and the note as they were typed, so that they are not lost. */
  typedName?: string;
  typedNote?: string;
  /** Everything that was not stored, where the form held more than one thing. */
  problems?: readonly ReplyProblem[];
}

/** What the guest page shows of the guest's own answer. */
export interface RsvpView {
  answer: Answer | null;
  extra: number;
  name: string;
  /** True on a personal link: the name is the one that the host entered. */
  personal: boolean;
  /** True once a guest of the open link has skipped the question for a name. */
  unnamed: boolean;
  /** Everything else that the guest has said; null before an answer. */
  reply: Reply | null;
  /** Who replies: the people of a household, and how many companions they may bring. */
  party: Party;
  /** The questions of the event, without the retired ones. */
  questions: readonly StoredQuestion[];
  /** The required questions that are still open, by whom. */
  missing: readonly { question: string; person: string }[];
  answering: Answering;
  /** The places; null when any number may come. */
  places: { limit: number; free: number; whenFull: AnswerSettings['whenFull'] } | null;
  /** The answer is for another date, time or place, of this version of the facts; null when it is for today's. */
  outdated: number | null;
}

/** A guest who has not answered, of an event with the usual settings. */
export const unanswered: RsvpView = {
  answer: null,
  extra: 0,
  name: '',
  personal: false,
  unnamed: false,
  reply: null,
  party: { people: [], companions: 1, isInvitee: false },
  questions: [],
  missing: [],
  answering: 'open',
  places: null,
  outdated: null,
};
