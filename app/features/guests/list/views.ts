import type { Recorder } from '#app/features/invite/members/schema.ts';
import type { Invite, StoredQuestion } from '#app/features/invite/schema.ts';
import type { LabelCount } from '#app/features/labels/labels.ts';
import type { Cursor } from '#app/features/live/cursor.ts';
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

export interface EventAnswers {
  /** In epoch milliseconds; later answers are not included. */
  readAt: number;
  cursor: Cursor;
  figures: Figures;
  headcount: Headcount;
  marks: GuestMarks;
  inviteeCount: number;
  labels: readonly LabelCount[];
  query: GuestPageQuery;
  listing: GuestListing;
  recorder: Recorder;
  /** The newest first; empty if they are not shown. */
  latest: readonly ListedAnswer[];
}

export interface LatestAnswer {
  /** The invitee's id, or the answer's id for a guest of the open link. */
  id: string;
  name: string;
  label: AnswerLabel;
  /** When it was given or last changed, in epoch milliseconds. */
  at: number;
  /** Absent if the guest answered. */
  recordedBy?: Recorder;
}

export interface GuestListPage extends GuestPageQuery {
  invited: number;
  open: number;
  rows: GuestRow[];
}

/** What changes on an event's screens as guests answer. */
export interface LiveView {
  version: number;
  /** In epoch milliseconds; later answers are not included. */
  readAt: number;
  cursor: Cursor;
  inviteeCount: number;
  figures: Figures;
  headcount: Headcount;
  marks: GuestMarks;
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
  const {
    readAt,
    cursor,
    figures,
    headcount,
    marks,
    inviteeCount,
    labels,
    query,
    listing,
    recorder,
  } = answers;
  const { invited, open } = listing;
  const rows = listing.rows.map((row) => toGuestRow(row, recorder));
  return {
    version,
    readAt,
    cursor,
    figures,
    headcount,
    marks,
    inviteeCount,
    labels,
    list: { ...query, invited, open, rows },
    latest: answers.latest.map((answer) => toLatest(answer, recorder)),
  };
}

export type AskedQuestion = Pick<StoredQuestion, 'id' | 'title' | 'kind'>;

export interface GuestsView extends LiveView {
  id: string;
  questions: AskedQuestion[];
}

export function listQuestions({ answerSettings }: Invite): AskedQuestion[] {
  return answerSettings.questions.map(({ id, title, kind }) => ({ id, title, kind }));
}

/** The only representation of an invitation that the guest list may receive. */
export function toGuestsView(invite: Invite, answers: EventAnswers): GuestsView {
  return { ...toLiveView(invite, answers), id: invite.id, questions: listQuestions(invite) };
}
