import { tellActivity } from '#app/features/activity/rules.ts';
import type { ToldActivity } from '#app/features/activity/schema.ts';
import { listActivity } from '#app/features/activity/store.server.ts';
import { listUndoable } from '#app/features/guests/undo/undo-store.server.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';

export interface UndoableEntry extends ToldActivity {
  canUndo: boolean;
}

/** Removed guests can be put back for as long as they are kept (behaviour 33.22). */
export async function listUndoableActivity(
  db: Db,
  invite: OwnedInvite,
  limit: number,
): Promise<UndoableEntry[]> {
  const entries = await listActivity(db, invite, limit);
  const removals = entries.some(({ kind }) => kind === 'guests-removed');
  const undoable = removals ? await listUndoable(db, invite.id) : new Set<string>();
  return entries.map((entry) => ({
    ...tellActivity(entry),
    canUndo: entry.kind === 'guests-removed' && undoable.has(entry.part),
  }));
}
