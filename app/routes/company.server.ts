import { type GuestPageQuery, pageRows, readGuestQuery } from '#app/features/invite/guest-query.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import type { Company } from '#app/features/invite/views.ts';
import { listGuestPage } from '#app/features/rsvp/guest-list.server.ts';
import { toFigures } from '#app/features/rsvp/rules.ts';
import { countCompany } from '#app/features/rsvp/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

/** Who is coming to a host's event, with the page of guests that the address asks for. */
export async function loadCompany(db: Db, invite: OwnedInvite, url: URL): Promise<Company> {
  const query: GuestPageQuery = readGuestQuery(url.searchParams);
  const counted = await countCompany(db, invite.id);
  const figures = toFigures(counted.tallies, counted.invitees);
  const guests = { inviteId: invite.id, counted };
  const page = await listGuestPage(db, guests, query, pageRows);
  return { figures, guestCount: counted.invitees, query, page };
}
