import * as v from 'valibot';

import type { AnswerSettings, StoredQuestion } from '#app/features/invite/schema.ts';
import { calendarDate } from '#app/features/schedule/schema.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

import type { Answering } from './deadline-rules.ts';
import { messages } from './messages.ts';
import type { Answer, Party, Reply, ReplyProblem } from './reply.ts';

export const guestNameMax = 200;

/** The most people that one party can have at the door. */
export const mostAtDoor = 99;

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

/** Companions' names in order; an empty name is unknown. */
export const companionsSchema = v.pipe(
  v.array(guestNameSchema),
  v.maxLength(companionsMax, messages.unreadable),
);

/** The same where null leaves a name as it is. */
export const changedCompanionsSchema = v.pipe(
  v.array(v.nullable(guestNameSchema)),
  v.maxLength(companionsMax, messages.unreadable),
);

/** One change that a guest's form makes. */
export type AnswerChange =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'extra'; extra: number }
  | { kind: 'name'; name: string };

/**
 * Whose answer it is: an invitee's, or a device's on the open link, known by its token's hash. A host names a reply of
 * the open link by its id.
 */
export type Guest = { inviteeId: string } | { keyHash: string } | { replyId: string };

/** An answer on the host's screens. */
export interface ListedAnswer {
  id: string;
  answer: Answer;
  extra: number;
  /** The invitee's name, or the one that a guest of the open link entered; empty without one. */
  name: string;
  /** Null for a guest of the open link. */
  inviteeId: string | null;
  /** True when the host recorded the answer and the guest has not answered since. */
  recordedByHost: boolean;
  /** On the waiting list. */
  waiting: boolean;
  /** How many people of a household come; absent for one person. */
  household?: { coming: number; size: number } | undefined;
  updatedAt: number;
}

/** The values of a form's fields, by the names of `readChangedFields`. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** Why a guest's form was refused. */
export interface FormProblem {
  status: 400 | 404 | 409 | 413 | 422 | 429;
  message: string;
  /** The field that the message is about; absent when it is about the whole form. */
  field?: 'name' | 'note' | 'mail-address';
  /** The values that differ from those that the page showed, so that no typed text is lost. */
  typed?: Typed;
  /** True when the rest of the form was stored. */
  partly?: boolean;
  /** All problems, for a form with several changes. */
  problems?: readonly ReplyProblem[];
}

/** The guests with one answer, in the form that other guests may see. */
export interface GuestGroup {
  answer: Answer;
  /** The number of people, including those whose names are not shown. */
  count: number;
  firstNames: readonly string[];
}

/** The guest's own answer, and all else that the guest page shows around it. */
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
  /** The guest's whole reply; null before an answer. */
  reply: Reply | null;
  /** The party that replies: the people of a household, and how many companions they may bring. */
  party: Party;
  /** The questions of the event, without the retired ones. */
  questions: readonly StoredQuestion[];
  /** The unanswered required questions, with the person who is asked; none once the event is over. */
  missing: readonly { question: string; person: string }[];
  answering: Answering;
  /** True from the day after the event. */
  isOver: boolean;
  /** The places, and what happens to a yes without one; null when any number may come. */
  places: { limit: number; free: number; whenFull: AnswerSettings['whenFull'] } | null;
  /** The version of the facts that the answer was given for, if date, times or place have changed since; else null. */
  outdated: number | null;
  /** The host's name for guests; empty without one. */
  hostedBy: string;
  settings: AnswerSettings;
  /** The other guests that the host lets a guest see who has answered. */
  guests: readonly GuestGroup[];
}
