import type { Invite } from '#app/features/invite/schema.ts';
import { type ToldServices, listToldStates } from '#app/features/told/told-states.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

import type { GuestListing, GuestMarks } from '../guest-row.ts';
import { countTold } from './guest-list-store.server.ts';

/** Adds to invitees how they were told (behaviour 48.3). */
export async function addToldStates(
  services: ToldServices,
  { id: inviteId, timeZone }: Pick<Invite, 'id' | 'timeZone'>,
  listing: GuestListing,
): Promise<GuestListing> {
  const invitees = listing.rows.filter(({ token }) => token !== null);
  if (invitees.length === 0) return listing;
  const states = await listToldStates(services, { inviteId, timeZone }, invitees);
  const rows = listing.rows.map((row) => {
    const told = states.get(row.id);
    return told ? { ...row, told } : row;
  });
  return { ...listing, rows };
}

/** Counts invitees who were not told yet and those whose mail came back (behaviour 48.3). */
export async function countToldMarks(
  db: Db,
  inviteId: string,
): Promise<Pick<GuestMarks, 'untold' | 'returned'>> {
  const failure = await db
    .selectFrom('outbox')
    .select('id')
    .where('invite_id', '=', inviteId)
    .where('invitee_id', 'is not', null)
    .where('state', '=', 'failed')
    .limit(1)
    .executeTakeFirst();
  return {
    untold: await countTold(db, inviteId, 'untold'),
    returned: failure ? await countTold(db, inviteId, 'returned') : 0,
  };
}
