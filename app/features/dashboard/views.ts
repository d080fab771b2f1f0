import {
  type AskedQuestion,
  type EventAnswers,
  type LiveView,
  listQuestions,
  toLiveView,
} from '#app/features/guests/list/views.ts';
import { formatTimes } from '#app/features/invitation/facts.ts';
import { formatZone } from '#app/features/invitation/zone-label.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import {
  type Answering,
  findAnswering,
  isPastAnswerBy,
} from '#app/features/rsvp/deadline-rules.ts';
import { formatDay } from '#app/features/schedule/day-text.ts';
import { formatDate, sortActivities, formatMinutes } from '#app/features/schedule/rules.ts';
import { findToday } from '#app/features/schedule/today.ts';
import { sayPreset } from '#app/features/theme/presets/say-preset.ts';
import { say } from '#app/platform/language/say.ts';

import { type DeskSeason, findDeskSeason } from './desk-season.ts';

/** Only this view and the guest list hold tokens of personal links. */
export interface HostView
  extends
    LiveView,
    Pick<
      Invite,
      'id' | 'eventName' | 'location' | 'lat' | 'lng' | 'showMap' | 'customMessage' | 'hostedBy'
    > {
  isCanceled: boolean;
  /** What guests of a canceled event read, or ''. */
  cancelMessage: string;
  /** What the desk leads with. */
  season: DeskSeason;
  /** The event's page leads to photos. */
  hasAlbum: boolean;
  /** It was saved with a past date, and no host has said that it took place. */
  savedPast: boolean;
  /** The event is today, in the evening. */
  isTonight: boolean;
  /** The event's title, or its substitute. */
  title: string;
  /** Display texts, or ''. */
  date: string;
  time: string;
  timeZone: string;
  eventType: string;
  theme: string;
  seats: number | null;
  /** The last day for answers as a display text, or ''; and without its weekday. */
  answerBy: string;
  due: string;
  /** When guests were last asked by mail, as 'May 3', or ''. */
  asked: string;
  isPastDue: boolean;
  answering: Answering;
  questions: AskedQuestion[];
  timeline: { key: string; name: string; time: string }[];
}

function toTimeline({ activities }: Invite): HostView['timeline'] {
  return sortActivities(activities).map(({ name, time }, index) => ({
    key: String(index),
    name: name.trim() || say('Untitled activity'),
    time: Number.isFinite(time) ? formatMinutes(time) : 'TBD',
  }));
}

/** The only representation of an invitation that a dashboard may receive. */
export function toHostView(invite: Invite, answers: EventAnswers, now: number): HostView {
  const { answerBy, late } = invite.answerSettings;
  const due = { answerBy, timeZone: invite.timeZone };
  const zone = invite.timeZone || 'UTC';
  const today = findToday(now, zone);
  const asked = answers.people?.asked ?? null;
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
    seats: invite.answerSettings.seats,
    answerBy: formatDate(answerBy),
    due: formatDay(answerBy, today, { weekday: false }),
    asked: asked === null ? '' : formatDay(findToday(asked, zone), today, { weekday: false }),
    isPastDue: isPastAnswerBy(due, now),
    answering: findAnswering(
      { ...due, late, closed: invite.answersClosed, canceled: invite.cancellation !== null },
      now,
    ),
    isCanceled: invite.cancellation !== null,
    savedPast: invite.savedPast,
    hasAlbum: invite.thanks.album !== '',
    cancelMessage: invite.cancellation?.message ?? '',
    ...findDeskSeason(invite, now),
    title: formatHostTitle(invite),
    date: formatDate(invite.date),
    time: formatTimes(invite, ' – '),
    timeZone: formatZone(invite),
    eventType: invite.eventType.map(sayPreset).join(', '),
    theme: invite.theme.map(sayPreset).join(' • '),
    questions: listQuestions(invite),
    timeline: toTimeline(invite),
  };
}
