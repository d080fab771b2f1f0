import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { findInvite, listInvitees, updatePart } from '#app/features/invite/store.server.ts';
import { lockInvite } from '#app/features/rsvp/reply/reply-context.server.ts';
import type { Promoting } from '#app/features/rsvp/reply/settle.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { createId } from '#app/platform/ids.server.ts';

import { type SelectedGuests, resolveGuests } from '../list/selection.server.ts';
import type { ActionOutcome, ChangedGuests, GuestsSelection } from '../schema.ts';

export interface Changing extends Promoting {
  trx: Db;
  inviteId: string;
  /** The id by which the change is undone. */
  change: string;
  editor: string;
}

/** How many guests were changed, who was not, and who waits. */
export type Changed = Omit<ChangedGuests, 'change'>;

/** Works under the invitation's lock, then publishes. A text says why nothing was changed (behaviour 33.22). */
export async function changeGuests(
  { db, clock, live, tellPromoted }: UpdateServices & Pick<Promoting, 'tellPromoted'>,
  { id: inviteId, editor }: OwnedInvite,
  guests: GuestsSelection,
  work: (changing: Changing, selected: SelectedGuests) => Promise<Changed | string>,
): Promise<ActionOutcome> {
  const change = createId();
  const done = await db.transaction().execute(async (trx) => {
    await lockInvite(trx, inviteId);
    // The clock is read after the wait for the lock, so that this change is the latest.
    const now = clock();
    const selected = await resolveGuests(trx, inviteId, guests);
    return work({ trx, inviteId, change, editor, now, tellPromoted }, selected);
  });
  if (typeof done === 'string') return { status: 422, reply: { ok: false, message: done } };
  if (done.count > 0) live.publish(inviteId);
  return { status: 200, reply: { ok: true, changed: { change, ...done } } };
}

/** Raises the list's version, so that edits of an earlier list are stale. */
export async function writeList(
  trx: Db,
  { inviteId, now }: { inviteId: string; now: number },
  isKept: (invitee: { id: string }) => boolean = () => true,
): Promise<void> {
  const version = (await findInvite(trx, inviteId))?.version ?? 0;
  const invitees = (await listInvitees(trx, inviteId)).filter(isKept);
  const update = { name: 'invitee', part: { invitees } } as const;
  await updatePart(trx, { id: inviteId, version, update, now });
}
