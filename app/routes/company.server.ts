import { type GuestPageQuery, pageRows, readGuestQuery } from '#app/features/invite/guest-query.ts';
import { type OwnedInvite, countGuests } from '#app/features/invite/service.server.ts';
import type { Company } from '#app/features/invite/views.ts';
import { listGuestPage } from '#app/features/rsvp/guest-list.server.ts';
import { loadFigures } from '#app/features/rsvp/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

/** Who is coming to a host's event, with the page of guests that the address asks for. */
export async function loadCompany(db: Db, invite: OwnedInvite, url: URL): Promise<Company> {
  const query: GuestPageQuery = readGuestQuery(url.searchParams);
  const [figures, guestCount, page] = await Promise.all([
    loadFigures(db, invite.id),
    countGuests(db, invite),
    listGuestPage(db, invite.id, query, pageRows),
  ]);
  return { figures, guestCount, query, page };
}
