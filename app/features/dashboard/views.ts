import type { GuestPageQuery } from '#app/features/guests/guest-query.ts';
import type { LabelCount } from '#app/features/guests/labels.ts';
import { formatTimes, formatZone } from '#app/features/invitation/facts.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { Invite, StoredQuestion } from '#app/features/invite/schema.ts';
import {
  type Answering,
  findAnswering,
  isPastAnswerBy,
} from '#app/features/rsvp/reply/deadline-rules.ts';
import type { Figures, Headcount } from '#app/features/rsvp/rules.ts';
import type { ListedAnswer } from '#app/features/rsvp/schema.ts';
import { formatDate, sortActivities, formatMinutes } from '#app/features/schedule/rules.ts';
import { namelessGuest } from '#app/platform/person-names.ts';

import {
  type AnswerLabel,
  type GuestListPage,
  type GuestListing,
  type GuestMarks,
  type Recorder,
  labelAnswer,
  toGuestRow,
} from './guest-list/guest-row.ts';

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

/** The dashboard's view of an event. Only this view and the guest list hold tokens of personal links. */
export interface HostView extends Pick<
  Invite,
  | 'id'
  | 'version'
  | 'eventName'
  | 'location'
  | 'lat'
  | 'lng'
  | 'showMap'
  | 'customMessage'
  | 'hostedBy'
> {
  isCanceled: boolean;
  /** The event's title, or its substitute. */
  title: string;
  /** `date`, `time`, `timeZone`, `eventType` and `theme` are display texts; empty when nothing was chosen. */
  date: string;
  time: string;
  timeZone: string;
  eventType: string;
  theme: string;
  /** When the answers were read, in epoch milliseconds; later ones are not in this view. */
  readAt: number;
  /** The number of invitees. */
  inviteeCount: number;
  figures: Figures;
  headcount: Headcount;
  marks: GuestMarks;
  /** The labels of guests, with the number of guests for each. */
  labels: readonly LabelCount[];
  /** How many people may come; null for any number. */
  places: number | null;
  /** The last day for answers as a display text; empty without one. */
  answerBy: string;
  /** True once that day is over. */
  isPastDue: boolean;
  answering: Answering;
  list: GuestListPage;
  latest: LatestAnswer[];
  /** The questions that guests are asked. */
  questions: Pick<StoredQuestion, 'id' | 'title' | 'kind'>[];
  timeline: { key: string; name: string; time: string }[];
}

/** The part of the dashboard that changes as guests answer. */
export interface LiveView extends Pick<
  HostView,
  | 'version'
  | 'readAt'
  | 'inviteeCount'
  | 'figures'
  | 'headcount'
  | 'marks'
  | 'labels'
  | 'list'
  | 'latest'
> {}

function toTimeline({ activities }: Invite): HostView['timeline'] {
  return sortActivities(activities).map(({ name, time }, index) => ({
    key: String(index),
    name: name.trim() || 'Untitled activity',
    time: Number.isFinite(time) ? formatMinutes(time) : 'TBD',
  }));
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

/** The guest list's view of an event. */
export interface GuestsView extends LiveView, Pick<HostView, 'id' | 'questions'> {}

function toQuestions({ answerSettings }: Invite): HostView['questions'] {
  return answerSettings.questions.map(({ id, title, kind }) => ({ id, title, kind }));
}

/** Creates the only representation of a stored invitation that the guest list may receive. */
export function toGuestsView(invite: Invite, answers: EventAnswers): GuestsView {
  return { ...toLiveView(invite, answers), id: invite.id, questions: toQuestions(invite) };
}

/** Creates the only representation of a stored invitation that a dashboard may receive. */
export function toHostView(invite: Invite, answers: EventAnswers, now: number): HostView {
  const { answerBy, late } = invite.answerSettings;
  const due = { answerBy, timeZone: invite.timeZone };
  return {
    ...toLiveView(invite, answers),
    id: invite.id,
    eventName: invite.eventName,
    location: invite.location,
    lat: invite.lat,
    lng: invite.lng,
    showMap: invite.showMap,
    customMessage: invite.customMessage,
    hostedBy: invite.hostedBy,
    places: invite.answerSettings.places,
    answerBy: formatDate(answerBy),
    isPastDue: isPastAnswerBy(due, now),
    answering: findAnswering(
      { ...due, late, closed: invite.answersClosed, canceled: invite.cancellation !== null },
      now,
    ),
    isCanceled: invite.cancellation !== null,
    title: formatHostTitle(invite),
    date: formatDate(invite.date),
    time: formatTimes(invite, ' – '),
    timeZone: formatZone(invite),
    eventType: invite.eventType.join(', '),
    theme: invite.theme.join(' • '),
    questions: toQuestions(invite),
    timeline: toTimeline(invite),
  };
}
