import type { Recorder } from '#app/features/invite/members/schema.ts';
import type { Invite, StoredQuestion } from '#app/features/invite/schema.ts';
import type { Figures, Headcount } from '#app/features/rsvp/rules.ts';
import type { ListedAnswer } from '#app/features/rsvp/schema.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

import type { GuestPageQuery } from '../find/guest-query.ts';
import {
  type AnswerLabel,
  type GuestListing,
  type GuestMarks,
  type GuestRow,
  labelAnswer,
  toGuestRow,
} from '../guest-row.ts';
import type { LabelCount } from '../labels/labels.ts';

/** The answers to an event: the figures, and one page of the guest list. */
export interface EventAnswers {
  /** When they were read, in epoch milliseconds; later answers are not in them. */
  readAt: number;
  figures: Figures;
  headcount: Headcount;
  marks: GuestMarks;
  inviteeCount: number;
  labels: readonly LabelCount[];
  query: GuestPageQuery;
  listing: GuestListing;
  recorder: Recorder;
  /** The latest answers, the newest first; empty where they are not shown. */
  latest: readonly ListedAnswer[];
}

/** One of the latest answers. */
export interface LatestAnswer {
  /** The invitee's id, or the answer's if it came over the open link. */
  id: string;
  name: string;
  label: AnswerLabel;
  /** When it was given or changed last, in epoch milliseconds. */
  at: number;
  /** The host who recorded it, if the guest did not answer. */
  recordedBy?: Recorder;
}

/** A page of the guest list. */
export interface GuestListPage extends GuestPageQuery {
  invited: number;
  open: number;
  rows: GuestRow[];
}

/** The part of an event's screens that changes as guests answer. */
export interface LiveView {
  version: number;
  /** When the answers were read, in epoch milliseconds; later ones are not in this view. */
  readAt: number;
  inviteeCount: number;
  figures: Figures;
  headcount: Headcount;
  marks: GuestMarks;
  /** The labels of guests, with the number of guests for each. */
  labels: readonly LabelCount[];
  list: GuestListPage;
  latest: LatestAnswer[];
}

function toLatest(answer: ListedAnswer, recorder: Recorder): LatestAnswer {
  return {
    id: answer.inviteeId ?? answer.id,
    name: answer.name.trim() || namelessGuest,
    label: labelAnswer(answer),
    at: answer.updatedAt,
    ...(answer.recordedByHost ? { recordedBy: recorder } : {}),
  };
}

export function toLiveView({ version }: Invite, answers: EventAnswers): LiveView {
  const { readAt, figures, headcount, marks, inviteeCount, labels, query, listing, recorder } =
    answers;
  const { invited, open } = listing;
  const rows = listing.rows.map((row) => toGuestRow(row, recorder));
  return {
    version,
    readAt,
    figures,
    headcount,
    marks,
    inviteeCount,
    labels,
    list: { ...query, invited, open, rows },
    latest: answers.latest.map((answer) => toLatest(answer, recorder)),
  };
}

/** A question that guests are asked, as the host's screens name it. */
export type AskedQuestion = Pick<StoredQuestion, 'id' | 'title' | 'kind'>;

/** The guest list's view of an event. */
export interface GuestsView extends LiveView {
  id: string;
  questions: AskedQuestion[];
}

export function listQuestions({ answerSettings }: Invite): AskedQuestion[] {
  return answerSettings.questions.map(({ id, title, kind }) => ({ id, title, kind }));
}

/** Creates the only representation of a stored invitation that the guest list may receive. */
export function toGuestsView(invite: Invite, answers: EventAnswers): GuestsView {
  return { ...toLiveView(invite, answers), id: invite.id, questions: listQuestions(invite) };
}
