import { formatDate, sortActivities, timeLabel } from '#app/features/schedule/rules.ts';
import { type Properties, themeProperties } from '#app/features/theme/css.ts';
import { themeTokens } from '#app/features/theme/tokens.ts';

import { timeRange, zoneLabel } from './facts.ts';
import { hostTitle } from './rules.ts';
import type { Invite, StoredInvitee } from './schema.ts';

/**
 * All that a guest may know of an invitation (decisions §2), and the only way from a stored one to a
 * guest's page: no host, no invitee, no token, no answer.
 */
export interface GuestView extends Pick<
  Invite,
  | 'id'
  | 'eventName'
  | 'eventType'
  | 'theme'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'endsNextDay'
  | 'timeZone'
  | 'location'
  | 'lat'
  | 'lng'
  | 'showMap'
  | 'customMessage'
  | 'activities'
> {}

export function toGuestView(invite: Invite): GuestView {
  return {
    id: invite.id,
    eventName: invite.eventName,
    eventType: invite.eventType,
    theme: invite.theme,
    date: invite.date,
    startTime: invite.startTime,
    endTime: invite.endTime,
    endsNextDay: invite.endsNextDay,
    timeZone: invite.timeZone,
    location: invite.location,
    lat: invite.lat,
    lng: invite.lng,
    showMap: invite.showMap,
    customMessage: invite.customMessage,
    activities: invite.activities,
  };
}

/** How many answered what (decisions §1): `people` counts those who come and those they bring. */
export interface Figures {
  going: number;
  people: number;
  maybe: number;
  declined: number;
  noResponse: number;
}

/** A stored answer, as the answers' own feature lists it. */
export interface Answer {
  id: string;
  inviteeId: string | null;
  name: string;
  answer: 'yes' | 'no' | 'maybe';
  extra: 0 | 1;
  recordedByHost: boolean;
}

export type AnswerLabel = 'Going' | 'Going +1' | 'Maybe' | 'Declined' | 'No response yet';

export interface GuestRow {
  /** The invitee's id, or the answer's where there is no invitee. */
  id: string;
  name: string;
  /** Absent for somebody who answered on the open link. */
  email?: string;
  /** The personal link's; absent where there is no invitee. */
  token?: string;
  label: AnswerLabel;
  /** The answer is the host's word for the guest. */
  recorded: boolean;
}

/** The host's own screen, and the only one that holds the personal links' tokens. */
export interface HostView extends Pick<
  Invite,
  'id' | 'version' | 'eventName' | 'location' | 'lat' | 'lng' | 'showMap' | 'customMessage'
> {
  /** What the event is called, after the fallbacks of spec §2. */
  title: string;
  /** Labels; empty where nothing was chosen. */
  date: string;
  time: string;
  timeZone: string;
  eventType: string;
  theme: string;
  guestCount: number;
  figures: Figures;
  /** The first invitees, as many as were asked for. */
  guests: GuestRow[];
  /** Answers from the open link, as many as were asked for, and how many there are. */
  openAnswers: GuestRow[];
  openAnswerCount: number;
  timeline: { key: string; name: string; time: string }[];
}

/** What the dashboard shows besides the invitation. */
export interface Company {
  figures: Figures;
  guestCount: number;
  /** The first `shown` invitees. */
  invitees: readonly StoredInvitee[];
  answers: readonly Answer[];
  /** The most rows that a list on the page gets. */
  shown: number;
}

export function answerLabel(answer: Pick<Answer, 'answer' | 'extra'> | undefined): AnswerLabel {
  if (!answer) return 'No response yet';
  if (answer.answer === 'yes') return answer.extra === 1 ? 'Going +1' : 'Going';
  return answer.answer === 'maybe' ? 'Maybe' : 'Declined';
}

function timelineOf({ activities }: Invite): HostView['timeline'] {
  return sortActivities(activities).map(({ name, time }, place) => ({
    key: String(place),
    name: name.trim() || 'Untitled activity',
    time: Number.isFinite(time) ? timeLabel(time) : 'TBD',
  }));
}

function guestLists({ invitees, answers, shown }: Company) {
  const ofInvitee = new Map(answers.map((answer) => [answer.inviteeId, answer]));
  const open = answers.filter((answer) => answer.inviteeId === null);
  return {
    guests: invitees.map(({ id, name, email, token }) => ({
      id,
      name,
      email,
      token,
      label: answerLabel(ofInvitee.get(id)),
      recorded: ofInvitee.get(id)?.recordedByHost ?? false,
    })),
    openAnswers: open.slice(0, shown).map((answer) => ({
      id: answer.id,
      name: answer.name.trim() || 'Guest without a name',
      label: answerLabel(answer),
      recorded: answer.recordedByHost,
    })),
    openAnswerCount: open.length,
  };
}

/** The only way from a stored invitation to its host's dashboard. */
export function toHostView(invite: Invite, company: Company): HostView {
  return {
    id: invite.id,
    version: invite.version,
    eventName: invite.eventName,
    location: invite.location,
    lat: invite.lat,
    lng: invite.lng,
    showMap: invite.showMap,
    customMessage: invite.customMessage,
    title: hostTitle(invite),
    date: formatDate(invite.date),
    time: timeRange(invite, ' – '),
    timeZone: zoneLabel(invite),
    eventType: invite.eventType.join(', '),
    theme: invite.theme.join(' • '),
    guestCount: company.guestCount,
    figures: company.figures,
    ...guestLists(company),
    timeline: timelineOf(invite),
  };
}

/** One line of the host's list of events. */
export interface EventSummary {
  id: string;
  title: string;
  date: string;
  figures: Figures;
  /** The colours and the face that the invitation is known by. */
  look: Properties;
}

const lookKept = new Set<string>([
  '--color-surface',
  '--color-display',
  '--color-fill',
  '--color-second',
  '--color-third',
  '--font-display',
  '--title-weight',
  '--title-tracking',
  '--title-scale',
]);

export function toEventSummary(invite: Invite, figures: Figures): EventSummary {
  const kept = Object.entries(themeProperties(themeTokens(invite))).filter(([name]) =>
    lookKept.has(name),
  );
  return {
    id: invite.id,
    title: hostTitle(invite),
    date: formatDate(invite.date),
    figures,
    look: Object.fromEntries(kept),
  };
}
