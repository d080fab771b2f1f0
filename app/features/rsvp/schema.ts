import * as v from 'valibot';

import type { AnswerSettings, StoredQuestion } from '#app/features/invite/schema.ts';
import { calendarDate } from '#app/features/schedule/schema.ts';
import type { Season } from '#app/features/schedule/season.ts';
import { errorMessages } from '#app/features/words/guest/en/errors.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

import type { GuestAnswering } from './deadline-rules.ts';
import type { Answer, Party, Reply, ReplyProblem } from './reply.ts';

export const guestNameMax = 200;

/** The most people that one party can have at the door. */
export const mostAtDoor = 99;

export const answerSchema = v.picklist(['yes', 'no', 'maybe'], errorMessages.errorUnknownAnswer);

export type { Answer };

const companionsMax = 10;

/** As a form sends it (behaviour 14.3). */
export const extraSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/),
  v.transform(Number),
  v.maxValue(companionsMax),
);

export const guestNameSchema = defineTrimmedText(guestNameMax, errorMessages.errorNameTooLong);

export const noteMax = 2000;
export const noteSchema = defineTrimmedText(noteMax, errorMessages.errorNoteTooLong);

/** YYYY-MM-DD of an existing day, or empty. */
export const decideBySchema = v.pipe(v.string(errorMessages.errorUnreadable), calendarDate);

/** Empty for an unknown name. */
export const companionsSchema = v.pipe(
  v.array(guestNameSchema),
  v.maxLength(companionsMax, errorMessages.errorUnreadable),
);

/** Null keeps a name. */
export const changedCompanionsSchema = v.pipe(
  v.array(v.nullable(guestNameSchema)),
  v.maxLength(companionsMax, errorMessages.errorUnreadable),
);

export type AnswerChange =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'extra'; extra: number }
  | { kind: 'name'; name: string };

/** An invitee, or a guest of the open link: by the hash of the device's token, or for the host by the reply's id. */
export type Guest = { inviteeId: string } | { keyHash: string } | { replyId: string };

export interface ListedAnswer {
  id: string;
  answer: Answer;
  extra: number;
  /** For a guest of the open link as entered, or empty. */
  name: string;
  inviteeId: string | null;
  /** The host recorded the answer, and the guest has not answered since. */
  recordedByHost: boolean;
  waiting: boolean;
  /** Absent for one person. */
  household?: { coming: number; size: number } | undefined;
  updatedAt: number;
}

/** By the field names of `readChangedFields`. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** Of a page that is not drawn yet. */
export interface FormProblem {
  /** 200 for what was not refused: a change of language, which shows again what is typed. */
  status: 200 | 400 | 404 | 409 | 413 | 422 | 429;
  /** Empty if there is nothing to say. */
  message: string | ((words: GuestWords) => string);
  /** Absent if the message is about the whole form. */
  field?: 'name' | 'note' | 'decide-by' | 'mail-address';
  /** Values that the page did not show, so that no typed text is lost. */
  typed?: Typed;
  /** The rest of the form was stored. */
  partly?: boolean;
  problems?: readonly ReplyProblem[];
}

/** In the words of the page. */
export interface ShownProblem extends Omit<FormProblem, 'status' | 'message' | 'problems'> {
  message: string;
  problems: readonly (ReplyProblem & { message: string })[];
}

/** As other guests may see it. */
export interface GuestGroup {
  answer: Answer;
  /** Includes people whose names are not shown. */
  count: number;
  firstNames: readonly string[];
}

/** What the page may say to everybody of an event whose guests may know how many come. */
export interface PublicFigure {
  /** Who said yes and has a seat, with companions. */
  people: number;
  /** Who was counted at the door. */
  here: number;
}

export interface RsvpView {
  answer: Answer | null;
  extra: number;
  name: string;
  /** On a personal link, the name is the host's. */
  personal: boolean;
  /** The guest has skipped the question for a name. */
  unnamed: boolean;
  /** Marks of the shown reply, which the form sends back; see `markShown`. */
  shown: string;
  reply: Reply | null;
  party: Party;
  questions: readonly StoredQuestion[];
  /** Unanswered required questions by person; none once the event is over. */
  missing: readonly { question: string; person: string }[];
  answering: GuestAnswering;
  season: Season;
  /** From the day after the event; it still asks its question if it was saved so (behaviour 44.2). */
  isOver: boolean;
  /** Null where guests may not know how many come. */
  figure: PublicFigure | null;
  /** In the event's zone. */
  today: string;
  /** Of the event; may be empty. */
  date: string;
  seats: { limit: number; free: number; whenFull: AnswerSettings['whenFull'] } | null;
  /** The version of the facts that the answer was given for, if they have changed since. */
  outdated: number | null;
  /** The host's name for guests; may be empty. */
  hostedBy: string;
  settings: AnswerSettings;
  guests: readonly GuestGroup[];
}
