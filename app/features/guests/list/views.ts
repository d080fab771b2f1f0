import type { Recorder } from '#app/features/invite/members/schema.ts';
import type { Invite, StoredQuestion } from '#app/features/invite/schema.ts';
import type { LabelCount } from '#app/features/labels/labels.ts';
import type { Cursor } from '#app/features/live/cursor.ts';
import type { Figures, Headcount } from '#app/features/rsvp/rules.ts';
import type { ListedAnswer } from '#app/features/rsvp/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

import type { GuestPageQuery } from '../find/guest-query.ts';
import type { LanguageCount } from '../guest-languages.ts';
import {
  type AnswerLabel,
  type GuestListing,
  type GuestMarks,
  type GuestRow,
  labelAnswer,
  toGuestRow,
} from '../guest-row.ts';

/** Everybody of a small event by what they said, by first name where that is clear. */
export interface NamedPeople {
  /** With the names of their companions, '' for one without a name. */
  coming: readonly { name: string; brings: readonly string[] }[];
  maybe: readonly string[];
  waiting: readonly string[];
  declined: readonly string[];
  silent: readonly string[];
}

/** Somebody who comes later, in minutes from the midnight that begins the event's day. */
export interface Later {
  name: string;
  at: number;
}

/** What the door list knows. */
export interface Attendance {
  /** People who are or were here, as far as somebody has marked them; null where nobody was. */
  here: number | null;
  /** People who said yes, of guests that were deleted long after the event. */
  gone: number;
  /** Parties who said yes and were not marked, with the names of the first. */
  missing: { count: number; names: readonly string[] };
}

/** The names that the overview says. */
export interface OverviewPeople {
  /** Null for an event with too many guests, or none. */
  all: NamedPeople | null;
  /** The first who were not told yet, whose mail came back, and who have not answered. */
  untold: readonly string[];
  returned: readonly string[];
  silent: readonly string[];
  /** When guests were last asked by mail, in epoch milliseconds; null if never. */
  asked: number | null;
  /** Null before the day of the event. */
  attendance: Attendance | null;
  /** On the day, who said when they come and is not here, the next first. */
  later: readonly Later[];
}

export interface EventAnswers {
  /** In epoch milliseconds; later answers are not included. */
  readAt: number;
  cursor: Cursor;
  figures: Figures;
  headcount: Headcount;
  marks: GuestMarks;
  inviteeCount: number;
  labels: readonly LabelCount[];
  /** Absent where the list is not filtered. */
  languages?: readonly LanguageCount[] | undefined;
  query: GuestPageQuery;
  listing: GuestListing;
  recorder: Recorder;
  /** The newest first; empty if they are not shown. */
  latest: readonly ListedAnswer[];
  /** Null if they are not shown. */
  people: OverviewPeople | null;
}

export interface LatestAnswer {
  /** The invitee's id, or the answer's id for a guest of the open link. */
  id: string;
  name: string;
  /** The name only stands for one. */
  isNameless?: boolean;
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
  languages?: readonly LanguageCount[] | undefined;
  list: GuestListPage;
  latest: LatestAnswer[];
  people: OverviewPeople | null;
}

function toLatest(answer: ListedAnswer, recorder: Recorder): LatestAnswer {
  return {
    id: answer.inviteeId ?? answer.id,
    name: answer.name.trim() || say(namelessGuest),
    ...(answer.name.trim() === '' ? { isNameless: true } : {}),
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
    languages,
    query,
    listing,
    recorder,
    people,
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
    ...(languages && { languages }),
    list: { ...query, invited, open, rows },
    latest: answers.latest.map((answer) => toLatest(answer, recorder)),
    people,
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
