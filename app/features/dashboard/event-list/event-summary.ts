import { findExpiryDay } from '#app/features/invite/lifecycle/rules.ts';
import type { Role } from '#app/features/invite/members/schema.ts';
import { formatHostTitle } from '#app/features/invite/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import type { Figures } from '#app/features/rsvp/rules.ts';
import { isPast } from '#app/features/schedule/past.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { type Properties, toThemeProperties } from '#app/features/theme/css.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { createThemeTokens } from '#app/features/theme/tokens.ts';

export interface EventSummary {
  id: string;
  title: string;
  date: string;
  /** The date by which the list is sorted: YYYY-MM-DD, or empty. */
  day: string;
  isPast: boolean;
  isCanceled: boolean;
  /** When its guests and answers will be deleted, in words, or ''. */
  expires: string;
  role: Role;
  /** Null for door helpers. */
  figures: Figures | null;
  /** The invitation's colors and title typeface. */
  look: Properties;
}

export interface EventLists {
  upcoming: EventSummary[];
  past: EventSummary[];
}

const lookProperties = new Set<string>([
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

interface SummaryContext {
  role: Role;
  now: number;
  /** Days until the guests of past events are deleted; undefined for never. */
  retentionDays: number | undefined;
}

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
  { role, now, retentionDays }: SummaryContext,
): EventSummary {
  const look = Object.entries(toThemeProperties(createThemeTokens(invite, listIdeaClaims))).filter(
    ([name]) => lookProperties.has(name),
  );
  return {
    id: invite.id,
    title: formatHostTitle(invite),
    date: formatDate(invite.date),
    day: invite.date,
    isPast: isPast(invite, now),
    isCanceled: invite.cancellation !== null,
    expires: formatExpiry(invite, retentionDays),
    role,
    figures: role === 'door' ? null : figures,
    look: Object.fromEntries(look),
  };
}

const byDay = (one: EventSummary, other: EventSummary) =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : 0;

/** Those without a date, the newest first; then upcoming and past ones, each the nearest first (behaviour 34.9). */
export function sortEvents(events: readonly EventSummary[]): EventLists {
  return {
    upcoming: events.filter((event) => !event.isPast).toSorted(byDay),
    past: events.filter((event) => event.isPast).toSorted((one, other) => byDay(other, one)),
  };
}
