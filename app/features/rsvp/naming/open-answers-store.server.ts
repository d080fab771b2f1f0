import type { Db } from '#app/platform/db/client.server.ts';
import { lockRows } from '#app/platform/db/dialects.server.ts';
import { inBatches } from '#app/platform/db/in-batches.server.ts';

import { diffReplies, pickRecorded } from '../reply/history-rules.ts';
import { seatReturning } from '../reply/place-rules.ts';
import { countTaken } from '../reply/places-store.server.ts';
import { readReply, replyColumns } from '../reply/reply-row.server.ts';
import { addHistory } from '../reply/reply-store.server.ts';

const kept = [
  'id',
  'invite_id',
  'guest_key_hash',
  'created_at',
  'updated_at',
  ...replyColumns,
] as const;

interface Removal {
  inviteId: string;
  /** The id of the removal, which all its answers share. */
  removal: string;
  now: number;
}

/** Moves answers of the open link aside; those of invitees and of other events stay. Returns their number. */
export async function removeOpenAnswers(
  trx: Db,
  ids: readonly string[],
  { inviteId, removal, now }: Removal,
): Promise<number> {
  let count = 0;
  for (const batch of inBatches(ids)) {
    const rows = await trx
      .deleteFrom('rsvps')
      .where('id', 'in', batch)
      .where('invite_id', '=', inviteId)
      .where('invitee_id', 'is', null)
      .returning(kept)
      .execute();
    if (rows.length === 0) continue;
    count += rows.length;
    await trx
      .insertInto('removed_answers')
      .values(rows.map((row) => ({ ...row, removal, removed_at: now })))
      .execute();
  }
  return count;
}

/**
 * Undoes a removal, except for guests who have answered again meanwhile. A guest without a free place goes on the
 * waiting list. Returns the number of restored answers. The invitation must be locked.
 */
export async function restoreOpenAnswers(
  trx: Db,
  { inviteId, removal, limit }: { inviteId: string; removal: string; limit: number | null },
): Promise<number> {
  const removed = await trx
    .deleteFrom('removed_answers')
    .where('invite_id', '=', inviteId)
    .where('removal', '=', removal)
    .returning(kept)
    .execute();
  const { taken, next } = await countTaken(trx, inviteId);
  const free = limit === null ? Infinity : limit - taken;
  const waiting = seatReturning(
    removed.map((row) => ({
      ...row,
      places: row.answer === 'yes' ? (row.yes_count ?? 1) + row.extra : 0,
    })),
    { free, next },
  );
  const rows = removed.map((row) => ({ ...row, waiting: waiting.get(row.id) ?? null }));
  let count = 0n;
  for (const batch of inBatches(rows)) {
    const result = await trx
      .insertInto('rsvps')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    count += result.numInsertedOrUpdatedRows ?? 0n;
  }
  return Number(count);
}

/** Deletes answers for good that were removed before a moment. */
export async function forgetRemovedAnswers(db: Db, before: number): Promise<void> {
  await db.deleteFrom('removed_answers').where('removed_at', '<', before).execute();
}

/** An answer of the open link, and the time of the change. */
export interface Listed {
  inviteId: string;
  answerId: string;
  now: number;
}

/** Reads and locks a reply of the event. */
function lockAnswer(trx: Db, { inviteId }: Listed, of: 'id' | 'invitee_id', id: string) {
  const query = trx
    .selectFrom('rsvps')
    .select(['id', 'invitee_id', 'updated_at', ...replyColumns])
    .where('invite_id', '=', inviteId)
    .where(of, '=', id);
  return lockRows(trx, query).executeTakeFirst();
}

/** Names a guest of the open link; false when there is no such answer. Another name than `seen` is not overwritten. */
export async function nameOpenAnswer(
  trx: Db,
  listed: Listed,
  { name, seen }: { name: string; seen: string },
): Promise<boolean | { current: string }> {
  const open = await lockAnswer(trx, listed, 'id', listed.answerId);
  if (open?.invitee_id !== null) return false;
  const current = open.name.trim();
  if (current !== name && current !== seen.trim()) return { current };
  await trx.updateTable('rsvps').set({ name }).where('id', '=', open.id).execute();
  const before = readReply(open);
  const { inviteId, now } = listed;
  const entry = { inviteId, inviteeId: null, replyId: open.id, by: 'host', now } as const;
  const change = diffReplies(before, { ...before, name });
  if (change) await addHistory(trx, { ...entry, ...change });
  return true;
}

/**
 * Assigns an answer of the open link to an invitee. If the invitee has an answer too, the newer one counts, and the
 * history keeps the other. The device keeps its key, so that its guest can change the same answer. False when the
 * answer or the invitee does not exist.
 */
export async function mergeOpenAnswer(
  trx: Db,
  listed: Listed,
  inviteeId: string,
): Promise<boolean> {
  const { inviteId, now } = listed;
  const open = await lockAnswer(trx, listed, 'id', listed.answerId);
  const own = await lockAnswer(trx, listed, 'invitee_id', inviteeId);
  const invitee = await trx
    .selectFrom('invitees')
    .select('id')
    .where('id', '=', inviteeId)
    .where('invite_id', '=', inviteId)
    .executeTakeFirst();
  if (open?.invitee_id !== null || !invitee) return false;
  const entry = { inviteId, inviteeId, by: 'host', now } as const;
  if (own) {
    const removed = { before: pickRecorded(readReply(own)), after: null };
    await addHistory(trx, { ...entry, replyId: own.id, ...removed });
    await trx.deleteFrom('rsvps').where('id', '=', own.id).execute();
  }
  const { id: _, name: __, ...newer } = own && own.updated_at > open.updated_at ? own : open;
  await trx
    .updateTable('rsvps')
    .set({ ...newer, invitee_id: inviteeId })
    .where('id', '=', open.id)
    .execute();
  await trx
    .updateTable('reply_history')
    .set({ invitee_id: inviteeId })
    .where('reply_id', '=', open.id)
    .execute();
  const change = diffReplies(readReply(open), readReply({ ...newer, name: open.name }));
  if (change) await addHistory(trx, { ...entry, replyId: open.id, ...change });
  return true;
}
