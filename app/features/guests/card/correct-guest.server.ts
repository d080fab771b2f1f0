import { noteBy } from '#app/features/activity/note-by.server.ts';
import { correctInviteeAddress } from '#app/features/invite/correct-address.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { lockInvite } from '#app/features/rsvp/reply/reply-context.server.ts';

import { findInviteeRow } from './guest-card-store.server.ts';

interface Correction {
  inviteeId: string;
  address: string;
  seen: string;
}

/** Changes an invitee's address, unless it has changed since the host's screen was loaded (behaviour 28.14). */
export async function correctGuest(
  { db, clock, live }: UpdateServices,
  invite: OwnedInvite,
  { inviteeId, address, seen }: Correction,
): Promise<'corrected' | 'gone' | { current: string }> {
  const now = clock();
  const done = await db.transaction().execute(async (trx) => {
    await lockInvite(trx, invite.id);
    const stored = await findInviteeRow(trx, invite.id, inviteeId);
    if (!stored) return 'gone';
    if (stored.email === address) return 'corrected';
    if (stored.email !== seen) return { current: stored.email };
    await correctInviteeAddress(trx, { inviteId: invite.id, inviteeId, address, now });
    await noteBy(invite, 'guest-edited')(trx, now);
    return 'corrected';
  });
  if (done === 'corrected') live.publish(invite.id);
  return done;
}
