import * as v from 'valibot';

import type { AnswerSettings, StoredQuestion } from '#app/features/invite/schema.ts';
import { calendarDate } from '#app/features/schedule/schema.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

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

/** YYYY-MM-DD of an existing day, or empty. */
export const decideBySchema = v.pipe(v.string(messages.unreadable), calendarDate);

/** Companions' names in their order; an empty one is not known. */
export const companionsSchema = v.pipe(
  v.array(guestNameSchema),
  v.maxLength(companionsMax, messages.unreadable),
);

/** The same where null leaves a name as it is. */
export const changedCompanionsSchema = v.pipe(
  v.array(v.nullable(guestNameSchema)),
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
  /** On the waiting list. */
  waiting: boolean;
  /** How many of a household come; absent for one person. */
  household?: { coming: number; size: number } | undefined;
  updatedAt: number;
}

/** What a form's fields held, by the names of `readChangedFields`. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** Why a guest's form was refused. */
export interface FormProblem {
  status: 400 | 404 | 409 | 413 | 422 | 429;
  message: string;
  /** The field that the message is about; absent when it is about the whole form. */
  field?: 'name' | 'note' | 'mail-address';
  /** What differs from what the page showed, so that nothing that was typed is lost. */
  typed?: Typed;
  /** The rest of the form is stored. */
  partly?: boolean;
  /** Everything that was not stored, where the form held more than one thing. */
  problems?: readonly ReplyProblem[];
}

/** The guests with one answer, as other guests may see them. */
export interface GuestGroup {
  answer: Answer;
  /** How many people, also those whose names are not shown. */
  count: number;
  firstNames: readonly string[];
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
  /** The marks of what the page shows of the reply, which its form sends back; see `markShown`. */
  shown: string;
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
  /** The host's name for guests; empty without one. */
  hostedBy: string;
  settings: AnswerSettings;
  /** What the host lets the guest see of the others, once they have answered. */
  guests: readonly GuestGroup[];
}
