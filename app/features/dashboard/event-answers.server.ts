import { pageRows, readGuestQuery } from '#app/features/guests/guest-query.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { toFigures } from '#app/features/rsvp/rules.ts';
import { countAnswers } from '#app/features/rsvp/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import { listGuests } from './guest-list/guest-list.server.ts';
import type { EventAnswers } from './views.ts';

/** The answers to a host's event, with the page of the guest list that the address asks for. */
export async function loadAnswers(db: Db, invite: OwnedInvite, url: URL): Promise<EventAnswers> {
  const query = readGuestQuery(url.searchParams);
  const counts = await countAnswers(db, invite.id);
  const listing = await listGuests(db, { inviteId: invite.id, counts }, query, pageRows);
  return { figures: toFigures(counts), guestCount: counts.invitees, query, listing };
}
