import { noteBy } from '#app/features/activity/note-by.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { confirmReplies } from '#app/features/rsvp/reply/confirm-replies.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import type { ActionOutcome } from '../schema.ts';
import { type RecordedOver, encodeKept, insertKept } from '../undo/undo-store.server.ts';

/** Counts every yes from before a change as confirmed, which can be undone (behaviour 28.20). */
export async function confirmAll(
  { db, clock, live }: Pick<UpdateServices, 'db' | 'clock' | 'live'>,
  invite: OwnedInvite,
): Promise<ActionOutcome> {
  const now = clock();
  const kept = { inviteId: invite.id, change: createId(), now };
  const count = await db.transaction().execute(async (trx) => {
    const confirmed = await confirmReplies(trx, invite.id, now);
    if (confirmed.length === 0) return 0;
    const before = confirmed.map((one): RecordedOver => ({ kind: 'reply', ...one }));
    await insertKept(trx, await encodeKept(kept, before));
    await noteBy(invite, 'answers-confirmed')(trx, now, confirmed.length);
    return confirmed.length;
  });
  if (count > 0) live.publish(invite.id);
  return { status: 200, reply: { ok: true, changed: { change: kept.change, count } } };
}
