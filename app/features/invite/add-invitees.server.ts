import { noteActivity } from '#app/features/activity/store.server.ts';
import { limits } from '#app/features/draft/limits.ts';
import type { Invitee } from '#app/features/draft/parts/invitee.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { OwnedInvite } from './service.server.ts';
import * as store from './store.server.ts';

export interface AddedInvitees {
  /** The version at which the host has seen the list. */
  version: number;
  guests: readonly Omit<Invitee, 'id'>[];
  now: number;
}

/** Returns the new ids. Writes nothing when the list has changed meanwhile or would be too long (behaviour 33.6). */
export async function addInvitees(
  trx: Db,
  { id, editor }: OwnedInvite,
  { version, guests, now }: AddedInvitees,
): Promise<Result<string[], 'stale' | 'too-many'>> {
  const stored = await store.listInvitees(trx, id);
  const invitees: Invitee[] = [...stored, ...guests];
  if (invitees.length > limits.invitees) return fail('too-many');
  const update = { name: 'invitee', part: { invitees } } as const;
  if ((await store.updatePart(trx, { id, version, update, now })) === null) return fail('stale');
  const entry = { inviteId: id, hostUid: editor, kind: 'guests-added', now } as const;
  await noteActivity(trx, { ...entry, count: guests.length });
  const after = await store.listInvitees(trx, id);
  return succeed(after.slice(stored.length).map((one) => one.id));
}
