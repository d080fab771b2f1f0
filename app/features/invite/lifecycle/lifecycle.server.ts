import { noteActivity } from '#app/features/activity/store.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

import type { Cancellation, Invite, Owner } from '../schema.ts';
import type { Admitted, OwnedInvite } from '../service.server.ts';
import * as store from './lifecycle-store.server.ts';
import { undoDeletionMs } from './rules.ts';

export interface LifecycleServices {
  db: Db;
  clock: Clock;
  live: Publisher;
}

/** Another feature's part in the same transaction, such as mail. */
type Along = (trx: Db, now: number) => Promise<unknown>;

const nothing: Along = async () => {};

/** `version` is the event's when the host saw the cancellation, or none. */
type Canceling = Cancellation & Pick<Invite, 'version'>;

/**
 * Cancels an event, or changes the message of a canceled one (behaviour 34.1). `along` runs only when the event was not canceled before. 'stale', having
 * written nothing, when somebody else has changed the cancellation meanwhile (behaviour 38.16).
 */
export async function cancelEvent(
  { db, clock, live }: LifecycleServices,
  { id, editor }: OwnedInvite,
  canceling: Canceling,
  along: Along = nothing,
): Promise<Result<'canceled' | 'worded' | 'unchanged', 'stale'>> {
  const now = clock();
  const change = await db.transaction().execute(async (trx) => {
    const made = await store.setCanceled(trx, { id, ...canceling, now });
    if (made === 'unchanged' || made === 'stale') return made;
    await noteActivity(trx, { inviteId: id, hostUid: editor, kind: 'canceled', now });
    if (made === 'canceled') await along(trx, now);
    return made;
  });
  if (change === 'stale') return fail('stale');
  if (change !== 'unchanged') live.publish(id);
  return succeed(change);
}

/** `along` runs in the same transaction (behaviour 34.3). */
export async function reinstateEvent(
  { db, clock, live }: LifecycleServices,
  { id, editor }: OwnedInvite,
  along: Along = nothing,
): Promise<void> {
  const now = clock();
  const done = await db.transaction().execute(async (trx) => {
    if (!(await store.setTakingPlace(trx, id, now))) return false;
    await noteActivity(trx, { inviteId: id, hostUid: editor, kind: 'reinstated', now });
    await along(trx, now);
    return true;
  });
  if (done) live.publish(id);
}

/** The event can be brought back for ten minutes (behaviour 34.6). */
export async function deleteEvent(
  { db, clock, live }: LifecycleServices,
  { id, editor }: Admitted & { readonly role: 'owner' },
  along: Along = nothing,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    if (!(await store.setDeleted(trx, id, now))) return;
    await noteActivity(trx, { inviteId: id, hostUid: editor, kind: 'deleted', now });
    await along(trx, now);
  });
  live.publish(id);
}

/** False when the host has deleted no such event within ten minutes (behaviour 34.7). */
export async function restoreEvent(
  { db, clock, live }: LifecycleServices,
  { uid }: Pick<Owner, 'uid'>,
  id: string,
  along: Along = nothing,
): Promise<boolean> {
  const now = clock();
  const done = await db.transaction().execute(async (trx) => {
    const since = now - undoDeletionMs;
    if (!(await store.setRestored(trx, { id, uid, since, now }))) return false;
    await noteActivity(trx, { inviteId: id, hostUid: uid, kind: 'restored', now });
    await along(trx, now);
    return true;
  });
  if (done) live.publish(id);
  return done;
}

export interface DeletedEvent extends Pick<Invite, 'id' | 'eventName' | 'theme' | 'eventType'> {
  until: number;
}

/** The latest first. */
export async function listDeletedEvents(
  { db, clock }: Pick<LifecycleServices, 'db' | 'clock'>,
  { uid }: Pick<Owner, 'uid'>,
): Promise<DeletedEvent[]> {
  const rows = await store.listDeleted(db, uid, clock() - undoDeletionMs);
  return rows.map(({ deletedAt, ...row }) => ({ ...row, until: deletedAt + undoDeletionMs }));
}
