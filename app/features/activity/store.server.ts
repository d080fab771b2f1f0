import type { Db } from '#app/platform/db/client.server.ts';
import { prepareStatement } from '#app/platform/db/statement.server.ts';
import { createOrderedId } from '#app/platform/ids.server.ts';

import { keptActivities, togetherMs } from './rules.ts';
import type { ActivityEntry, ActivityKind, NewActivityEntry } from './schema.ts';

/** The same kind of change by the same host within ten minutes is one entry with a number (behaviour 34.12, 34.13). */
export async function noteActivity(
  trx: Db,
  { inviteId, hostUid, kind, part = '', count = 1, now }: NewActivityEntry,
): Promise<void> {
  const last = await trx
    .selectFrom('activity')
    .select(['id', 'host_uid as hostUid', 'kind', 'part', 'at'])
    .where('invite_id', '=', inviteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSame = last?.hostUid === hostUid && last.kind === kind && last.part === part;
  if (last && isSame && now - last.at < togetherMs) {
    await trx
      .updateTable('activity')
      .set((row) => ({ count: row('count', '+', count), at: now }))
      .where('id', '=', last.id)
      .execute();
    return;
  }
  const id = createOrderedId(now);
  await trx
    .insertInto('activity')
    .values({ id, invite_id: inviteId, host_uid: hostUid, kind, part, count, at: now })
    .execute();
  await forgetOldest(trx, inviteId);
}

async function forgetOldest(trx: Db, inviteId: string): Promise<void> {
  const oldest = await trx
    .selectFrom('activity')
    .select('id')
    .where('invite_id', '=', inviteId)
    .orderBy('id', 'desc')
    .offset(keptActivities)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await trx
    .deleteFrom('activity')
    .where('invite_id', '=', inviteId)
    .where('id', '<=', oldest.id)
    .execute();
}

const latestOf = prepareStatement<
  { inviteId: string; limit: number },
  Omit<ActivityEntry, 'kind' | 'isOwn'> & { kind: string; hostUid: string | null }
>((db, value) =>
  db
    .selectFrom('activity')
    .leftJoin('hosts', 'hosts.uid', 'activity.host_uid')
    .select([
      'activity.id',
      'activity.kind',
      'activity.part',
      'activity.count',
      'activity.at',
      'activity.host_uid as hostUid',
      'hosts.display_name as by',
    ])
    .where('activity.invite_id', '=', value('inviteId'))
    .orderBy('activity.id', 'desc')
    .limit(value('limit')),
);

export async function listActivity(
  db: Db,
  /** `editor` is the host who reads. */
  { id: inviteId, editor }: { id: string; editor: string },
  limit: number,
): Promise<ActivityEntry[]> {
  const { rows } = await latestOf(db, { inviteId, limit });
  return rows.map(({ kind, hostUid, ...row }) => ({
    ...row,
    kind: kind as ActivityKind,
    isOwn: hostUid === editor,
  }));
}
