import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import type { Offer } from '#app/features/outreach/schema.ts';
import { type ToTell, findToTell } from '#app/features/outreach/tell-cancellation.server.ts';
import { type OfferServices, findOffer } from '#app/features/outreach/tell-change.server.ts';
import { isPast, isPastSince } from '#app/features/schedule/past.ts';
import { isFollowUpWanted } from '#app/features/told/follow-ups.server.ts';
import { getActivityPath } from '#app/platform/paths.ts';

import { type UndoableEntry, listUndoableActivity } from '../event-activity.server.ts';
import { formatExpiry } from '../event-list/event-summary.server.ts';

const shown = 8;

export interface NewsServices extends OfferServices {
  settings: { RETENTION_DAYS?: number | undefined };
}

export interface EventNews {
  activity: UndoableEntry[];
  /** The path of earlier changes, if there are any. */
  earlierPath: string | null;
  /** When guests and answers will be deleted, in words, or ''. */
  expires: string;
  /** An untold change. */
  offer: Offer | null;
  /** Who was not told of a cancellation; null without one. */
  toTell: ToTell | null;
  /** For two weeks after the event. */
  isJustOver: boolean;
  /** The day has come on which a host wants to go through those without an answer. */
  isFollowUp: boolean;
}

const justOverDays = 14;

export async function loadNews(services: NewsServices, invite: OwnedInvite): Promise<EventNews> {
  const { db, clock, settings } = services;
  const latest = await listUndoableActivity(db, invite, shown + 1);
  return {
    activity: latest.slice(0, shown),
    earlierPath: latest.length > shown ? getActivityPath(invite.id) : null,
    offer: await findOffer(services, invite),
    toTell: invite.cancellation ? await findToTell(services, invite) : null,
    isFollowUp: await isFollowUpWanted(services, invite),
    isJustOver: isPast(invite, clock()) && !isPastSince(invite, justOverDays, clock()),
    expires: formatExpiry(invite, settings.RETENTION_DAYS),
  };
}
