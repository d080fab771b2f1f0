import { noteBy } from '#app/features/activity/note-by.server.ts';
import type { OwnedInvite, UpdateServices } from '#app/features/invite/service.server.ts';
import { changeInvite } from '#app/platform/db/versions.server.ts';

/** An event that was saved with a past date took place on it, so that it is over from now on (behaviour 39.25). */
export async function noteTookPlace(
  { db, clock, live }: Pick<UpdateServices, 'db' | 'clock' | 'live'>,
  invite: OwnedInvite,
): Promise<void> {
  const now = clock();
  const isChanged = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await changeInvite(trx, now)
      .set({ saved_past: 0 })
      .where('id', '=', invite.id)
      .where('saved_past', '=', 1)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await noteBy(invite, 'took-place')(trx, now);
    return true;
  });
  if (isChanged) live.publish(invite.id);
}
