import { findInviteSeason } from '#app/features/invite/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { findAnswering } from '#app/features/rsvp/deadline-rules.ts';

/** 'closed' for answers alone; 'today' on the day, until the event's end. */
export type DeskSeason = 'open' | 'closed' | 'canceled' | 'today' | 'past';

type Event = Parameters<typeof findInviteSeason>[0] &
  Pick<Invite, 'answersClosed' | 'answerSettings'>;

/** What the desk leads with: the season of the event, and before its day whether guests can answer (behaviour 39.23). */
export function findDeskSeason(
  event: Event,
  now: number,
): { season: DeskSeason; isTonight: boolean } {
  const { cancellation, timeZone, answersClosed: closed } = event;
  if (cancellation !== null) return { season: 'canceled', isTonight: false };
  const { kind } = findInviteSeason(event, now);
  const isTonight = kind === 'tonight';
  if (isTonight || kind === 'today') return { season: 'today', isTonight };
  if (kind === 'after') return { season: 'past', isTonight };
  const { answerBy, late } = event.answerSettings;
  const answering = findAnswering({ answerBy, timeZone, late, closed, canceled: false }, now);
  const isOpen = answering === 'open' || answering === 'late';
  return { season: isOpen ? 'open' : 'closed', isTonight };
}

export const hasBegun = (season: DeskSeason) => season === 'today' || season === 'past';
