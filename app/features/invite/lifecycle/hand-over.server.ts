import { noteActivity } from '#app/features/activity/store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { changeInvite } from '#app/platform/db/versions.server.ts';

import { lockHost } from '../store.server.ts';

/** A host's events with a co-host, without those that were just deleted. */
function selectWithCoHost(db: Db, uid: string) {
  return db
    .selectFrom('invites')
    .where('host_uid', '=', uid)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberships')
          .select('memberships.id')
          .whereRef('memberships.invite_id', '=', 'invites.id')
          .where('memberships.role', '=', 'co-host'),
      ),
    );
}

/** In a fixed order. */
export async function listWithCoHost(db: Db, uid: string): Promise<string[]> {
  const rows = await selectWithCoHost(db, uid).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

interface Heir {
  uid: string;
  username: string;
  email: string;
}

/** The first co-host of a locked event. The lock of the account keeps it until the transaction ends. */
async function lockHeir(trx: Db, inviteId: string): Promise<Heir | null> {
  const candidates = await trx
    .selectFrom('memberships')
    .select('host_uid as uid')
    .where('invite_id', '=', inviteId)
    .where('role', '=', 'co-host')
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  for (const { uid } of candidates) {
    await lockHost(trx, uid);
    const heir = await trx
      .selectFrom('hosts')
      .select(['uid', 'username', 'email'])
      .where('uid', '=', uid)
      .executeTakeFirst();
    if (heir) return heir;
  }
  return null;
}

interface HandingOver {
  uid: string;
  now: number;
  /** Whether the host was told of exactly these events. */
  isAsPromised?: (ids: readonly string[]) => boolean;
}

/**
 * Makes the first co-host of each event its owner (behaviour 38.12). Waiting mail of the former owner is not sent; the
 * record of sent mail stays. Null, and nothing changes, when other events have a co-host than was promised.
 */
export async function handOverEventsOf(
  trx: Db,
  { uid, now, isAsPromised = () => true }: HandingOver,
): Promise<string[] | null> {
  await lockHost(trx, uid);
  const query = selectWithCoHost(trx, uid).select('id').orderBy('id');
  const heirs: { id: string; heir: Heir }[] = [];
  for (const { id } of await lockRows(trx, query, 'invites').execute()) {
    const heir = await lockHeir(trx, id);
    if (heir) heirs.push({ id, heir });
  }
  const ids = heirs.map(({ id }) => id);
  if (!isAsPromised(ids)) return null;
  for (const { id, heir } of heirs) await makeOwner(trx, id, heir, now);
  return ids;
}

async function makeOwner(trx: Db, id: string, heir: Heir, now: number): Promise<void> {
  await changeInvite(trx, now)
    .set((row) => ({
      host_uid: heir.uid,
      host_username: heir.username,
      host_email: heir.email,
      // The heir may have saved a draft with the same id.
      draft_id: row.ref('id'),
    }))
    .where('id', '=', id)
    .execute();
  await trx
    .deleteFrom('memberships')
    .where('invite_id', '=', id)
    .where('host_uid', '=', heir.uid)
    .execute();
  await trx.deleteFrom('join_links').where('invite_id', '=', id).execute();
  await trx
    .updateTable('outbox')
    .set({ host_uid: heir.uid })
    .where('invite_id', '=', id)
    .where('state', 'in', ['sent', 'failed', 'suppressed'])
    .execute();
  const inviteId = id;
  await noteActivity(trx, { inviteId, hostUid: heir.uid, kind: 'owner-changed', now });
}
