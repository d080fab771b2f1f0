import type { Invite } from '#app/features/invite/schema.ts';
import { type MailServices, listMailStates } from '#app/features/mail/mail-states.server.ts';

import type { GuestListing, GuestMarks } from '../guest-row.ts';
import { countMailed } from './guest-list-store.server.ts';

/** Adds the state of the latest mail to invitees, if this server sends mail (behaviour 31.9). */
export async function addMailStatus(
  services: MailServices,
  { id: inviteId, timeZone }: Pick<Invite, 'id' | 'timeZone'>,
  listing: GuestListing,
): Promise<GuestListing> {
  const invitees = listing.rows.filter(({ token }) => token !== null);
  const states =
    invitees.length > 0 && (await listMailStates(services, { inviteId, timeZone }, invitees));
  if (!states) return listing;
  const rows = listing.rows.map((row) => {
    const state = states.get(row.id);
    return state ? { ...row, mail: state } : row;
  });
  return { ...listing, rows };
}

/** Counts invitees who were not told and those whose mail failed; 0 if this server sends none (behaviour 31.9). */
export async function countMailMarks(
  { db, mail }: MailServices,
  inviteId: string,
): Promise<Pick<GuestMarks, 'unsent' | 'failed'>> {
  if (!mail.isOn) return { unsent: 0, failed: 0 };
  const failure = await db
    .selectFrom('outbox')
    .select('id')
    .where('invite_id', '=', inviteId)
    .where('invitee_id', 'is not', null)
    .where('state', '=', 'failed')
    .limit(1)
    .executeTakeFirst();
  return {
    unsent: await countMailed(db, inviteId, 'unsent'),
    failed: failure ? await countMailed(db, inviteId, 'failed') : 0,
  };
}
