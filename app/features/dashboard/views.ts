import type { GuestPageQuery } from '#app/features/guests/guest-query.ts';
import { formatTimes, formatZone } from '#app/features/invitation/facts.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import type { Figures } from '#app/features/rsvp/rules.ts';
import { formatDate, sortActivities, formatMinutes } from '#app/features/schedule/rules.ts';

import { type GuestListPage, type GuestListing, toGuestRow } from './guest-list/guest-row.ts';

/** The answers to an event: the figures, and one page of the guest list. */
export interface EventAnswers {
  figures: Figures;
  guestCount: number;
  query: GuestPageQuery;
  listing: GuestListing;
}

/** What the dashboard shows of an event. No other view holds the tokens of personal links. */
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
  | 'answersClosed'
> {
  /** The event's title, or its substitute. */
  title: string;
  /** `date`, `time`, `timeZone`, `eventType` and `theme` are display texts; empty when nothing was chosen. */
  date: string;
  time: string;
  timeZone: string;
  eventType: string;
  theme: string;
  /** The number of invitees. */
  guestCount: number;
  figures: Figures;
  list: GuestListPage;
  timeline: { key: string; name: string; time: string }[];
}

/** The part of the dashboard that changes as guests answer. */
export interface LiveView extends Pick<HostView, 'version' | 'guestCount' | 'figures' | 'list'> {}

function toTimeline({ activities }: Invite): HostView['timeline'] {
  return sortActivities(activities).map(({ name, time }, index) => ({
    key: String(index),
    name: name.trim() || 'Untitled activity',
    time: Number.isFinite(time) ? formatMinutes(time) : 'TBD',
  }));
}

export function toLiveView({ version }: Invite, answers: EventAnswers): LiveView {
  const { figures, guestCount, query, listing } = answers;
  const { invited, open } = listing;
  const rows = listing.rows.map(toGuestRow);
  return { version, figures, guestCount, list: { ...query, invited, open, rows } };
}

/** Creates the only representation of a stored invitation that a dashboard may receive. */
export function toHostView(invite: Invite, answers: EventAnswers): HostView {
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
    answersClosed: invite.answersClosed,
    title: formatHostTitle(invite),
    date: formatDate(invite.date),
    time: formatTimes(invite, ' – '),
    timeZone: formatZone(invite),
    eventType: invite.eventType.join(', '),
    theme: invite.theme.join(' • '),
    timeline: toTimeline(invite),
  };
}
