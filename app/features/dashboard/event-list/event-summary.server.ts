import { findExpiryDay } from '#app/features/invite/lifecycle/rules.ts';
import type { Role } from '#app/features/invite/members/schema.ts';
import { findInviteSeason, formatHostTitle } from '#app/features/invite/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { buildEventCardUrl } from '#app/features/link-card/event-card.server.ts';
import type { Figures } from '#app/features/rsvp/rules.ts';
import { isPast, isPastSince } from '#app/features/schedule/past.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { texts } from '#app/platform/language/say.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import { describeDay } from './event-words.ts';

export interface EventSummary {
  id: string;
  title: string;
  /** The day in words, with how far it is. */
  when: string;
  /** The date by which the list is sorted: YYYY-MM-DD, or empty. */
  day: string;
  isPast: boolean;
  /** On the day, until its end. */
  isToday: boolean;
  /** For two weeks after the event. */
  isJustOver: boolean;
  isCanceled: boolean;
  /** Guests of a canceled event who can be told by mail and were not. */
  untold: number;
  /** When its guests and answers will be deleted, in words, or ''. */
  expires: string;
  role: Role;
  /** Null for door helpers. */
  figures: Figures | null;
  /** The path of the picture that messengers show for its link. */
  cover: string;
}

export interface EventLists {
  today: EventSummary[];
  upcoming: EventSummary[];
  canceled: EventSummary[];
  past: EventSummary[];
}

interface SummaryContext {
  role: Role;
  now: number;
  untold: number;
  /** Days until the guests of past events are deleted; undefined for never. */
  retentionDays: number | undefined;
}

const justOverDays = 14;

const days = texts({ today: 'Today', tonight: 'Tonight' });

/** The day on which guests will be deleted, in words; '' until the host was told of one. */
export function formatExpiry(
  invite: Pick<Invite, 'date' | 'endsNextDay' | 'timeZone' | 'expiryToldAt'>,
  retentionDays: number | undefined,
): string {
  if (invite.expiryToldAt === null || retentionDays === undefined || invite.date === '') return '';
  return formatDate(findExpiryDay(invite, retentionDays, invite.expiryToldAt));
}

export function toEventSummary(
  invite: Invite,
  figures: Figures,
  { role, now, untold, retentionDays }: SummaryContext,
): EventSummary {
  const isCanceled = invite.cancellation !== null;
  const { kind } = findInviteSeason(invite, now);
  const isOver = isPast(invite, now);
  const today = kind === 'tonight' ? days.tonight : kind === 'today' ? days.today : null;
  return {
    id: invite.id,
    title: formatHostTitle(invite),
    when: describeDay(invite, now, { isPast: isOver, today }),
    day: invite.date,
    isPast: isOver,
    isToday: today !== null,
    isJustOver: kind === 'after' && !isPastSince(invite, justOverDays, now),
    isCanceled,
    untold,
    expires: formatExpiry(invite, retentionDays),
    role,
    figures: role === 'door' ? null : figures,
    cover: buildEventCardUrl(toGuestView(invite), invite.language, getGuestPath(invite.id)),
  };
}

const byDay = (one: EventSummary, other: EventSummary) =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : 0;

/**
 * What is today; those without a date, the newest first, then those to come, the nearest first; canceled ones; past
 * ones, the latest first (behaviour 34.9).
 */
export function sortEvents(events: readonly EventSummary[]): EventLists {
  const ahead = events.filter((event) => !event.isPast).toSorted(byDay);
  return {
    today: ahead.filter(({ isToday }) => isToday),
    upcoming: ahead.filter(({ isToday, isCanceled }) => !isToday && !isCanceled),
    canceled: ahead.filter(({ isCanceled }) => isCanceled),
    past: events.filter((event) => event.isPast).toSorted((one, other) => byDay(other, one)),
  };
}
