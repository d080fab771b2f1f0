import { noteActivity } from '#app/features/activity/store.server.ts';
import { limits } from '#app/features/draft/limits.ts';
import type { Invitee } from '#app/features/draft/parts/invitee.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { OwnedInvite, UpdateServices } from './service.server.ts';
import * as store from './store.server.ts';

export interface AddedInvitees {
  /** The version of the invitation that the host has seen the list at. */
  version: number;
  guests: readonly { name: string; email: string }[];
}

/**
 * Adds invitees at the end of the list, all in one transaction, and returns the new version. Nothing is written when
 * the list has changed since that version, or when it would be too long (behaviour 33.6).
 */
export async function addInvitees(
  { db, clock, live }: Pick<UpdateServices, 'db' | 'clock' | 'live'>,
  { id, editor }: OwnedInvite,
  { version, guests }: AddedInvitees,
): Promise<Result<number, 'stale' | 'too-many'>> {
  const now = clock();
  const added = await db.transaction().execute(async (trx) => {
    const stored = await store.listInvitees(trx, id);
    const invitees: Invitee[] = [...stored, ...guests];
    if (invitees.length > limits.invitees) return 'too-many';
    const update = { name: 'invitee', part: { invitees } } as const;
    const next = await store.updatePart(trx, { id, version, update, now });
    if (next === null) return 'stale';
    const entry = { inviteId: id, hostUid: editor, kind: 'guests-added', now } as const;
    await noteActivity(trx, { ...entry, count: guests.length });
    return next;
  });
  if (typeof added === 'string') return fail(added);
  live.publish(id);
  return succeed(added);
}
