import { type MailServices, listMailStates } from '#app/features/mail/mail-states.server.ts';
import type { AnswerCounts } from '#app/features/rsvp/rules.ts';

import type { GuestListing, GuestMarks } from '../guest-row.ts';
import { countMailed } from './guest-list-store.server.ts';

/** Adds the state of the latest mail to invitees, if this server sends mail (behaviour 31.9). */
export async function addMailStatus(
  services: MailServices,
  inviteId: string,
  listing: GuestListing,
): Promise<GuestListing> {
  const invitees = listing.rows.filter(({ token }) => token !== null);
  const states = invitees.length > 0 && (await listMailStates(services, inviteId, invitees));
  if (!states) return listing;
  const rows = listing.rows.map((row) => {
    const state = states.get(row.id);
    return state ? { ...row, mail: state.words } : row;
  });
  return { ...listing, rows };
}

/** Counts invitees without mail and with failed mail; 0 if this server sends none (behaviour 31.9). */
export async function countMailMarks(
  { db, mail }: MailServices,
  inviteId: string,
  { invitees }: Pick<AnswerCounts, 'invitees'>,
): Promise<Pick<GuestMarks, 'unsent' | 'failed'>> {
  if (!mail.isOn) return { unsent: 0, failed: 0 };
  const { reached, failures } = await db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      fn.count<number>('invitee_id').distinct().as('reached'),
      fn
        .sum<number | null>(eb.case().when('state', '=', 'failed').then(1).else(0).end())
        .as('failures'),
    ])
    .where('invite_id', '=', inviteId)
    .where('invitee_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const failed = (failures ?? 0) > 0 ? await countMailed(db, inviteId, 'failed') : 0;
  return { unsent: invitees - reached, failed };
}
