import type { Db } from '#app/platform/db/client.server.ts';
import { isOneOf } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';
import { insertRows } from '#app/platform/db/insert-rows.server.ts';
import { passReplies, readVersion } from '#app/platform/db/versions.server.ts';

import { replyColumns } from '../reply/reply-row.server.ts';
import { countSeatsOf, seatReturning } from '../reply/seat-rules.ts';
import { countTaken } from '../reply/seats-store.server.ts';

const kept = [
  'id',
  'invite_id',
  'guest_key_hash',
  'version',
  'created_at',
  'updated_at',
  ...replyColumns,
] as const;

interface Removal {
  inviteId: string;
  /** An id that all its answers share. */
  removal: string;
  now: number;
}

/** Moves answers of the open link aside, ignoring other ids. Returns their number. */
export async function removeOpenAnswers(
  trx: Db,
  ids: readonly string[],
  { inviteId, removal, now }: Removal,
): Promise<number> {
  let count = 0;
  for (const batch of inBatches(ids)) {
    const rows = await trx
      .deleteFrom('rsvps')
      .where(isOneOf(trx, 'id', batch, inviteId))
      .where('invitee_id', 'is', null)
      .returning(kept)
      .execute();
    if (rows.length === 0) continue;
    count += rows.length;
    await passReplies(trx, inviteId, rows);
    await trx
      .insertInto('removed_answers')
      .values(rows.map((row) => ({ ...row, removal, removed_at: now })))
      .execute();
  }
  return count;
}

/** How many were waiting to be restored, and how many are: not those of guests who have answered again. */
export interface RestoredAnswers {
  taken: number;
  restored: number;
}

/** Restores some answers under the invitation's lock; without a free seat they wait. */
export async function restoreOpenAnswers(
  trx: Db,
  {
    inviteId,
    removal,
    limit,
    most,
  }: { inviteId: string; removal: string; limit: number | null; most: number },
): Promise<RestoredAnswers> {
  const removed = await trx
    .deleteFrom('removed_answers')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('removed_answers')
        .select('id')
        .where('invite_id', '=', inviteId)
        .where('removal', '=', removal)
        .orderBy((order) => order.fn.coalesce('waiting', order.lit(0)))
        .orderBy('created_at')
        .limit(most),
    )
    .returning(kept)
    .execute();
  const { taken, next } = await countTaken(trx, inviteId);
  const free = limit === null ? Infinity : limit - taken;
  const waiting = seatReturning(
    removed.map((row) => ({ ...row, seats: countSeatsOf(row) })),
    { free, next },
  );
  const version = await readVersion(trx, inviteId);
  const rows = removed.map((row) => ({ ...row, version, waiting: waiting.get(row.id) ?? null }));
  return { taken: removed.length, restored: await insertRows(trx, 'rsvps', rows, 'keep') };
}

export async function forgetRemovedAnswers(db: Db, before: number): Promise<void> {
  await db.deleteFrom('removed_answers').where('removed_at', '<', before).execute();
}
