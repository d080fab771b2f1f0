import type { Host } from '#app/features/host/schema.ts';
import { listInvitesOfHost } from '#app/features/invite/store.server.ts';
import { loadFiguresOfInvites } from '#app/features/rsvp/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { type EventSummary, toEventSummary } from './event-summary.ts';

/** The host's events with their figures, the newest first. */
export async function listEvents(db: Db, { uid }: Host): Promise<EventSummary[]> {
  const invites = await listInvitesOfHost(db, uid);
  const figures = await loadFiguresOfInvites(
    db,
    invites.map(({ id }) => id),
  );
  return invites.flatMap((invite) => {
    const own = figures.get(invite.id);
    return own ? [toEventSummary(invite, own)] : [];
  });
}
